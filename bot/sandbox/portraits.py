"""How people, guild, channels and messages look in Discord's JSON."""

from bot.sandbox import cast
from bot.sandbox.cast import BOT, Place, Someone
from bot.sandbox.composing import Attachment, Body
from bot.sandbox.payload import Payload
from bot.sandbox.world import Cause, Message, World

JOINED = "2024-01-01T00:00:00.000000+00:00"


def user(someone: Someone) -> Payload:
    return {
        "id": someone.id,
        "username": someone.name.lower().replace(" ", "_"),
        "global_name": None if someone.bot else someone.name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "bot": someone.bot,
    }


def myself() -> Payload:
    return user(BOT) | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def member(someone: Someone) -> Payload:
    roles = [cast.BOT_ROLE_ID] if someone.bot else [cast.MODERATORS_ID] if someone.moderator else []
    roles += [cast.REFEREES_ID] * someone.referee
    return {
        "user": user(someone),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": JOINED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def speaking_member(someone: Someone) -> Payload:
    """A member inside an interaction, with the permissions there."""
    return member(someone) | {"permissions": str(someone.permissions)}


def resolved_member(someone: Someone) -> Payload:
    return {k: v for k, v in speaking_member(someone).items() if k not in ("user", "deaf", "mute")}


def application() -> Payload:
    return {
        "id": BOT.id,
        "name": BOT.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(BOT),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(cast.PEOPLE[-1]),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def role(role_id: str, name: str, permissions: int, position: int) -> Payload:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role_id == cast.BOT_ROLE_ID,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    } | ({"tags": {"bot_id": BOT.id}} if role_id == cast.BOT_ROLE_ID else {})


def roles() -> list[Payload]:
    return [
        role(cast.GUILD_ID, "@everyone", cast.EVERYONE, 0),
        role(cast.BOT_ROLE_ID, BOT.name, cast.BOTS, 1),
        role(cast.MODERATORS_ID, "Modération", cast.MODERATOR, 2),
        role(cast.REFEREES_ID, "Arbitres", cast.EVERYONE, 3),
    ]


def guild() -> Payload:
    nothing = dict.fromkeys(
        [
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "banner",
            "application_id",
            "afk_channel_id",
            "system_channel_id",
            "widget_channel_id",
            "max_presences",
            "vanity_url_code",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "public_updates_channel_id",
            "incidents_data",
        ]
    )
    return {
        **nothing,
        "id": cast.GUILD_ID,
        "name": cast.GUILD_NAME,
        "features": [],
        "owner_id": cast.PEOPLE[-1].id,
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "roles": roles(),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": cast.GUILD_LOCALE,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World) -> Payload:
    """The guild as the gateway sends it to a bot with the guilds intent: of members, only the bot."""
    return guild() | {
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(world.people) + 1,
        "channels": [channel(place) for place in world.guild_places() if place.parent is None],
        "members": [member(BOT)],
        "presences": [],
        "voice_states": [],
        "threads": [channel(place) for place in world.guild_places() if place.parent and not place.archived],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(place: Place) -> Payload:
    if place.kind == "dm":
        reader = next(person for person in cast.PEOPLE if person.id == place.reader)  # by the name they came with
        return {"id": place.id, "type": 1, "flags": 0, "last_message_id": None, "recipients": [user(reader)]}
    if place.parent is not None:
        return _thread(place)
    return {
        "id": place.id,
        "type": 0,
        "guild_id": cast.GUILD_ID,
        "name": place.name,
        "topic": place.topic,
        "position": int(place.id) % 1000,
        "flags": 0,
        "nsfw": False,
        "parent_id": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "permission_overwrites": _overwrites(place),
    }


def _overwrites(place: Place) -> list[Payload]:
    if not place.denied:
        return []
    return [{"id": cast.BOT_ROLE_ID, "type": 0, "allow": "0", "deny": str(place.denied)}]


def _thread(place: Place) -> Payload:
    return {
        "id": place.id,
        "type": 11,
        "guild_id": cast.GUILD_ID,
        "name": place.name,
        "parent_id": place.parent,
        "owner_id": cast.PEOPLE[-1].id,
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": place.archived,
            "locked": place.locked,
            "archive_timestamp": JOINED,
            "auto_archive_duration": 10080,
            "create_timestamp": JOINED,
        },
    }


def attachment(item: Attachment) -> Payload:
    shown: Payload = {
        "id": item.id,
        "filename": item.filename,
        "size": len(item.content),
        "url": item.url,
        "proxy_url": item.url,
        "content_type": item.content_type,
    }
    if item.description:
        shown["description"] = item.description
    if item.size:
        shown["width"], shown["height"] = item.size
    return shown


def message(item: Message, world: World) -> Payload:
    shown: Payload = {
        "id": item.id,
        "channel_id": item.place.id,
        "type": item.type,
        "author": user(BOT),
        "timestamp": item.timestamp,
        "edited_timestamp": item.edited,
        "tts": False,
        "pinned": item.pinned,
        "mention_everyone": False,
        "mention_roles": [],
        "mentions": [user(world.people[key]) for key in item.body.mentions if key in world.people],
        **_body(item.body),
    }
    if item.nonce is not None:
        shown["nonce"] = item.nonce
    if item.answers is not None:
        shown["message_reference"] = {"type": 0, "channel_id": item.place.id, "message_id": item.answers.id}
    if item.cause is not None:
        shown |= {
            "application_id": BOT.id,
            "webhook_id": BOT.id,
            "interaction_metadata": metadata(item.cause),
        }
        if item.cause.type == 2:
            told = item.cause
            shown["interaction"] = {"id": told.id, "type": 2, "name": told.name, "user": user(told.person)}
    return shown


def _body(body: Body) -> Payload:
    embedded = {i.url for embed in body.embeds for i in (embed.image, embed.thumbnail) if i is not None}
    return {
        "content": body.content,
        "flags": body.flags,
        "embeds": [embed.model_dump() for embed in body.embeds],
        "components": [component.model_dump() for component in body.components],
        "attachments": [attachment(item) for item in body.attachments if item.url not in embedded],
    }


def owners(*, in_guild: bool) -> Payload:
    """Who installed the application here; Discord writes 0 for a private chat with the bot."""
    return {"0": cast.GUILD_ID if in_guild else "0"}


def metadata(cause: Cause) -> Payload:
    told: Payload = {
        "id": cause.id,
        "type": cause.type,
        "user": user(cause.person),
        "authorizing_integration_owners": owners(in_guild=cause.in_guild),
        "name": cause.name,
    }
    if cause.type == 3:
        told["interacted_message_id"] = cause.pressed
    if cause.type == 5 and cause.parent is not None:
        told["triggering_interaction_metadata"] = metadata(cause.parent)
    return told
