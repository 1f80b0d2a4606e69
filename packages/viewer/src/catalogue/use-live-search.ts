import { useEffect, useState } from "react";
import { type BrowseAddress, buildBrowseAddress } from "./browse-address.ts";
import type { Loaded, ResultList } from "./load-list.ts";
import { useLeadingDebounce } from "./use-leading-debounce.ts";

const ADDRESS_DELAY_MS = 500;

export type LiveSearchInput = {
  address: BrowseAddress;
  /** What the page was loaded with. */
  list: Loaded<ResultList>;
  read: (address: BrowseAddress) => Promise<Loaded<ResultList>>;
  /** Brings the address bar to where the reader is. */
  go: (address: BrowseAddress, how: { replace: boolean }) => void;
};

export type LiveSearch = {
  text: string;
  setText: (text: string) => void;
  /** The address with the text as typed. */
  shown: BrowseAddress;
  list: Loaded<ResultList>;
  isWaiting: boolean;
};

type Live = { base: string; text: string; list: Loaded<ResultList> };

/** The text of the search box: results follow every letter, the address follows in steps (D31). */
export const useLiveSearch = ({ address, list, read, go }: LiveSearchInput): LiveSearch => {
  const { search } = address;
  const [typed, setTyped] = useState({ text: search, seen: search, sent: search });
  if (typed.seen !== search)
    setTyped(
      typed.sent === search
        ? { ...typed, seen: search }
        : { text: search, seen: search, sent: search },
    );
  const { text } = typed;
  const base = buildBrowseAddress({ ...address, search: "" });
  const [live, setLive] = useState<Live>();
  const isLoaded = text === search;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    const show = (answer: Loaded<ResultList>): void => {
      if (isCurrent) setLive({ base, text, list: answer });
    };
    read({ ...address, search: text }).then(show, globalThis.reportError);
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, base, text, address, read]);
  const send = useLeadingDebounce((next: string, isLeading: boolean) => {
    setTyped((now) => ({ ...now, sent: next }));
    go({ ...address, search: next }, { replace: !isLeading });
  }, ADDRESS_DELAY_MS);
  const isLive = live?.base === base;
  return {
    text,
    setText: (next) => {
      setTyped((now) => ({ ...now, text: next }));
      send(next);
    },
    shown: { ...address, search: text },
    list: !isLoaded && isLive ? live.list : list,
    isWaiting: !isLoaded && !(isLive && live.text === text),
  };
};
