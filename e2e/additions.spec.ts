import type { ChartConfig } from "@statelier/document";
import { inDeep } from "./support/in-deep.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

type Extensions = NonNullable<ChartConfig["extensions"]>;

const splitBy = (config: ChartConfig, extensions: Extensions): ChartConfig =>
  ({
    ...config,
    cubes: config.cubes.map((cube) => ({ ...cube, filters: {} })),
    fields: {
      ...config.fields,
      segment: { componentId: Object.keys(config.cubes[0]?.filters ?? {})[0], type: "grouped" },
    },
    extensions,
  }) as ChartConfig;

const ADDITIONS: readonly { name: string; type: "bar" | "line"; extensions: Extensions }[] = [
  { name: "the largest series and all others", type: "line", extensions: { largest: 5 } },
  { name: "an index", type: "line", extensions: { calculation: { type: "index" } } },
  { name: "a slope", type: "line", extensions: { kind: "slope" } },
  { name: "a dumbbell", type: "bar", extensions: { kind: "dumbbell" } },
  { name: "a pyramid", type: "bar", extensions: { kind: "pyramid" } },
];

for (const { name, type, extensions } of inDeep(ADDITIONS))
  test(`a published chart with ${name} is served as a page and inside other pages`, async ({
    request,
    server,
  }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: type,
      change: (config) => splitBy(config, extensions),
    });
    const key = await publishDocument(server.url, document);
    for (const path of [`/en/v/${key}`, `/en/embed/${key}`]) {
      const answer = await request.get(`${server.url}${path}`);
      expect(answer.status()).toBe(200);
      expect((await answer.text()).includes('class="marks"')).toBe(true);
    }
  });
