import { EMBED_FLAGS, type EmbedFlag, writeEmbedFlags } from "@statelier/document";
import { useEffect, useState } from "react";
import { listenToHost } from "./host-messages.ts";

/** What the page around leaves out; where it changes its mind, the address follows and nothing is loaded. */
export const useEmbedFlags = (first: readonly EmbedFlag[]): readonly EmbedFlag[] => {
  const [flags, setFlags] = useState(first);
  useEffect(
    () =>
      listenToHost(({ type, flags: wanted }) => {
        if (type !== "statelier:set-flags" || !Array.isArray(wanted)) return;
        const next = EMBED_FLAGS.filter((flag) => wanted.includes(flag));
        const url = new URL(globalThis.location.href);
        url.search = String(writeEmbedFlags(url.searchParams, next));
        globalThis.history.replaceState(null, "", url);
        setFlags(next);
      }),
    [],
  );
  return flags;
};
