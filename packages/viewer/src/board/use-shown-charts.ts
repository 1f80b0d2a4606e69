import type { ChartDataClient, DataScope } from "@statelier/data";
import { readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ChartState } from "../chart-state/chart-state.ts";
import { fetchSelection, loadSelection } from "../chart-state/fetch-selection.ts";
import { isSameChoice } from "../chart-state/filter-choice.ts";
import {
  decodePageChart,
  type PageChart,
  type PublishedState,
  type ShownChart,
} from "../chart-state/page-state.ts";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import { isFailure } from "../failure/describe-failure.ts";
import { buildAddress, listPageChoices } from "../params/build-address.ts";
import type { Params } from "../params/param-record.ts";
import { CHOICE_PARAMS, decodeViewParams, SHARED_PARAMS } from "../params/view-params.ts";
import {
  dropViewAddress,
  flushViewAddress,
  writeSoon,
  writeViewAddress,
} from "../params/write-address.ts";

type AllChoices = readonly ReaderChoices[];

const listChoiceParams = ({ activeKey, charts }: PublishedState, choices: AllChoices): Params =>
  listPageChoices(
    activeKey,
    charts.map((chart, at) => ({ ...chart, choices: choices[at] ?? chart.choices })),
  );

const isSameSelection = (a: ReaderChoices, b: ReaderChoices): boolean => {
  const ids = new Set([...Object.keys(a.dataFilters), ...Object.keys(b.dataFilters)]);
  return [...ids].every((id) => isSameChoice(a.dataFilters[id], b.dataFilters[id]));
};

/** An answer that is there sooner is shown at once: to draw the waiting first would only delay it. */
const SOON_MS = 50;

/** What works out choices comes before it is needed; what fails to come is asked for again then. */
const usePreparedSelection = ({ charts }: PublishedState): void =>
  useEffect(() => {
    if (charts.some((chart) => listReaderDimensions(chart).length > 0))
      loadSelection().catch(() => undefined);
  }, [charts]);

/** Back and forward show what their address says. */
const useHistory = (show: (params: URLSearchParams) => void): void => {
  useEffect(() => {
    const onPopState = () => {
      dropViewAddress();
      show(new URLSearchParams(globalThis.location.search));
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

type PageAddress = {
  build: (choices: AllChoices) => string;
  write: (choices: AllChoices, history: "push" | "replace") => void;
};

/** Inside another page its address stays one entry. */
const useAddress = (state: PublishedState): PageAddress =>
  useMemo(() => {
    const build: PageAddress["build"] = (choices) => {
      const { pathname, search } = globalThis.location;
      const flags = readEmbedFlags(new URLSearchParams(search));
      const kept = writeEmbedFlags(new URLSearchParams(state.keptParams), flags);
      return buildAddress("", [...kept, ...listChoiceParams(state, choices)]) || pathname;
    };
    return {
      build,
      write: (choices, history) =>
        writeSoon(() =>
          writeViewAddress(state, build(choices), state.embedFlags ? "replace" : history),
        ),
    };
  }, [state]);

/** What the reader wants of a chart, and what of the address is not understood. */
type Asked = Pick<ChartState, "choices" | "unknown">;

type Live = { chart: PageChart; asked: Asked; status: ShownChart["status"] };

type Place = { data: ChartDataClient; scope: DataScope; write: PageAddress["write"] };

/** What is shown of the choices, of each chart the latest of which wins; each of them draws the page once. */
const useLiveCharts = (first: readonly PageChart[], { data, scope, write }: Place) => {
  const [live, setLive] = useState<readonly Live[]>(() =>
    first.map((chart) => {
      const { choices, unknown } = chart;
      return { chart, asked: { choices, unknown }, status: "ready" };
    }),
  );
  const wanted = useRef<AllChoices>(first.map(({ choices }) => choices));
  const latest = useRef(first.map(() => 0));

  const show = useCallback(
    async (at: number, next: Asked, shown: PageChart) => {
      const want = (choices: ReaderChoices): void => {
        wanted.current = wanted.current.with(at, choices);
      };
      const put = (asked: Asked, status: Live["status"], chart = shown): void =>
        setLive((before) => before.with(at, { chart, asked, status }));
      want(next.choices);
      const request = (latest.current[at] ?? 0) + 1;
      latest.current[at] = request;
      const isLatest = (): boolean => request === latest.current[at];
      const settle = (last: PageChart): void => {
        want(last.choices);
        put({ choices: last.choices, unknown: next.unknown }, "ready", last);
      };
      if (isSameSelection(next.choices, shown.choices)) {
        settle({ ...shown, choices: next.choices });
        return;
      }
      const waiting = setTimeout(() => {
        if (isLatest()) put(next, "loading");
      }, SOON_MS);
      try {
        const selection = await fetchSelection(data, scope, shown, next.choices);
        if (!isLatest()) return;
        want(selection.choices);
        if (Object.keys(selection.missed).length > 0) write(wanted.current, "replace");
        settle({ ...shown, ...selection });
      } catch (error) {
        if (!isLatest()) return;
        if (!isFailure(error)) globalThis.reportError(error);
        put(next, "failed");
      } finally {
        clearTimeout(waiting);
      }
    },
    [data, scope, write],
  );
  return { live, wanted, show };
};

/** The charts of a page under their reader's choices; each choice is an entry of the browser's history. */
export const useShownCharts = (
  state: PublishedState,
  data: ChartDataClient,
  scope: DataScope,
): ShownChart[] => {
  const id = useId();
  const first = useMemo(() => state.charts.map(decodePageChart), [state]);
  const { build, write } = useAddress(state);
  const { live, wanted, show } = useLiveCharts(first, { data, scope, write });

  usePreparedSelection(state);
  useHistory((params) => {
    for (const [at, { chart }] of live.entries()) {
      const { choices, unknown } = decodeViewParams(
        chart,
        params,
        chart.config.key === state.activeKey ? CHOICE_PARAMS : SHARED_PARAMS,
      );
      const misread = unknown.map(({ name, value }) => `${name}=${value}`);
      const isStill = ({ name, value }: UnknownParam): boolean =>
        misread.includes(`${name}=${value}`) || params.getAll(name).includes(value);
      const still = first[at]?.unknown.filter(isStill) ?? [];
      void show(at, { choices, unknown: still }, chart);
    }
  });

  return useMemo(
    () =>
      live.map(({ chart, asked, status }, at): ShownChart => {
        const under = (change: Partial<ReaderChoices>): AllChoices => {
          // Whatever else changes, a table is read from its first page.
          const { page: _, ...kept } = wanted.current[at] ?? chart.choices;
          return wanted.current.with(at, { ...kept, ...change });
        };
        return {
          chart: { ...chart, ...asked },
          drawn: chart,
          status,
          titleId: `${id}title${at}`,
          formId: `${id}form${at}`,
          choose: (change) => {
            const next = under(change);
            write(next, build(next) === build(wanted.current) ? "replace" : "push");
            void show(at, { choices: next[at] ?? chart.choices, unknown: [] }, chart);
          },
          retry: () => void show(at, asked, chart),
          listChoices: (change) =>
            listChoiceParams(
              state,
              live.map((each) => each.asked.choices).with(at, { ...asked.choices, ...change }),
            ),
        };
      }),
    [build, id, live, show, state, wanted, write],
  );
};
