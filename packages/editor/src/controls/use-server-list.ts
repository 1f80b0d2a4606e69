import { DataError, type QueryState, useOwnQuery } from "@statelier/data";
import type { Toasts } from "@statelier/ui";
import { useT } from "@statelier/ui";
import { buildErrorWords, describeFailure } from "@statelier/viewer";
import { useRef } from "react";

type ServerList<Content> = {
  /** What was read before stays while it is read again. */
  loaded: QueryState<Content>;
  /** Changes something on the server, says what came of it and reads the list again. */
  act: (change: () => Promise<unknown>, done: string) => Promise<void>;
};

/** What `load` reads of the server, which must stay the same function. */
export const useServerList = <Content>(
  load: () => Promise<Content>,
  toasts: Toasts,
): ServerList<Content> => {
  const t = useT();
  const query = useOwnQuery(load);
  const loaded: QueryState<Content> =
    query.status === "fetching" && query.last !== undefined
      ? { status: "success", value: query.last }
      : query;
  const takeFailureBack = useRef<() => void>(() => undefined);
  const act = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    takeFailureBack.current();
    try {
      await change();
      toasts.show({ tone: "good", title: done });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { title, todo } = buildErrorWords(describeFailure(error, {}), t);
      const text = `${title}. ${todo}`;
      takeFailureBack.current = toasts.show({ tone: "error", title: t("account.failed"), text });
    }
    query.reload();
  };
  return { loaded, act };
};
