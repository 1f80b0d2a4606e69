import { listIris } from "../../rdf/indexed-value.ts";
import { buildTermKey } from "../../rdf/rdf-term.ts";
import { RowsSink } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { streamWhole } from "../client/stream-whole.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { deriveValueOfTerm } from "../model/value-index.ts";
import { isNumberColumn, type ShapeComponent } from "../parsing/shape-component.ts";
import { buildPartitionQuery, type CellFilter } from "../queries/build-observations-query.ts";
import { type SparqlText, toSparql } from "../queries/sparql-text.ts";

/** One part of a cube: which observations, and how many the source counts. */
export type PagePlan = {
  filters: CellFilter[];
  count: number;
  /** The values whose observations are all in this part; absent where it is the whole cube. */
  part?: { path: string; values: ReadonlySet<string> };
  /** Two parts of this one; absent where it has no more than one value. */
  halve?: () => PagePlan[];
};

export const PAGE_ROWS = 50_000;
const MOST_TERMS = 500;
const MOST_CANDIDATES = 3;

/** A value with all terms that stand for it; a term that stands for none is alone. */
type Part = { terms: SparqlText[]; value: string | undefined; key: string; count: number };

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

/** Terms of one value are one part: whoever has read it has all observations of the value. */
const joinTerms = (parts: readonly Part[]): Part[] => {
  const byValue = new Map<string, Part>();
  return parts.flatMap((part) => {
    const known = part.value === undefined ? undefined : byValue.get(part.value);
    if (known) {
      known.terms.push(...part.terms);
      known.count += part.count;
      return [];
    }
    const own = { ...part, terms: [...part.terms] };
    if (own.value !== undefined) byValue.set(own.value, own);
    return [own];
  });
};

/** The values of a component, where each observation has exactly one of them. */
const fetchParts = async (
  client: SparqlClient,
  model: CubeModel,
  component: ShapeComponent,
  count: number,
): Promise<Part[] | undefined> => {
  const { rows } = await streamWhole(
    client,
    buildPartitionQuery(model, component.path),
    () => new RowsSink(),
  );
  const found = rows.flatMap(({ v, n }) => {
    const term = v && toSparql(v);
    return v && term ? [{ v, term, count: Number(n?.value) }] : [];
  });
  const isWhole =
    found.length === rows.length && found.reduce((sum, part) => sum + part.count, 0) === count;
  if (!isWhole) return undefined;
  const iris = component.isVersioned ? listIris(found.map(({ v }) => v)) : [];
  const attributes = await model.attributes.load(iris);
  const parts = found.map(({ v, term, count: own }) => ({
    terms: [term],
    value: deriveValueOfTerm(v, component, attributes),
    key: buildTermKey(v),
    count: own,
  }));
  return joinTerms(parts.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
};

const toPlan = (path: string, group: readonly Part[]): PagePlan => ({
  filters: [{ path, type: "terms", terms: group.flatMap(({ terms }) => terms) }],
  count: group.reduce((sum, part) => sum + part.count, 0),
  part: { path, values: new Set(group.flatMap(({ value }) => value ?? [])) },
  ...(group.length > 1
    ? {
        halve: () => {
          const middle = group.length >> 1;
          return [toPlan(path, group.slice(0, middle)), toPlan(path, group.slice(middle))];
        },
      }
    : {}),
});

const groupParts = (path: string, parts: readonly Part[], pageRows: number): PagePlan[] => {
  const groups: Part[][] = [];
  let [rows, terms] = [0, 0];
  for (const part of parts) {
    const last = groups.at(-1);
    const isFull = rows + part.count > pageRows || terms + part.terms.length > MOST_TERMS;
    if (last && !isFull) {
      last.push(part);
      rows += part.count;
      terms += part.terms.length;
    } else {
      groups.push([part]);
      [rows, terms] = [part.count, part.terms.length];
    }
  }
  return groups.map((group) => toPlan(path, group));
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
  for (const component of pickCandidates(model, Math.ceil(count / pageRows))) {
    const parts = await fetchParts(client, model, component, count);
    const plan = parts ? groupParts(component.path, parts, pageRows) : best;
    if (largest(plan) < largest(best)) best = plan;
    if (largest(best) <= pageRows) return best;
  }
  return best;
};
