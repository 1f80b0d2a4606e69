import type {
  ObservationPage,
  ObservationRows,
  ReadTable,
  ResolvedFilter,
} from "../../reading/observation-reader.ts";
import { SourceError } from "../../source/cube-source.ts";
import {
  LOWEST_ROW_LIMIT,
  type PageClients,
  type ResilientClient,
} from "../client/resilient-client.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { buildObservationsQuery, type CellFilter } from "../queries/build-observations-query.ts";
import { toSparql } from "../queries/sparql-text.ts";
import { concatPages } from "./concat-pages.ts";
import { encodeNumbers } from "./encode-numbers.ts";
import { ObservationColumns, type ObservationPage as AnswerPage } from "./observation-columns.ts";
import { PAGE_ROWS, type PagePlan, planPages } from "./plan-pages.ts";
import { makeSliceReader } from "./slice-reader.ts";

/** While one page is read, the source works on the next. */
const PAGES_AT_ONCE = 2;

const countRows = (pages: readonly AnswerPage[]): number =>
  pages.reduce((sum, { rowCount }) => sum + rowCount, 0);

type Fetching = { client: SparqlClient; model: CubeModel; columns: ObservationColumns };

const fetchPages = async (
  { client, model, columns }: Fetching,
  plan: readonly PagePlan[],
): Promise<AnswerPage[]> => {
  const paths = [...model.components.keys()];
  const pages: AnswerPage[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < plan.length; at = next++) {
      const query = buildObservationsQuery({
        cube: model,
        paths,
        numbers: model.numbers,
        filters: plan[at]?.filters ?? [],
      });
      try {
        pages[at] = await client.stream(query, () => columns.makePage());
      } catch (error) {
        next = plan.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  return pages;
};

/** Several values in a cell make several rows of an observation; its node says that they are one. */
const fetchDistinct = async (
  { client, model, columns }: Fetching,
  filters: readonly CellFilter[] = [],
): Promise<AnswerPage> => {
  const paths = [...model.components.keys()];
  const query = buildObservationsQuery({
    cube: model,
    paths,
    numbers: model.numbers,
    filters,
    withNode: true,
  });
  const page = await client.stream(query, () => columns.makeDistinctPage());
  for (const place of page.places) model.noteSeveral(paths[place] ?? "");
  return page;
};

const assertCount = (answered: number, counted: number): void => {
  if (answered !== counted)
    throw new SourceError(
      "SOURCE_ANSWER_INVALID",
      `The source counts ${counted} observations and answered ${answered}.`,
      { isTransient: true },
    );
};

/** Where the endpoint cut a page, as it cuts each that is longer. */
const findRowLimit = (plan: readonly PagePlan[], pages: readonly AnswerPage[]): number =>
  Math.min(
    ...plan.flatMap(({ count }, at) => {
      const answered = pages[at]?.rowCount ?? 0;
      return answered < count && answered >= LOWEST_ROW_LIMIT ? [answered] : [];
    }),
  );

const fetchWhole = async (
  client: SparqlClient,
  model: CubeModel,
  count: number,
  pageRows: number,
): Promise<ReadTable> => {
  const components = [...model.components.values()];
  const fetching = { client, model, columns: new ObservationColumns(components) };
  const plan = await planPages(client, model, count, pageRows);
  const pages = await fetchPages(fetching, plan);
  const limit = findRowLimit(plan, pages);
  if (limit < pageRows) return fetchWhole(client, model, count, limit);
  if (countRows(pages) > count) {
    const distinct = await fetchDistinct(fetching);
    assertCount(distinct.rowCount, count);
    return concatPages(model, components, fetching.columns, [distinct]);
  }
  plan.forEach((page, at) => assertCount(pages[at]?.rowCount ?? 0, page.count));
  return concatPages(model, components, fetching.columns, pages);
};

/** So few rows that an engine which goes through all observations for each page still answers in time. */
const BACKGROUND_PAGE_ROWS = 20_000;

/** One page for itself. */
const readPage = async (
  client: SparqlClient,
  model: CubeModel,
  plan: PagePlan,
): Promise<ReadTable> => {
  const components = [...model.components.values()];
  const fetching = { client, model, columns: new ObservationColumns(components) };
  const [page] = await fetchPages(fetching, [plan]);
  if (!page || page.rowCount === plan.count)
    return concatPages(model, components, fetching.columns, page ? [page] : []);
  if (findRowLimit([plan], [page]) < plan.count)
    throw new SourceError(
      "RESULT_TOO_LARGE",
      `The source counts ${plan.count} observations and answered ${page.rowCount}.`,
    );
  if (page.rowCount < plan.count) assertCount(page.rowCount, plan.count);
  const again = { ...fetching, columns: new ObservationColumns(components) };
  const distinct = await fetchDistinct(again, plan.filters);
  assertCount(distinct.rowCount, plan.count);
  return concatPages(model, components, again.columns, [distinct]);
};

const toPage = (clients: PageClients, model: CubeModel, plan: PagePlan): ObservationPage => ({
  count: plan.count,
  ...(plan.part ? { part: plan.part } : {}),
  read: () => readPage(plan.halve ? clients.divided : clients.long, model, plan),
  halve: () => plan.halve?.().map((half) => toPage(clients, model, half)),
});

/** Asks nobody: once the whole is read, the terms of all its values are known. */
const describeFilter = (model: CubeModel, filter: ResolvedFilter): CellFilter => {
  if (filter.type === "numbers") return filter;
  const numbers = encodeNumbers(model, filter);
  if (numbers) return numbers;
  const { path, values } = filter;
  const terms = [...values].flatMap((value) => model.recall(path, value).terms);
  return { path, type: "terms", terms: terms.flatMap((term) => toSparql(term) ?? []) };
};

/** The observations of one cube, asked in SPARQL. */
export const makeSparqlRows = (
  client: ResilientClient,
  model: CubeModel,
  pageRows = PAGE_ROWS,
): ObservationRows => ({
  count: (most) => model.count(most),
  loadWhole: (count) => fetchWhole(client, model, count, pageRows),
  planPages: async (count) => {
    const { forPages } = client;
    const rows = Math.min(pageRows, BACKGROUND_PAGE_ROWS);
    const plan = await planPages(forPages.long, model, count, rows);
    return plan.map((each) => toPage(forPages, model, each));
  },
  slices: makeSliceReader(client, model),
  describe: ({ filters, ...request }) =>
    buildObservationsQuery({
      ...request,
      cube: model,
      numbers: model.numbers,
      filters: filters.map((filter) => describeFilter(model, filter)),
    }).text,
});
