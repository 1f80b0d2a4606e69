import { buildTermKey } from "../../rdf/rdf-term.ts";
import { RowsSink } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { streamWhole } from "../client/stream-whole.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { isNumberColumn, type ShapeComponent } from "../parsing/shape-component.ts";
import { buildPartitionQuery, type CellFilter } from "../queries/build-observations-query.ts";
import { type SparqlText, toSparql } from "../queries/sparql-text.ts";

/** One part of a cube: which observations, and how many the source counts. */
export type PagePlan = { filters: CellFilter[]; count: number };

export const PAGE_ROWS = 50_000;
const MOST_TERMS = 500;
const MOST_CANDIDATES = 3;

type Part = { term: SparqlText; key: string; count: number };

/** Key dimensions that may divide a cube; first those with just enough values for small pages. */
const pickCandidates = (model: CubeModel, pageCount: number): ShapeComponent[] => {
  const suits = ({ listed }: ShapeComponent): number => Number(listed.length < pageCount);
  return [...model.components.values()]
    .filter((component) => component.isKeyDimension && !isNumberColumn(component))
    .toSorted(
      (a, b) =>
        suits(a) - suits(b) ||
        (suits(a) ? b.listed.length - a.listed.length : a.listed.length - b.listed.length),
    )
    .slice(0, MOST_CANDIDATES);
};

/** The values of a component, where each observation has exactly one of them. */
const fetchParts = async (
  client: SparqlClient,
  model: CubeModel,
  path: string,
  count: number,
): Promise<Part[] | undefined> => {
  const { rows } = await streamWhole(
    client,
    buildPartitionQuery(model, path),
    () => new RowsSink(),
  );
  const parts = rows.flatMap(({ v, n }): Part[] => {
    const term = v && toSparql(v);
    return v && term ? [{ term, key: buildTermKey(v), count: Number(n?.value) }] : [];
  });
  const isWhole =
    parts.length === rows.length && parts.reduce((sum, part) => sum + part.count, 0) === count;
  return isWhole ? parts.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : undefined;
};

const groupParts = (path: string, parts: readonly Part[], pageRows: number): PagePlan[] => {
  const groups: Part[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && size + part.count <= pageRows && last.length < MOST_TERMS) {
      last.push(part);
      size += part.count;
    } else {
      groups.push([part]);
      size = part.count;
    }
  }
  return groups.map((group) => ({
    filters: [{ path, type: "terms", terms: group.map(({ term }) => term) }],
    count: group.reduce((sum, part) => sum + part.count, 0),
  }));
};

/** Parts of a cube that are read one after the other, so that no answer is large; a small cube is one part. */
export const planPages = async (
  client: SparqlClient,
  model: CubeModel,
  count: number,
  pageRows: number,
): Promise<PagePlan[]> => {
  let best: PagePlan[] = [{ filters: [], count }];
  if (count <= pageRows) return best;
  const largest = (plan: readonly PagePlan[]): number =>
    plan.reduce((most, page) => Math.max(most, page.count), 0);
  for (const { path } of pickCandidates(model, Math.ceil(count / pageRows))) {
    // oxlint-disable-next-line no-await-in-loop -- the next candidate is asked only where this one does not do
    const parts = await fetchParts(client, model, path, count);
    const plan = parts ? groupParts(path, parts, pageRows) : best;
    if (largest(plan) < largest(best)) best = plan;
    if (largest(best) <= pageRows) return best;
  }
  return best;
};
