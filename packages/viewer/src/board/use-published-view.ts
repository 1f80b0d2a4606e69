import { readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import type { ChartDataClient, DataScope } from "@statelier/data";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isFailure } from "../failure/describe-failure.ts";
import { isSameChoice } from "../chart-state/filter-choice.ts";
import { decodeViewParams, encodeViewParams } from "../params/view-params.ts";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { fetchSelection, loadSelection } from "../chart-state/fetch-selection.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import { decodePublishedChart, type PublishedState } from "../chart-state/published-state.ts";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import {
  dropViewAddress,
  flushViewAddress,
  writeSoon,
  writeViewAddress,
} from "../params/write-view-address.ts";

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

/** An answer that is there sooner is shown at once: to draw the waiting first would only delay it. */
const SOON_MS = 50;

/** What works out choices comes before it is needed; what fails to come is asked for again then. */
const usePreparedSelection = ({ config, components }: PublishedState): void =>
  useEffect(() => {
    if (listReaderDimensions(config, components).length > 0) loadSelection().catch(() => undefined);
  }, [config, components]);

/** Back and forward show what their address says. */
const useHistory = (show: (params: URLSearchParams) => Promise<void>): void => {
  useEffect(() => {
    const onPopState = () => {
      dropViewAddress();
      void show(new URLSearchParams(globalThis.location.search));
    };
    globalThis.addEventListener("popstate", onPopState);
    return () => globalThis.removeEventListener("popstate", onPopState);
  }, [show]);
  useEffect(() => {
    globalThis.addEventListener("pagehide", flushViewAddress);
    return () => {
      globalThis.removeEventListener("pagehide", flushViewAddress);
      dropViewAddress();
    };
  }, []);
};

type WriteAddress = (choices: ReaderChoices, history: "push" | "replace") => void;

/** Inside another page its address stays one entry. */
const useAddress = (state: PublishedState): WriteAddress =>
  useCallback(
    (next, history) =>
      writeSoon(() =>
        writeViewAddress(state, buildAddress(state, next), state.embedFlags ? "replace" : history),
      ),
    [state],
  );

type Place = { data: ChartDataClient; scope: DataScope; write: WriteAddress };

/** What the reader wants, and what of the address is not understood. */
type Asked = Pick<ChartState, "choices" | "unknown">;

/** What is shown of the choices, the latest of which wins; each of them draws the page once. */
const useShownChart = (first: ChartState, { data, scope, write }: Place) => {
  const [chart, setChart] = useState(first);
  const [asked, setAsked] = useState<Asked>({ choices: first.choices, unknown: first.unknown });
  const [status, setStatus] = useState<ShownChart["status"]>("ready");
  const wanted = useRef(first.choices);
  const latest = useRef(0);

  const show = useCallback(
    async (next: Asked, shown: ChartState) => {
      wanted.current = next.choices;
      const request = (latest.current += 1);
      const settle = (last: ChartState): void => {
        wanted.current = last.choices;
        setAsked({ choices: last.choices, unknown: next.unknown });
        setChart(last);
        setStatus("ready");
      };
      if (isSameSelection(next.choices, shown.choices)) {
        settle({ ...shown, choices: next.choices });
        return;
      }
      const waiting = setTimeout(() => {
        if (request !== latest.current) return;
        setAsked(next);
        setStatus("loading");
      }, SOON_MS);
      try {
        const selection = await fetchSelection(data, scope, shown, next.choices);
        if (request !== latest.current) return;
        if (Object.keys(selection.missed).length > 0) write(selection.choices, "replace");
        settle({ ...shown, ...selection });
      } catch (error) {
        if (request !== latest.current) return;
        if (!isFailure(error)) globalThis.reportError(error);
        setAsked(next);
        setStatus("failed");
      } finally {
        clearTimeout(waiting);
      }
    },
    [data, scope, write],
  );
  return { chart, asked, status, wanted, show };
};

/** The chart under the reader's choices; each choice is an entry of the browser's history. */
export const usePublishedView = (
  state: PublishedState,
  data: ChartDataClient,
  scope: DataScope,
): ShownChart => {
  const first = useMemo(() => decodePublishedChart(state), [state]);
  const write = useAddress(state);
  const { chart, asked, status, wanted, show } = useShownChart(first, { data, scope, write });

  usePreparedSelection(state);
  useHistory((params) => {
    const { choices, unknown } = decodeViewParams(state.config, state.components, params);
    const misread = unknown.map(({ name, value }) => `${name}=${value}`);
    const isStill = ({ name, value }: UnknownParam): boolean =>
      misread.includes(`${name}=${value}`) || params.getAll(name).includes(value);
    return show({ choices, unknown: first.unknown.filter(isStill) }, chart);
  });

  const choose = useCallback(
    (change: Partial<ReaderChoices>) => {
      // Whatever else changes, a table is read from its first page.
      const { page: _, ...kept } = wanted.current;
      const next = { ...kept, ...change };
      const isSame = buildAddress(state, next) === buildAddress(state, wanted.current);
      write(next, isSame ? "replace" : "push");
      void show({ choices: next, unknown: [] }, chart);
    },
    [chart, show, state, wanted, write],
  );

  const retry = useCallback(() => void show(asked, chart), [asked, chart, show]);
  const shown = useMemo(() => ({ ...chart, ...asked }), [chart, asked]);
  return { chart: shown, drawn: chart, status, choose, retry };
};
