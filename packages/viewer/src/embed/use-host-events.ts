import { useLocale } from "@statelier/ui/plain";
import { useEffect, useRef } from "react";
import { buildPageAddress, listPageChoices } from "../params/build-address.ts";
import type { PageChart, StoredState } from "../chart-state/page-state.ts";
import { listenToHost, postToHost } from "./host-messages.ts";

/** Reports to the page around that the chart answers, and each choice of its reader. */
export const useHostEvents = (
  state: StoredState,
  title: string,
  charts: readonly PageChart[],
): void => {
  const locale = useLocale();
  const key = state.chartKey;
  const address = `${state.publicUrl}${buildPageAddress(`/${locale}/v/${key}`, state, charts)}`;
  const params = String(new URLSearchParams(listPageChoices(state, charts)));
  const latest = useRef({ params, address });
  useEffect(() => {
    const report = () =>
      postToHost({ type: "statelier:ready", key, locale, title, ...latest.current });
    report();
    return listenToHost(({ type, replay }) => {
      if (type === "statelier:hello" && replay === true) report();
    });
  }, [key, locale, title]);
  useEffect(() => {
    if (params === latest.current.params) return;
    latest.current = { params, address };
    postToHost({ type: "statelier:filter", params, address });
  }, [params, address]);
};
