import type { ChartKey } from "@statelier/model";
import {
  BoardPeriod,
  deriveShares,
  deriveShownBoard,
  FilterForm,
  type ShownChart,
  SpokenOwnChoice,
} from "@statelier/viewer/board";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { usePageState } from "../canvas/use-shown-chart.ts";
import { useSession } from "../chart/editor-context.ts";

type Charts = ReadonlyMap<ChartKey, ShownChart>;

type PutChart = (key: ChartKey, shown: ShownChart | undefined) => void;

const ChartsContext = createContext<Charts>(new Map());
const PutContext = createContext<PutChart | undefined>(undefined);

/** The charts that stand on the page now, for what is chosen for all of them. */
export const ChartsOnBoard = ({ children }: { children: ReactNode }): ReactNode => {
  const [charts, setCharts] = useState<Charts>(new Map());
  const put = useCallback<PutChart>(
    (key, shown) =>
      setCharts((before) => {
        const next = new Map(before);
        if (shown) next.set(key, shown);
        else next.delete(key);
        return next;
      }),
    [],
  );
  return (
    <PutContext value={put}>
      <ChartsContext value={charts}>{children}</ChartsContext>
    </PutContext>
  );
};

/** Makes a chart known as one of the page. */
export const usePutOnBoard = (key: ChartKey, shown: ShownChart | undefined): void => {
  const put = useContext(PutContext);
  useEffect(() => {
    put?.(key, shown);
    return () => put?.(key, undefined);
  }, [put, key, shown]);
};

/** What readers choose for all charts at once, as they will see it; the author tries it here. */
export const ReadersBar = (): ReactNode => {
  const page = usePageState();
  const charts = useContext(ChartsContext);
  const { keys, dashboardFilters } = useSession(({ state }) => ({
    keys: state.chartConfigs.map(({ key }) => key),
    dashboardFilters: state.dashboardFilters,
  }));
  const board = useMemo(() => {
    const inOrder = keys.flatMap((key) => charts.get(key) ?? []);
    const contexts = inOrder.map(({ chart }) => chart);
    return deriveShownBoard(inOrder, deriveShares(contexts, dashboardFilters), (changes) => {
      for (const [at, change] of changes.entries()) if (change) inOrder[at]?.choose(change);
    });
  }, [keys, charts, dashboardFilters]);
  if (!board) return null;
  return (
    <>
      <FilterForm state={page} shown={board} />
      <BoardPeriod shown={board} />
      <SpokenOwnChoice shown={board} isOfAll />
    </>
  );
};
