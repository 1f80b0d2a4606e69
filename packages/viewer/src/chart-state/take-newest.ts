import type { DataClient, DataScope } from "@statelier/data";
import type { ChartConfig } from "@statelier/document";
import type { Iri } from "@statelier/model";

/** A stored chart names the cube's version of its day; readers and authors see the newest one. */
export const takeNewest = async (
  data: Pick<DataClient, "latestIri">,
  { source }: Pick<DataScope, "source">,
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
