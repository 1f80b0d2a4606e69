import { EMBED_FLAGS, type EmbedFlag, writeEmbedFlags } from "@statelier/document";
import { useEffect, useState } from "react";

/** Type of the message in which the page around an embedded chart says what to leave out. */
const SET_FLAGS = "statelier:set-flags";

const parseFlags = (message: unknown): EmbedFlag[] | undefined => {
  if (typeof message !== "object" || message === null) return undefined;
  const { type, flags } = message as { type?: unknown; flags?: unknown };
  if (type !== SET_FLAGS || !Array.isArray(flags)) return undefined;
  return EMBED_FLAGS.filter((flag) => flags.includes(flag));
};

/** What the page around leaves out; where it changes its mind, the address follows and nothing is loaded. */
export const useEmbedFlags = (first: readonly EmbedFlag[]): readonly EmbedFlag[] => {
  const [flags, setFlags] = useState(first);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      const { parent } = globalThis.window;
      const next = source === parent && parent !== globalThis.window ? parseFlags(data) : undefined;
      if (!next) return;
      const url = new URL(globalThis.location.href);
      url.search = String(writeEmbedFlags(url.searchParams, next));
      globalThis.history.replaceState(null, "", url);
      setFlags(next);
    };
    globalThis.addEventListener("message", onMessage);
    return () => globalThis.removeEventListener("message", onMessage);
  }, []);
  return flags;
};
