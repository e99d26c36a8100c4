"""Settings: where they come from, what they default to, and one clear error for each bad value."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.settings import DEFAULT_PAINTERS, Settings, SettingsError, load_settings, read_env_file

TOKEN = "abcdefghijklmnopqrstuvwx.Abc-12.xyz_456"


def env_file(folder: Path, text: str | bytes) -> Path:
    path = folder / ".env"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def settings(environment: dict[str, str], folder: Path, text: str = "") -> Settings:
    return load_settings(environment, env_file(folder, text))


def test_without_settings_the_sandbox_and_the_defaults_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert load_settings({}, tmp_path / "no.env") == Settings(
        token=None, port=8021, db=Path("chefdegare.db"), painters=DEFAULT_PAINTERS
    )


def test_the_process_environment_is_read_when_none_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEF_PORT", "9999")
    monkeypatch.setenv("CHEF_DB", str(tmp_path / "x.db"))
    assert load_settings(env_file=tmp_path / "no.env").port == 9999


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    found = settings({"CHEF_PORT": "1"}, tmp_path, f"CHEF_PORT=2\nCHEF_DB={tmp_path}/file.db\n")
    assert (found.port, found.db) == (1, tmp_path / "file.db")


def test_an_empty_value_means_the_default(tmp_path: Path) -> None:
    found = settings({"DISCORD_TOKEN": " ", "CHEF_PORT": ""}, tmp_path)
    assert (found.token, found.port) == (None, 8021)


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("NAME=value", "value"),
        ("  export NAME = value ", "value"),
        ('NAME="a # b"', "a # b"),
        ("NAME='quoted' # and why", "quoted"),
        ("NAME=8021 # the port", "8021"),
        ("NAME=#nothing", ""),
        ("NAME=a#b", "a#b"),
        ("NAME=a=b", "a=b"),
        ('NAME="it\'s"', "it's"),
    ],
)
def test_a_line_of_the_file_is_read(tmp_path: Path, line: str, value: str) -> None:
    assert read_env_file(env_file(tmp_path, f"# comment\n\n{line}\n")) == {"NAME": value}


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    assert read_env_file(env_file(tmp_path, b"\xef\xbb\xbfNAME=value")) == {"NAME": "value"}


@pytest.mark.parametrize("line", ["just words", "2NAME=x", "=x", "NA ME=x"])
def test_a_line_that_is_no_setting_is_named_with_its_number(tmp_path: Path, line: str) -> None:
    with pytest.raises(SettingsError, match=r"\.env, line 2: expected NAME=value") as raised:
        read_env_file(env_file(tmp_path, f"A=b\n{line}\n"))
    assert line not in str(raised.value).replace("NAME=value", "")  # it may be a token that lost its name


def test_a_file_that_is_no_text_is_an_error_and_not_a_traceback(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"\.env cannot be read as UTF-8 text"):
        read_env_file(env_file(tmp_path, b"NAME=\xff\xfe"))


def test_a_token_is_taken_as_it_is(tmp_path: Path) -> None:
    assert settings({"DISCORD_TOKEN": f" {TOKEN}\n"}, tmp_path).token == TOKEN


@pytest.mark.parametrize("token", ["short", TOKEN + " x", f'"{TOKEN}"', "é" * 30, "x" * 201])
def test_a_token_that_cannot_be_one_says_where_to_get_it_and_is_not_repeated(tmp_path: Path, token: str) -> None:
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN does not look like a bot token") as raised:
        settings({"DISCORD_TOKEN": token}, tmp_path)
    assert token not in str(raised.value)


@pytest.mark.parametrize(("text", "port"), [("0", 0), ("65535", 65535), ("08021", 8021)])
def test_a_port_is_a_number(tmp_path: Path, text: str, port: int) -> None:
    assert settings({"CHEF_PORT": text}, tmp_path).port == port


@pytest.mark.parametrize("port", ["65536", "-1", "80.0", "http", "٨٠", "999999", "8021 8022"])
def test_a_bad_port_is_named_with_what_would_do(tmp_path: Path, port: str) -> None:
    with pytest.raises(SettingsError, match=r"CHEF_PORT must be a port number from 0 to 65535") as raised:
        settings({"CHEF_PORT": port}, tmp_path)
    assert port in str(raised.value)


def test_a_database_that_is_a_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="CHEF_DB must name a file"):
        settings({"CHEF_DB": str(tmp_path)}, tmp_path)


def test_a_database_in_a_folder_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="gone does not exist"):
        settings({"CHEF_DB": str(tmp_path / "gone" / "chef.db")}, tmp_path)


def test_a_database_in_a_folder_that_cannot_be_written_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)  # root may write anywhere
    with pytest.raises(SettingsError, match="cannot be written to"):
        settings({"CHEF_DB": str(tmp_path / "chef.db")}, tmp_path)


def test_the_home_folder_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert settings({"CHEF_DB": "~/chef.db"}, tmp_path).db == tmp_path / "chef.db"


def test_an_unknown_home_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="there is no such home folder"):
        settings({"CHEF_DB": "~nobody_of_that_name/chef.db"}, tmp_path)


def test_a_folder_of_boards_may_be_named(tmp_path: Path) -> None:
    assert settings({}, tmp_path).boards is None
    assert settings({"CHEF_BOARDS": str(tmp_path)}, tmp_path).boards == tmp_path


def test_boards_in_no_folder_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="CHEF_BOARDS must name a folder"):
        settings({"CHEF_BOARDS": str(tmp_path / "gone")}, tmp_path)


@pytest.mark.parametrize(("text", "painters"), [("", DEFAULT_PAINTERS), ("0", 0), ("8", 8)])
def test_as_many_painters_as_are_wished(tmp_path: Path, text: str, painters: int) -> None:
    assert settings({"CHEF_PAINTERS": text}, tmp_path).painters == painters


@pytest.mark.parametrize("text", ["9", "-1", "two", "10", "½"])
def test_not_any_number_of_painters(tmp_path: Path, text: str) -> None:
    with pytest.raises(SettingsError, match="CHEF_PAINTERS must be a number from 0 to 8"):
        settings({"CHEF_PAINTERS": text}, tmp_path)
