// The socket to the sandbox: one person at a time, reconnecting by itself. Frames without a request
// are dispatched as events named by their `t`; a question asked gets exactly one answer frame.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const ANSWER_LIMIT = 20000; // the server gives up after 3 s; this only catches a mute server

export class Wire extends EventTarget {
  #socket = null;
  #person = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #count = 0;
  #asked = new Map();

  /** Act as this person from now on. */
  board(person) {
    this.#person = person;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  get up() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(frame) {
    if (this.up) this.#socket.send(JSON.stringify(frame));
    return this.up;
  }

  /** Resolves with the frame answering the request: done, failed, modal or autocomplete. */
  ask(frame) {
    const request = ++this.#count;
    return new Promise((resolve) => {
      const limit = setTimeout(() => this.#answer({ t: "failed", request, why: "did_not_respond" }), ANSWER_LIMIT);
      this.#asked.set(request, { resolve, limit });
      if (!this.send({ ...frame, request })) this.#answer({ t: "failed", request, why: "disconnected" });
    });
  }

  #connect() {
    clearTimeout(this.#timer);
    const old = this.#socket;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/sandbox/people/${encodeURIComponent(this.#person)}`);
    this.#socket = socket;
    old?.close();
    this.#abandon();
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.#abandon();
      this.dispatchEvent(new CustomEvent("lost"));
      this.#timer = setTimeout(() => this.#again(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.6);
    });
  }

  /** A sandbox that was started anew gives its page a new key with the page itself. */
  async #again() {
    try {
      await fetch("/", { cache: "no-store" });
    } catch {
      // still away
    }
    this.#connect();
  }

  #hear(frame) {
    if (frame.t === "hello") this.#wait = FIRST_WAIT;
    if (frame.request !== undefined && frame.request !== null) this.#answer(frame);
    else this.dispatchEvent(new CustomEvent(frame.t, { detail: frame }));
  }

  #answer(frame) {
    const asked = this.#asked.get(frame.request);
    if (!asked) return;
    this.#asked.delete(frame.request);
    clearTimeout(asked.limit);
    asked.resolve(frame);
  }

  #abandon() {
    for (const request of [...this.#asked.keys()]) this.#answer({ t: "failed", request, why: "disconnected" });
  }
}
