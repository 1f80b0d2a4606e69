import type { ChartDataClient, DataScope } from "@statelier/data";
import { readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ChartState } from "../chart-state/chart-state.ts";
import { fetchSelection, keepShown, loadSelection } from "../chart-state/fetch-selection.ts";
import { isSameChoice } from "../chart-state/filter-choice.ts";
import {
  decodePageChart,
  numberOf,
  type PageChart,
  type PublishedState,
  type ShownChart,
} from "../chart-state/page-state.ts";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import { isFailure } from "../failure/describe-failure.ts";
import { buildAddress, listPageChoices } from "../params/build-address.ts";
import type { Params } from "../params/param-record.ts";
import { readOfTile, writeTilePrefix } from "../params/tile-params.ts";
import { CHOICE_PARAMS, decodeViewParams, SHARED_PARAMS } from "../params/view-params.ts";
import {
  dropViewAddress,
  flushViewAddress,
  writeSoon,
  writeViewAddress,
} from "../params/write-address.ts";
import { deriveShownBoard } from "./derive-shown-board.ts";

type AllChoices = readonly ReaderChoices[];

const listChoiceParams = (state: PublishedState, choices: AllChoices): Params =>
  listPageChoices(
    state,
    state.charts.map((chart, at) => ({ ...chart, choices: choices[at] ?? chart.choices })),
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

/** What an address asks of one chart of the page. */
const readAddress = (
  state: PublishedState,
  chart: PageChart,
  params: URLSearchParams,
): ReturnType<typeof decodeViewParams> => {
  const isActive = chart.config.key === state.activeKey;
  return state.shares
    ? decodeViewParams(chart, readOfTile(params, chart, state))
    : decodeViewParams(chart, params, isActive ? CHOICE_PARAMS : SHARED_PARAMS);
};

type Live = { chart: PageChart; asked: Asked; status: ShownChart["status"] };

type Place = { data: ChartDataClient; scope: DataScope; write: PageAddress["write"] };

/** What changes in one step of the program draws the page once. */
const useBatched = (first: () => readonly Live[]) => {
  const [live, setLive] = useState(first);
  const pending = useRef(new Map<number, Live>());
  const put = useCallback((at: number, next: Live): void => {
    const { current } = pending;
    const isFirst = current.size === 0;
    current.set(at, next);
    if (!isFirst) return;
    queueMicrotask(() => {
      const changes = new Map(current);
      current.clear();
      setLive((before) => before.map((each, place) => changes.get(place) ?? each));
    });
  }, []);
  return { live, put };
};

/** What is shown of the choices, of each chart the latest of which wins. */
const useLiveCharts = (first: readonly PageChart[], { data, scope, write }: Place) => {
  const { live, put: putLive } = useBatched(() =>
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
        putLive(at, { chart, asked, status });
      want(next.choices);
      const request = (latest.current[at] ?? 0) + 1;
      latest.current[at] = request;
      const isLatest = (): boolean => request === latest.current[at];
      const settle = (last: PageChart): void => {
        want(last.choices);
        if (last.choices.hiddenValues !== next.choices.hiddenValues)
          write(wanted.current, "replace");
        put({ choices: last.choices, unknown: next.unknown }, "ready", last);
      };
      if (isSameSelection(next.choices, shown.choices)) {
        const whole = { ...shown, choices: next.choices };
        settle(whole);
        // A drawing shows the first of series that are all off, too: what is said of it may follow.
        const kept = await keepShown(shown, whole).catch(() => whole);
        if (isLatest() && kept !== whole) settle(kept);
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
    [data, scope, write, putLive],
  );
  return { live, wanted, show };
};

/** What an address says of all charts as they are wanted, worked out once for all who ask. */
const makeChoiceLister = (state: PublishedState, wanted: { readonly current: AllChoices }) => {
  let listed: { of: AllChoices; params: Params } | undefined;
  return (at: number, change?: Partial<ReaderChoices>): Params => {
    const { current } = wanted;
    const own = current[at];
    if (change && own) return listChoiceParams(state, current.with(at, { ...own, ...change }));
    if (listed?.of !== current) listed = { of: current, params: listChoiceParams(state, current) };
    return listed.params;
  };
};

const useLatest = <Value>(value: Value): { readonly current: Value } => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};

export type ShownPage = {
  charts: ShownChart[];
  /** Of a dashboard: what is chosen for all of its charts, as if it were one more of them. */
  board: ShownChart | undefined;
};

type Actions = {
  id: string;
  at: number;
  chooseEach: (changes: readonly (Partial<ReaderChoices> | undefined)[]) => void;
  show: (at: number, next: Asked, shown: PageChart) => Promise<void>;
  /** What the address says of all charts as they are, with other choices of this one. */
  listChoices: ShownChart["listChoices"];
};

const makeShown = (
  state: PublishedState,
  { chart, asked, status }: Live,
  { id, at, chooseEach, show, listChoices }: Actions,
): ShownChart => {
  return {
    chart: { ...chart, ...asked },
    drawn: chart,
    status,
    titleId: `${id}title${at}`,
    formId: `${id}form${at}`,
    ...(state.shares && { prefix: writeTilePrefix(numberOf(state, chart.config.key)) }),
    choose: (change) =>
      chooseEach(state.charts.map((_, place) => (place === at ? change : undefined))),
    retry: () => void show(at, asked, chart),
    listChoices,
  };
};

/** A value that is worked out once for each key. */
const keepEach = <Key extends object, Value>(make: (key: Key, at: number) => Value) => {
  const kept = new WeakMap<Key, Value>();
  return (key: Key, at: number): Value => {
    const value = kept.get(key) ?? make(key, at);
    kept.set(key, value);
    return value;
  };
};

/** The charts of a page under their reader's choices; each choice is an entry of the browser's history. */
export const useShownCharts = (
  state: PublishedState,
  data: ChartDataClient,
  scope: DataScope,
): ShownPage => {
  const id = useId();
  const first = useMemo(() => state.charts.map(decodePageChart), [state]);
  const { build, write } = useAddress(state);
  const { live, wanted, show } = useLiveCharts(first, { data, scope, write });
  const latest = useLatest(live);

  usePreparedSelection(state);
  useHistory((params) => {
    for (const [at, { chart }] of live.entries()) {
      const { choices, unknown } = readAddress(state, chart, params);
      const misread = unknown.map(({ name, value }) => `${name}=${value}`);
      const isStill = ({ name, value }: UnknownParam): boolean =>
        misread.includes(`${name}=${value}`) || params.getAll(name).includes(value);
      const still = first[at]?.unknown.filter(isStill) ?? [];
      void show(at, { choices, unknown: still }, chart);
    }
  });

  const chooseEach = useCallback(
    (changes: readonly (Partial<ReaderChoices> | undefined)[]): void => {
      const next = wanted.current.map((choices, at): ReaderChoices => {
        // Whatever else changes, a table is read from its first page.
        const { page: _, ...kept } = choices;
        return changes[at] ? { ...kept, ...changes[at] } : choices;
      });
      write(next, build(next) === build(wanted.current) ? "replace" : "push");
      for (const [at, { chart }] of latest.current.entries())
        if (changes[at]) void show(at, { choices: next[at] ?? chart.choices, unknown: [] }, chart);
    },
    [build, latest, show, wanted, write],
  );
  const listChoices = useMemo(() => makeChoiceLister(state, wanted), [state, wanted]);
  // A chart that has not changed is the same one, so that nobody draws it again.
  const showOne = useMemo(
    () =>
      keepEach((each: Live, at) =>
        makeShown(state, each, {
          id,
          at,
          chooseEach,
          show,
          listChoices: (change) => listChoices(at, change),
        }),
      ),
    [chooseEach, id, listChoices, show, state],
  );
  const charts = useMemo(() => live.map(showOne), [live, showOne]);
  const board = useMemo(
    () => state.shares && deriveShownBoard(charts, state.shares, chooseEach),
    [state, charts, chooseEach],
  );
  return { charts, board };
};
