/** What an embedded chart and the page around it say to each other: `docs/embedding.md`. */
export type ChartMessage =
  | {
      type: "statelier:ready";
      key: string;
      locale: string;
      title: string;
      params: string;
      address: string;
    }
  | { type: "statelier:resize"; height: number }
  /** The height in the words of an older tool, for pages whose script knows no other. */
  | { type: "VISUALIZE-CHART-RESIZE"; height: number }
  | { type: "statelier:filter"; params: string; address: string };

/** `hello`: the page around follows from now on; with `replay` it has missed what was said before. */
export type HostMessage =
  | { type: "statelier:hello"; replay?: boolean }
  | { type: "statelier:set-flags"; flags: readonly string[] };

type Received = { type?: unknown; replay?: unknown; flags?: unknown };

/** Posts something to the page around, whoever that is: nothing in it is secret. */
export const postToHost = (message: ChartMessage): void => {
  const { parent } = globalThis.window;
  if (parent !== globalThis.window) parent.postMessage(message, "*");
};

/** Calls back with what the page around says; answers how to stop. */
export const listenToHost = (receive: (message: Received) => void): (() => void) => {
  const { parent } = globalThis.window;
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== parent || parent === globalThis.window) return;
    if (typeof data === "object" && data !== null) receive(data);
  };
  globalThis.addEventListener("message", onMessage);
  return () => globalThis.removeEventListener("message", onMessage);
};
