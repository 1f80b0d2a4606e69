import { type DataClient, makeHttpDataClient } from "@statelier/data";
import {
  CHART_TYPES,
  type ChartConfig,
  type ChartDocument,
  chartRules,
  type ChartType,
} from "@statelier/document";
import { findNumberColumn, type Iri } from "@statelier/model";
import { inDeep } from "./support/in-deep.ts";
import { makeChartDocument, SAMPLES } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

type Domain = [from: number, to: number];

const SCOPE = { source: SAMPLES, locale: "en" } as const;

/** The first dataset of which the rules make this chart. */
const makeChart = async (
  url: string,
  chartType: ChartType,
  iris: readonly Iri[],
): Promise<{ document: ChartDocument; iri: Iri }> => {
  for (const iri of iris) {
    const made = await makeChartDocument(url, { iri, chartType }).catch((error: unknown) => {
      if (String(error).includes("does not fit")) return undefined;
      throw error;
    });
    if (made) return { document: made.document, iri };
  }
  throw new Error(`No dataset fits ${chartType}.`);
};

/** What the values of the first measure that the chart shows lie between. */
const findExtent = async (data: DataClient, iri: Iri, config: ChartConfig): Promise<Domain> => {
  const { measures } = await data.components(SCOPE, [{ iri }]);
  const text = JSON.stringify(config.fields);
  const measure = measures.find(({ id }) => text.includes(JSON.stringify(id)));
  const { table } = await data.observations(SCOPE, [{ iri }]);
  const column = measure && findNumberColumn(table, measure.id);
  if (!column) throw new Error(`${iri} has no numbers.`);
  const values = [...column.values].filter((value) => !Number.isNaN(value));
  return [Math.min(...values), Math.max(...values)];
};

const listDomains = ([least, most]: Domain): [name: string, domain: Domain][] => {
  const room = most - least || 1;
  return [
    ["wholly below", [least - 3 * room, least - 2 * room]],
    ["wholly above", [most + 2 * room, most + 3 * room]],
    ["inside", [least + room / 4, most - room / 4]],
    ["touching at the end", [most, most + room]],
    ["touching at the start", [least - room, least]],
    ["the same", [least, most]],
  ];
};

const FORMS = ["png?shape=card", "png", "svg", "png?width=280&theme=dark", "svg?width=1600"];

const setDomain = (document: ChartDocument, customDomain: Domain): unknown => ({
  ...document,
  chartConfigs: document.chartConfigs.map((config) => {
    const fields = config.fields as Record<string, { sorting?: unknown }>;
    const { sorting: _, ...x } = fields["x"] ?? {};
    const domains = fields["y"]
      ? {
          x: config.chartType === "line" ? x : { ...fields["x"], customDomain },
          y: { ...fields["y"], customDomain },
        }
      : {};
    return { ...config, fields: { ...fields, ...domains } };
  }),
});

/** Whether authors of a type may set the ends of an axis. */
const hasDomain = (chartType: ChartType): boolean =>
  chartRules[chartType].fields.some(({ options }) => options.includes("customDomain"));

const publish = async (url: string, document: unknown): Promise<string | undefined> => {
  const answer = await fetch(`${url}/api/config-create`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: document }),
  });
  const { success, data } = (await answer.json()) as { success: boolean; data: { key: string } };
  expect(answer.status).toBe(success ? 200 : 400);
  return success ? data.key : undefined;
};

test(
  "no domain that an author can give ends the server, and each chart has its pictures",
  { tag: "@deep" },
  async ({ server }) => {
    const data = makeHttpDataClient({ endpoint: `${server.url}/api/graphql` });
    const found = await data.search(SCOPE, {});
    const iris = found.map(({ cube }) => cube.iri);
    const drawn = CHART_TYPES.filter((type) => type !== "map");
    const refused: ChartType[] = [];
    for (const chartType of drawn) {
      const { document, iri } = await makeChart(server.url, chartType, iris);
      const [config] = document.chartConfigs;
      if (!config) throw new Error("A document without a chart.");
      for (const [name, domain] of inDeep(listDomains(await findExtent(data, iri, config)))) {
        const key = await publish(server.url, setDomain(document, domain));
        if (key === undefined) refused.push(chartType);
        else
          for (const form of inDeep(FORMS)) {
            const { status } = await fetch(`${server.url}/en/v/${key}.${form}`);
            expect([chartType, name, form, status]).toEqual([chartType, name, form, 200]);
          }
      }
    }
    expect(refused.filter(hasDomain)).toEqual([]);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  },
);
