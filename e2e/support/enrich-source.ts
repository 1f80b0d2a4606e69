import type { Page } from "@playwright/test";

type Wired = { id: string; kind: string; values: { label: string; alternateName?: string }[] };
type Column = { type: string; id: string; values: (number | string | null)[] };
type Answer = {
  dimensions?: (Wired & { related: unknown[] })[];
  measures?: Wired[];
  data?: { columns: Column[] };
};
type Asked = { variables: { cubeFilters?: { componentIds?: string[] }[] } };

const QUALIFIERS = [
  ["StandardError", "/added-error", 0.5],
  ["ConfidenceUpperBound", "/added-upper", 2],
  ["ConfidenceLowerBound", "/added-lower", 1],
] as const;

const isAdded = (id: string): boolean => QUALIFIERS.some(([, suffix]) => id.endsWith(suffix));

const abbreviate = ({ dimensions = [] }: Answer): void => {
  for (const { values } of dimensions)
    for (const value of values) value.alternateName = `${value.label.slice(0, 3)}.`;
};

const qualify = ({ dimensions, measures = [], data }: Answer): void => {
  for (const measure of measures)
    for (const [type, suffix] of QUALIFIERS)
      dimensions?.push({
        ...measure,
        id: `${measure.id}${suffix}`,
        kind: `${type}Dimension`,
        values: [],
        related: [{ type, id: measure.id }],
      });
  for (const { id, values } of data?.columns.filter(({ type }) => type === "number") ?? [])
    for (const [, suffix, value] of QUALIFIERS)
      data?.columns.push({
        type: "number",
        id: `${id}${suffix}`,
        values: values.map(() => value),
      });
};

/**
 * Lets the source answer with what no sample holds: abbreviations for every value; where `isUncertain`, uncertainty
 * over time for every measure; gaps where `isGap` says so (the row, counted from 0).
 */
export const enrichSource = async (
  page: Page,
  { isUncertain, isGap }: { isUncertain?: boolean; isGap?: (row: number) => boolean } = {},
): Promise<void> => {
  await page.route("**/api/graphql**", async (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.get("id")?.startsWith("baseMap")) return route.continue();
    const inAddress = url.searchParams.get("variables");
    const asked = (
      inAddress === null
        ? JSON.parse(route.request().postData() ?? "{}")
        : { variables: JSON.parse(inAddress) }
    ) as Asked;
    for (const filter of asked.variables.cubeFilters ?? [])
      if (filter.componentIds)
        filter.componentIds = filter.componentIds.filter((id) => !isAdded(id));
    url.searchParams.set("variables", JSON.stringify(asked.variables));
    const response = await route
      .fetch({
        maxRetries: 2,
        ...(inAddress === null ? { postData: JSON.stringify(asked) } : { url: url.href }),
      })
      .catch((error: unknown) => {
        if (!/Test ended/.test(String(error))) throw error;
        return undefined;
      });
    // Nobody waits any more for what the last step of a journey has asked.
    if (!response) return;
    const body = (await response.json()) as { data?: { answer?: Answer } };
    const answer = body.data?.answer ?? {};
    abbreviate(answer);
    if (isUncertain) qualify(answer);
    for (const { type, values } of answer.data?.columns ?? [])
      for (const row of values.keys()) if (type === "number" && isGap?.(row)) values[row] = null;
    await route.fulfill({ response, json: body });
  });
};
