import type { ChartMessage, HostMessage } from "@statelier/viewer/embed";

/** Pixels beyond which a frame does not grow. */
const MOST_HEIGHT = 20_000;

/** Of a frame with `sandbox` and without `allow-same-origin`: its window alone says who sends. */
const NO_ORIGIN = "null";

/** Frames may be of any server, but are of an embedded chart, and send for themselves alone. */
const isChartFrame = ({ src }: HTMLIFrameElement, origin = NO_ORIGIN): boolean => {
  if (!URL.canParse(src)) return false;
  const url = new URL(src);
  // A server leads from http to https, and the frame's address stays as it was written.
  const secure = url.origin.replace(/^http:/, "https:");
  return /\/embed\//.test(url.pathname) && [url.origin, secure, NO_ORIGIN].includes(origin);
};

const post = (frame: HTMLIFrameElement, message: HostMessage): void =>
  frame.contentWindow?.postMessage(message, "*");

const setHeight = (frame: HTMLIFrameElement, height: unknown): void => {
  if (typeof height !== "number" || !(height > 0)) return;
  frame.style.boxSizing = "content-box";
  frame.style.height = `${Math.min(height, MOST_HEIGHT)}px`;
};

/** Keeps the frames of charts in this page as high as their charts, and gives their messages on as events. */
export const followFrames = (): void => {
  const mark = Symbol.for("statelier");
  if (mark in globalThis) return;
  Object.assign(globalThis, { [mark]: true });
  const known = new WeakSet<HTMLIFrameElement>();
  const listFrames = (): HTMLIFrameElement[] => [...document.querySelectorAll("iframe")];
  globalThis.addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    const frame = listFrames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || !isChartFrame(frame, origin) || typeof data !== "object" || !data) return;
    const { type, ...detail } = data as Partial<ChartMessage>;
    if (type === "statelier:resize" || type === "VISUALIZE-CHART-RESIZE") {
      setHeight(frame, (detail as { height?: unknown }).height);
      if (!known.has(frame)) post(frame, { type: "statelier:hello" });
      known.add(frame);
    }
    if (type === "statelier:ready" || type === "statelier:resize" || type === "statelier:filter")
      frame.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  });
  for (const frame of listFrames())
    if (isChartFrame(frame)) post(frame, { type: "statelier:hello", replay: true });
};
