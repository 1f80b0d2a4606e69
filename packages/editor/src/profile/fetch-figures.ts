import type { DataClient, StoredVersion } from "@statelier/data";
import { listQueryFilters, parseDocument } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { compareFigures, type FigureChange, type Figures } from "./compare-figures.ts";

type FigureClient = Pick<DataClient, "components" | "observations">;

/** The figures of one chart of a document; of the first one where it has none of this key. */
const fetchFigures = async (
  data: FigureClient,
  { document, key }: { document: Readable; key: string },
  locale: Locale,
): Promise<Figures> => {
  const { dataSource: source, chartConfigs } = document;
  const config = chartConfigs.find((chart) => chart.key === key) ?? chartConfigs[0];
  if (!config) throw new Error("A document has a chart.");
  const scope = { source, locale };
  const components = await data.components(scope, listQueryFilters(config, NOTHING));
  const { table } = await data.observations(scope, listQueryFilters(config, components));
  return { table, components };
};

type Readable = Extract<ReturnType<typeof parseDocument>, { ok: true }>["value"];

const NOTHING = { dimensions: [], measures: [] };

/**
 * What differs in the figures of the chart that a document opens with, as its source has them today. Undefined where a
 * version is of an older format. Rejects with `DataError`.
 */
export const fetchFigureChanges = async (
  data: FigureClient,
  { before, after }: { before: StoredVersion; after: StoredVersion },
  locale: Locale,
): Promise<FigureChange[] | undefined> => {
  const [was, is] = [before, after].map(({ data: stored }) => parseDocument(stored));
  if (!was?.ok || !is?.ok) return undefined;
  const key = is.value.activeChartKey;
  const [from, to] = await Promise.all(
    [was.value, is.value].map((document) => fetchFigures(data, { document, key }, locale)),
  );
  return from && to ? compareFigures(from, to, locale) : undefined;
};
