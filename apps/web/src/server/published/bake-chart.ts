import type { DataClient, DataScope, KnownAnswer } from "@statelier/data";
import { type ChartConfig, listQueryFilters } from "@statelier/document";
import type { Iri } from "@statelier/model";
import { deriveReachableCubes, listReaderDimensions } from "@statelier/viewer/published-chart";
import { type BakedChart, sealChart } from "./baked-chart.ts";

/** Rows that a page may carry so that readers' filters need no network. */
const MOST_ROWS = 20_000;

/** A stored chart names the cube's version of its day; readers see the newest one. */
const takeNewest = async (
  data: DataClient,
  { source }: DataScope,
  config: ChartConfig,
): Promise<ChartConfig> => {
  const newest = new Map<Iri, Iri>();
  await Promise.all(
    config.cubes.map(async ({ iri }) =>
      newest.set(iri, (await data.latestIri(source, iri)) ?? iri),
    ),
  );
  const cubes = config.cubes.map((cube) => ({ ...cube, iri: newest.get(cube.iri) ?? cube.iri }));
  return { ...config, cubes };
};

/** Reads what the page of one chart needs. Rejects with `DataError`. */
export const bakeChart = async (
  data: DataClient,
  scope: DataScope,
  stored: { documentId: string; config: ChartConfig },
): Promise<BakedChart> => {
  const config = await takeNewest(data, scope, stored.config);
  const iris = config.cubes.map(({ iri }) => iri);
  const cubes = config.cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
  const [metadata, components] = await Promise.all([
    data.metadata(scope, iris),
    data.components(scope, cubes),
  ]);
  const authors = listQueryFilters(config, components);
  const answers: KnownAnswer[] = [
    { cubes: authors, answer: await data.observations(scope, authors) },
  ];
  const reachable = deriveReachableCubes(config, components);
  const most = listReaderDimensions(config, components).reduce(
    (rows, { values }) => rows * Math.max(1, values.length),
    Math.max(1, answers[0]?.answer.table.rowCount ?? 0),
  );
  const hasReach = reachable !== undefined && most <= MOST_ROWS;
  if (hasReach)
    answers.push({ cubes: reachable, answer: await data.observations(scope, reachable) });
  const { documentId } = stored;
  return sealChart({ documentId, config, metadata, components, answers, hasReach });
};
