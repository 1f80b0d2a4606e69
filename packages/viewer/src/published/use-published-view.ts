import { readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import type { ChartDataClient, DataScope } from "@statelier/data";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isFailure } from "../describe-failure.ts";
import { isSameChoice } from "../reader-filters/filter-choice.ts";
import {
  decodeViewParams,
  encodeViewParams,
  listReaderDimensions,
  type ReaderChoices,
} from "../view-params/view-params.ts";
import { fetchSelection, loadSelection, type PublishedChart } from "./load-published.ts";
import { decodePublishedChart, type PublishedState } from "./published-state.ts";
import { writeViewAddress } from "./write-view-address.ts";

export type PublishedView = {
  chart: PublishedChart;
  /** `failed` keeps the chart of the last selection that worked. */
  status: "ready" | "loading" | "failed";
  /** `push` by default, so that Back undoes the choice; inside another page Back belongs to that page. */
  choose: (change: Partial<ReaderChoices>, history?: "push" | "replace") => void;
  retry: () => void;
};

const buildAddress = (state: PublishedState, choices: ReaderChoices): string => {
  const params = encodeViewParams(state.config, state.components, choices);
  const shown = readEmbedFlags(new URLSearchParams(globalThis.location.search));
  const kept = writeEmbedFlags(new URLSearchParams(state.keptParams), shown);
  const search = new URLSearchParams([...kept, ...params]).toString();
  return search ? `?${search}` : globalThis.location.pathname;
};

const isSameSelection = (a: ReaderChoices, b: ReaderChoices): boolean => {
  const ids = new Set([...Object.keys(a.dataFilters), ...Object.keys(b.dataFilters)]);
  return [...ids].every((id) => isSameChoice(a.dataFilters[id], b.dataFilters[id]));
};

/** What works out choices comes before it is needed; what fails to come is asked for again then. */
const usePreparedSelection = ({ config, components }: PublishedState): void =>
  useEffect(() => {
    if (listReaderDimensions(config, components).length > 0) loadSelection().catch(() => undefined);
  }, [config, components]);

/** Back and forward show what their address says. */
const useHistory = (show: (params: URLSearchParams) => Promise<void>): void => {
  useEffect(() => {
    const onPopState = () => void show(new URLSearchParams(globalThis.location.search));
    globalThis.addEventListener("popstate", onPopState);
    return () => globalThis.removeEventListener("popstate", onPopState);
  }, [show]);
};

/** The chart under the reader's choices; each choice is an entry of the browser's history. */
export const usePublishedView = (
  state: PublishedState,
  data: ChartDataClient,
  scope: DataScope,
): PublishedView => {
  const first = useMemo(() => decodePublishedChart(state), [state]);
  const [chart, setChart] = useState(first);
  const [choices, setChoices] = useState(first.choices);
  const [status, setStatus] = useState<PublishedView["status"]>("ready");
  const latest = useRef(0);

  const show = useCallback(
    async (next: ReaderChoices, shown: PublishedChart) => {
      setChoices(next);
      if (isSameSelection(next, shown.choices)) {
        latest.current += 1;
        setStatus("ready");
        setChart({ ...shown, choices: next });
        return;
      }
      const request = (latest.current += 1);
      setStatus("loading");
      try {
        const selection = await fetchSelection(data, scope, shown, next);
        if (request !== latest.current) return;
        if (Object.keys(selection.missed).length > 0)
          writeViewAddress(state, buildAddress(state, selection.choices), "replace");
        setChoices(selection.choices);
        setChart({ ...shown, ...selection });
        setStatus("ready");
      } catch (error) {
        if (request !== latest.current) return;
        if (!isFailure(error)) globalThis.reportError(error);
        setStatus("failed");
      }
    },
    [data, scope, state],
  );

  usePreparedSelection(state);
  useHistory((params) =>
    show(decodeViewParams(state.config, state.components, params).choices, chart),
  );

  const choose = useCallback(
    (change: Partial<ReaderChoices>, history: "push" | "replace" = "push") => {
      const next = { ...choices, ...change };
      writeViewAddress(state, buildAddress(state, next), state.embedFlags ? "replace" : history);
      void show(next, chart);
    },
    [choices, chart, show, state],
  );

  const retry = useCallback(() => void show(choices, chart), [choices, chart, show]);
  return { chart: { ...chart, choices }, status, choose, retry };
};
