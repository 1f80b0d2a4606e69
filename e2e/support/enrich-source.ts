import type { Page } from "@playwright/test";

type Value = { label: string; alternateName?: string };
type Wired = { id: string; kind: string; unit?: string; values: Value[]; related: unknown[] };
type WiredMeasure = Wired & { limits: unknown[] };
type Column = { type: string; id: string; values: (number | string | null)[] };
type Answer = {
  dimensions?: Wired[];
  measures?: WiredMeasure[];
  data?: { rowCount: number; columns: Column[] };
};
type Asked = { variables: { cubeFilters?: { componentIds?: string[] }[] } };

const QUALIFIERS = [
  ["StandardError", "/added-error", 0.5],
  ["ConfidenceUpperBound", "/added-upper", 2],
  ["ConfidenceLowerBound", "/added-lower", 1],
] as const;

const isAdded = (id: string): boolean => QUALIFIERS.some(([, suffix]) => id.endsWith(suffix));

const isQualified = (measure: Wired, dimensions: readonly Wired[]): boolean =>
  JSON.stringify(dimensions.map(({ related }) => related)).includes(measure.id);

const enrichComponents = (
  { dimensions = [], measures = [] }: Answer,
  limit: { name: string; value: number },
): void => {
  for (const { values } of dimensions)
    for (const value of values) value.alternateName = `${value.label.slice(0, 3)}.`;
  for (const measure of measures) {
    measure.limits.push({ type: "single", related: [], ...limit });
    if (isQualified(measure, dimensions)) continue;
    for (const [type, suffix] of QUALIFIERS)
      dimensions.push({
        ...measure,
        id: `${measure.id}${suffix}`,
        kind: `${type}Dimension`,
        values: [],
        related: [{ type, id: measure.id }],
      });
  }
};

/**
 * Lets the source answer with more than the samples hold: abbreviations for every value, a limit and an uncertainty
 * for every measure, and gaps where `gaps` says so (the row, counted from 0).
 */
export const enrichSource = async (
  page: Page,
  { limit, gaps }: { limit: { name: string; value: number }; gaps?: (row: number) => boolean },
): Promise<void> => {
  await page.route("**/api/graphql", async (route) => {
    const asked = JSON.parse(route.request().postData() ?? "{}") as Asked;
    for (const filter of asked.variables.cubeFilters ?? [])
      if (filter.componentIds)
        filter.componentIds = filter.componentIds.filter((id) => !isAdded(id));
    const response = await route.fetch({ postData: JSON.stringify(asked) });
    const body = (await response.json()) as { data?: { answer?: Answer } };
    const answer = body.data?.answer;
    if (answer?.measures) enrichComponents(answer, limit);
    const { data } = answer ?? {};
    if (data) {
      const numbers = data.columns.filter(({ type }) => type === "number");
      for (const { id, values } of numbers) {
        for (const [, suffix, value] of QUALIFIERS)
          data.columns.push({
            type: "number",
            id: `${id}${suffix}`,
            values: values.map(() => value),
          });
        for (const row of values.keys()) if (gaps?.(row)) values[row] = null;
      }
    }
    await route.fulfill({ response, json: body });
  });
};
