import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type BrowseAddress, buildBrowseAddress } from "../site/browse-address.ts";
import type { Answered, ResultList } from "./load-list.ts";

/**
 * A function that runs `call` at once and, for calls that follow within `delayMs` of each other, once more when
 * they have ended, with the last value.
 */
const useLeadingDebounce = <Value>(
  call: (value: Value, isLeading: boolean) => void,
  delayMs: number,
): ((value: Value) => void) => {
  const latest = useRef(call);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (value: Value) => {
      const isLeading = timer.current === undefined;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (!isLeading) latest.current(value, false);
      }, delayMs);
      if (isLeading) latest.current(value, true);
    },
    [delayMs],
  );
};

const ADDRESS_DELAY_MS = 500;

export type LiveSearchInput = {
  address: BrowseAddress;
  /** Name of the search box in its form. */
  fieldName: string;
  /** What the page was loaded with. */
  list: Answered<ResultList>;
  read: (address: BrowseAddress) => Promise<Answered<ResultList>>;
  /** Brings the address bar to where the reader is. */
  go: (address: BrowseAddress, how: { replace: boolean }) => void;
  /** The reader is on the way to another place, which what was typed before does not take back. */
  isLeaving: boolean;
};

export type LiveSearch = {
  text: string;
  setText: (text: string) => void;
  /** The address with the text as typed. */
  shown: BrowseAddress;
  list: Answered<ResultList>;
  isWaiting: boolean;
};

type Typed = {
  text: string;
  /** The text of the address when it was last looked at. */
  seen: string;
  /** Texts on their way into the address, oldest first: when one arrives, the reader may have typed on. */
  sent: readonly string[];
};

/** The address has changed: by us, then the text stays; by somebody else (Back, a link), then it counts. */
const followAddress = ({ text, sent }: Typed, search: string): Typed => {
  const at = sent.indexOf(search);
  return at < 0
    ? { text: search, seen: search, sent: [] }
    : { text, seen: search, sent: sent.slice(at + 1) };
};

/** What a reader has typed before the program took over the page. */
const readTyped = (name: string): string | undefined => {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLInputElement>(`main input[name="${name}"]`)?.value;
};

type Live = { base: string; text: string; list: Answered<ResultList> };

/** The text of the search box: results follow every letter, the address follows in steps (D31). */
export const useLiveSearch = ({
  address,
  fieldName,
  list,
  read,
  go,
  isLeaving,
}: LiveSearchInput): LiveSearch => {
  const { search } = address;
  const [typed, setTyped] = useState<Typed>({ text: search, seen: search, sent: [] });
  if (typed.seen !== search) setTyped(followAddress(typed, search));
  const { text } = typed;
  const base = buildBrowseAddress({ ...address, search: "" });
  const [live, setLive] = useState<Live>();
  const isLoaded = text === search;
  const ask = useEffectEvent(() => read({ ...address, search: text }));
  // Once for a place and a text: an answer that is there at once draws anew, and must not ask again.
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    const show = (answer: Answered<ResultList>): void => {
      if (isCurrent) setLive({ base, text, list: answer });
    };
    ask().then(show, globalThis.reportError);
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, base, text]);
  const send = useLeadingDebounce((next: string, isLeading: boolean) => {
    if (isLeaving && !isLeading) return;
    setTyped((now) => ({ ...now, sent: [...now.sent, next] }));
    go({ ...address, search: next }, { replace: !isLeading });
  }, ADDRESS_DELAY_MS);
  useLayoutEffect(() => {
    const before = readTyped(fieldName);
    if (!before) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the server's
    setTyped((now) => (now.text === before ? now : { ...now, text: before }));
    if (before !== new URLSearchParams(globalThis.location.search).get(fieldName)) send(before);
  }, [fieldName, send]);
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
