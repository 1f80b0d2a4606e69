import {
  asPlot,
  INITIAL_CHART_VIEW,
  layoutScene,
  loadDrawing,
  pagePaint,
  paintThumbnail,
  renderSvgText,
  withOwnIds,
} from "@statelier/charts";
import {
  type ChartContext,
  type ChartType,
  convertChartConfig,
  listQueryFilters,
} from "@statelier/document";
import { AnswerCache, type ObservationTable } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui";
import { isFailure } from "@statelier/viewer";
import { fetchGeography } from "@statelier/viewer/board";
import { useEffect, useState } from "react";
import { useEditor, useScope, useSession } from "../../chart/editor-context.ts";
import { pickDrawn } from "../../chart/pick-drawn.ts";

export type Thumbnails = Partial<Record<ChartType, string>>;

const SIZE = { width: 260, height: 200 };
/** The chart itself is drawn first; its small pictures follow when the author rests. */
const REST_MS = 400;
/** More observations than these are too many for pictures on the side. */
const MOST_ROWS = 5000;
const MOST_TABLES = 20;

/** The observations of what was asked lately, asked for once. */
const useTables = () => {
  const { data } = useEditor();
  const scope = useScope();
  const [tables] = useState(
    () =>
      new AnswerCache<ObservationTable>({
        maxEntries: MOST_TABLES,
        maxAgeMs: () => Number.POSITIVE_INFINITY,
      }),
  );
  return ({ config, components }: ChartContext): Promise<ObservationTable> => {
    const cubes = listQueryFilters(config, components);
    return tables.ask(JSON.stringify([scope, cubes]), async () => {
      const { table } = await data.observations(scope, cubes);
      return table;
    });
  };
};

/** The author's own data as these types would draw them, as SVG in the colours of the page. */
export const useThumbnails = (types: readonly ChartType[]): Thumbnails => {
  const t = useT();
  const locale = useLocale();
  const { config, components } = useSession(pickDrawn);
  const { data } = useEditor();
  const scope = useScope();
  const fetchTable = useTables();
  const [thumbnails, setThumbnails] = useState<Thumbnails>({});
  const names = types.join(" ");
  const draw = async (chartType: ChartType): Promise<string | undefined> => {
    const other = convertChartConfig(config, chartType, components);
    if (!other) return undefined;
    const table = await fetchTable({ config: other, components });
    if (table.rowCount === 0 || table.rowCount > MOST_ROWS) return undefined;
    const [drawing, geography] = await Promise.all([
      loadDrawing(other),
      fetchGeography(data, scope.source, { config: other, components }),
    ]);
    const input = { config: other, components, table, geography, locale, t, ...SIZE };
    const scene = layoutScene(drawing, { ...input, theme: "light", view: INITIAL_CHART_VIEW });
    const plot = asPlot(scene);
    return plot && withOwnIds(renderSvgText(paintThumbnail(plot, pagePaint)), "thumbnail-");
  };
  useEffect(() => {
    let isWanted = true;
    const drawAll = async (): Promise<void> => {
      for (const chartType of types) {
        if (!isWanted) return;
        try {
          const markup = await draw(chartType);
          if (isWanted) setThumbnails((all) => ({ ...all, [chartType]: markup }));
        } catch (error) {
          // A source that is away is told beside the chart; the type keeps its sign.
          if (!isFailure(error)) throw error;
        }
      }
    };
    const timer = setTimeout(() => void drawAll().catch(globalThis.reportError), REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what draws is made anew each time; it depends on these
  }, [config, components, names, locale]);
  return thumbnails;
};
