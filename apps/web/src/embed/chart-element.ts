import { findEmbedAddress } from "./find-embed-address.ts";

const FIRST_HEIGHT = "480";

const makeFrame = (src: string, { title, height }: { title: string; height: string }) => {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.width = "100%";
  frame.height = height;
  frame.loading = "lazy";
  frame.style.border = "0";
  frame.style.display = "block";
  frame.src = src;
  return frame;
};

/** `<statelier-chart><a href="…/v/…">Title</a></statelier-chart>`: the chart instead of the link, which stays until the chart is there. */
export class ChartElement extends HTMLElement {
  #frame: HTMLIFrameElement | undefined;
  #waiting: MutationObserver | undefined;

  connectedCallback(): void {
    this.style.display ||= "block";
    this.#upgrade();
    if (this.#frame) return;
    this.#waiting = new MutationObserver(() => this.#upgrade());
    this.#waiting.observe(this, { childList: true, subtree: true });
  }

  disconnectedCallback(): void {
    this.#waiting?.disconnect();
    this.#frame?.remove();
    this.#frame = undefined;
    document.removeEventListener("securitypolicyviolation", this.#giveUp);
  }

  #upgrade(): void {
    const link = this.querySelector("a");
    const src = findEmbedAddress(link?.href ?? "");
    if (!link || src === undefined || this.#frame) return;
    this.#waiting?.disconnect();
    const title = link.textContent.trim();
    const frame = makeFrame(src, { title, height: this.getAttribute("height") ?? FIRST_HEIGHT });
    this.addEventListener("statelier:ready", () => (link.hidden = true), { once: true });
    document.addEventListener("securitypolicyviolation", this.#giveUp);
    this.#frame = frame;
    this.append(frame);
  }

  /** A page that allows no such frame keeps its link. */
  readonly #giveUp = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective !== "frame-src" || blockedURI === "") return;
    if (this.#frame?.src.startsWith(blockedURI)) this.#frame.remove();
  };
}
