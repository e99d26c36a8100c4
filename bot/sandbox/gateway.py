"""The gateway: HELLO, IDENTIFY, heartbeats, READY, GUILD_CREATE, RESUME with replay, and ways to break it."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from bot.sandbox import portraits
from bot.sandbox.cast import BOT, GUILD_ID
from bot.sandbox.clock import SandboxClock
from bot.sandbox.payload import Payload, as_number, as_object, as_text, parse, render
from bot.sandbox.wire import Wire
from bot.sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    9,
    10,
    11,
)
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
GUILDS = 1 << 0
REPLAY_LENGTH = 500
RESUMABLE_FOR = 60.0
ON_THE_WAY = 0.05  # seconds that the answer to a heartbeat takes


@dataclass
class Session:
    """One identified bot. It outlives its connection for a while, so that it can be resumed."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    replay: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY_LENGTH))
    wire: Wire | None = None
    left_at: float = 0.0

    def dispatch(self, event: str, data: Payload) -> None:
        self.sequence += 1
        text = render({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.replay.append((self.sequence, text))
        if self.wire is not None:
            self.wire.send_text(text)

    def can_resume_from(self, sequence: int) -> bool:
        oldest = self.replay[0][0] if self.replay else 1
        return oldest - 1 <= sequence <= self.sequence

    def has_guild(self, guild_id: str) -> bool:
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number


class Gateway:
    def __init__(self, world: World, clock: SandboxClock, token: str, heartbeat: float) -> None:
        self._world = world
        self._clock = clock
        self.token = token
        self._heartbeat = heartbeat
        self._sessions: dict[str, Session] = {}
        self._wires: set[Wire] = set()
        self.on_presence: list[Callable[[bool], None]] = []

    @property
    def online(self) -> bool:
        return any(session.wire is not None for session in self._sessions.values())

    def dispatch(self, event: str, data: Payload, *, intent: int = 0) -> None:
        """Send an event to every session that listens; intent 0 means that everyone does."""
        self._forget()
        for session in self._sessions.values():
            # What does not belong to a guild goes to the first shard.
            mine = session.has_guild(GUILD_ID) if data.get("guild_id") else session.shard[0] == 0
            if mine and intent & session.intents == intent:
                session.dispatch(event, data)

    def cut(self) -> None:
        """Break every connection without a close frame; sessions can be resumed."""
        for wire in list(self._wires):
            wire.cut()

    def ask_reconnect(self) -> None:
        """Opcode 7: the bot shall reconnect and resume."""
        for wire in self._wires:
            wire.send({"op": RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Opcode 9: the sessions are gone, the bot has to identify anew."""
        self._sessions.clear()
        for wire in self._wires:
            wire.send({"op": INVALID, "d": False})

    async def close(self) -> None:
        for wire in list(self._wires):
            await wire.flush_and_close(1001)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(autoping=True, max_msg_size=1 << 20)
        await socket.prepare(request)
        wire = Wire(socket, request.transport)
        self._wires.add(wire)
        wire.send({"op": HELLO, "d": {"heartbeat_interval": int(self._heartbeat * 1000)}})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                session = await self._receive(wire, session, frame.data)
        finally:
            wire.stop()
            self._wires.discard(wire)
            if session is not None and session.wire is wire:
                session.wire = None
                session.left_at = self._clock.now()
                if socket.close_code in (1000, 1001):
                    self._sessions.pop(session.id, None)
                self._presence()
        return socket

    async def _receive(self, wire: Wire, session: Session | None, text: str) -> Session | None:
        try:
            frame = as_object(parse(text))
        except ValueError:
            await wire.flush_and_close(4002, "Error while decoding payload.")
            return session
        op, data = frame.get("op"), frame.get("d")
        if op == HEARTBEAT:
            # discord.py notes when it sent a heartbeat after the sending: an answer that is there before counts from
            # the heartbeat before, and is said to be a whole interval late.
            asyncio.get_running_loop().call_later(ON_THE_WAY, lambda: wire.send({"op": ACK}))
        elif op == IDENTIFY and session is None:
            return await self._identify(wire, as_object(data))
        elif op == IDENTIFY:
            await wire.flush_and_close(4005, "Already authenticated.")
        elif op == RESUME:
            return await self._resume(wire, as_object(data))
        elif op not in (PRESENCE, MEMBERS):
            await wire.flush_and_close(4001, "Unknown opcode.")
        elif session is None:
            await wire.flush_and_close(4003, "Not authenticated.")
        return session

    async def _identify(self, wire: Wire, data: Payload) -> Session | None:
        if as_text(data.get("token")) != self.token:
            await wire.flush_and_close(4004, "Authentication failed.")
            return None
        intents = as_number(data.get("intents"))
        if intents & PRIVILEGED:
            await wire.flush_and_close(4014, "Disallowed intent(s).")
            return None
        shard = data.get("shard")
        number, count = (int(shard[0]), int(shard[1])) if isinstance(shard, list) else (0, 1)
        session = Session(intents, (number, count), wire=wire)
        self._sessions[session.id] = session
        here = session.has_guild(GUILD_ID) and self._world.bot_is_member
        session.dispatch("READY", self._ready(session, here=here))
        if here and intents & GUILDS:
            session.dispatch("GUILD_CREATE", portraits.guild_create(self._world))
        self._presence()
        return session

    def _ready(self, session: Session, *, here: bool) -> Payload:
        return {
            "v": 10,
            "user": portraits.myself(),
            "guilds": [{"id": GUILD_ID, "unavailable": True}] if here else [],
            "session_id": session.id,
            "resume_gateway_url": self._world.address.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": BOT.id, "flags": 0},
        }

    async def _resume(self, wire: Wire, data: Payload) -> Session | None:
        if as_text(data.get("token")) != self.token:
            await wire.flush_and_close(4004, "Authentication failed.")
            return None
        self._forget()
        session = self._sessions.get(as_text(data.get("session_id")))
        sequence = as_number(data.get("seq"))
        if session is None or not session.can_resume_from(sequence):
            wire.send({"op": INVALID, "d": False})
            return None
        if session.wire is not None and session.wire is not wire:
            session.wire.cut()
        session.wire = wire
        for number, text in list(session.replay):
            if number > sequence:
                wire.send_text(text)
        session.dispatch("RESUMED", {"_trace": []})
        self._presence()
        return session

    def _forget(self) -> None:
        now = self._clock.now()
        for session in list(self._sessions.values()):
            if session.wire is None and now - session.left_at > RESUMABLE_FOR:
                del self._sessions[session.id]

    def _presence(self) -> None:
        for listener in self.on_presence:
            listener(self.online)
