import type { PreviewNote } from "./preview-shell.tsx";

const matches = (origin: URL, pattern: string): boolean => {
  const { protocol, host } = new URL(pattern.replace("*.", "any."));
  const isScheme =
    origin.protocol === protocol || (protocol === "http:" && origin.protocol === "https:");
  return (
    isScheme &&
    (pattern.includes("*.") ? origin.host.endsWith(host.slice("any".length)) : origin.host === host)
  );
};

/** Whether a message comes from this site, or from one that the operator lists, as its content policy reads them. */
export const isTrustedOrigin = (origin: string, own: string, listed: readonly string[]): boolean =>
  origin === own ||
  (URL.canParse(origin) && listed.some((pattern) => matches(new URL(origin), pattern)));

/** Where states are sent to, from where, and how large they may be, in bytes. */
export type PreviewOptions = {
  /** Path that shows a state which is sent to it. */
  action: string;
  /** Of a state that is sent. */
  maxBytes: number;
  /** Sites, besides this one, whose messages are taken. */
  origins: readonly string[];
};

type Page = {
  root: HTMLElement;
  /** Starts the program of an answer that stands in the root; answers how to end it. */
  takeOver: (answer: Document, signal: AbortSignal) => Promise<() => void>;
};

const hasLoaded = (link: HTMLLinkElement): Promise<Event> =>
  new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });

/** Files that the answer needs and this page does not have; waits for what the eye would miss. */
const addFiles = async (answer: Document): Promise<void> => {
  const known = new Set([...document.querySelectorAll("link")].map(({ href }) => href));
  const links = answer.querySelectorAll<HTMLLinkElement>(
    "link[rel=stylesheet], link[rel=modulepreload]",
  );
  const added = [...links]
    .map((link) => document.importNode(link))
    .filter(({ href }) => !known.has(href));
  document.head.append(...added);
  await Promise.all(added.filter(({ rel }) => rel === "stylesheet").map(hasLoaded));
};

/** Shows what the server makes of a state: one answer after the other in the same page, the latest wins. */
class Preview {
  readonly #page: Page;
  readonly #options: PreviewOptions;
  readonly #notes: HTMLElement;
  #leave = (): void => {};
  #asking = new AbortController();
  #shown: { text: string; chart: string | null } | undefined;

  constructor(page: Page, options: PreviewOptions) {
    this.#page = page;
    this.#options = options;
    this.#notes = page.root.firstElementChild as HTMLElement;
    this.#notes.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-retry]")) void this.#again();
    });
    page.root.addEventListener("submit", (event) => this.#resend(event));
    globalThis.addEventListener("popstate", () => {
      const { hash, search } = globalThis.location;
      const chart = new URLSearchParams(search).get("chart");
      if (this.#shown && (hash === "" || hash === this.#shown.text) && chart !== this.#shown.chart)
        void this.#again();
    });
  }

  say(note: PreviewNote): void {
    this.#leave();
    this.#leave = () => {};
    for (const section of this.#notes.querySelectorAll<HTMLElement>("[data-note]"))
      section.hidden = section.dataset["note"] !== note;
    this.#page.root.replaceChildren(this.#notes);
    document.title = this.#notes.querySelector("section:not([hidden]) h1")?.textContent ?? "";
  }

  /** Without a text for what no form could hold. */
  async show(text: string | undefined): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    if (text === undefined) {
      this.say("PREVIEW_UNREADABLE");
      return;
    }
    const { search } = globalThis.location;
    this.#shown = { text, chart: new URLSearchParams(search).get("chart") };
    if (new Blob([text]).size > this.#options.maxBytes) {
      this.say("BODY_TOO_LARGE");
      return;
    }
    if (this.#page.root.contains(this.#notes)) this.say("loading");
    await this.#ask(text, search, this.#asking.signal);
  }

  async #ask(text: string, search: string, signal: AbortSignal): Promise<void> {
    const body = new FormData();
    body.append("state", text);
    try {
      const { action } = this.#options;
      const response = await fetch(`${action}${search}`, { method: "POST", body, signal });
      const answer = new DOMParser().parseFromString(await response.text(), "text/html");
      await addFiles(answer);
      if (!signal.aborted) await this.#put(answer, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.say("OFFLINE");
      if (!(error instanceof TypeError)) globalThis.reportError(error);
    }
  }

  async #put(answer: Document, signal: AbortSignal): Promise<void> {
    const sent = answer.getElementById("root");
    // Something between here and the server has answered in its place.
    if (!sent) {
      this.say("OFFLINE");
      return;
    }
    this.#leave();
    this.#leave = () => {};
    const { root, takeOver } = this.#page;
    document.title = answer.title;
    root.innerHTML = sent.innerHTML;
    const leave = await takeOver(answer, signal);
    if (!signal.aborted) this.#leave = leave;
  }

  async #again(): Promise<void> {
    if (this.#shown) await this.show(this.#shown.text);
  }

  /** The page has what its forms would send. */
  #resend(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    fields.delete("state");
    const params = [...fields].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const { hash, pathname } = globalThis.location;
    const { parent, window } = globalThis;
    const search = String(new URLSearchParams(params));
    // Inside another page Back belongs to that page.
    globalThis.history[hash === "" || parent !== window ? "replaceState" : "pushState"](
      null,
      "",
      `${search === "" ? pathname : `?${search}`}${hash}`,
    );
    void this.#again().then(() =>
      this.#page.root.querySelector<HTMLElement>("button[aria-current]")?.focus(),
    );
  }
}

/** A state as text; undefined for what no form could hold. */
const writeState = (state: object): string | undefined => {
  try {
    return JSON.stringify(state);
  } catch {
    return undefined;
  }
};

/**
 * Takes states from the hash of the address, and from messages of the page that framed or opened this one, to which
 * it says `{ type: "ready" }`. The server draws them all.
 */
export const startPreview = (page: Page, options: PreviewOptions): void => {
  const preview = new Preview(page, options);
  const { opener, parent } = globalThis.window;
  const senders = [opener as Window | null, parent].filter(
    (sender) => sender !== null && sender !== globalThis.window,
  );
  const showHash = (): void => {
    const { hash } = globalThis.location;
    if (hash.length > 1) void preview.show(hash);
    else preview.say(senders.length > 0 ? "waiting" : "empty");
  };
  globalThis.addEventListener("hashchange", showHash);
  globalThis.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (!senders.includes(source as Window)) return;
    if (!isTrustedOrigin(origin, globalThis.location.origin, options.origins)) return;
    if (typeof data !== "object" || data === null || "type" in data) return;
    void preview.show(writeState(data));
  });
  showHash();
  for (const sender of senders) sender?.postMessage({ type: "ready" }, "*");
};
