import { readFileSync } from "node:fs";

import type { FilterValue, ObservationTable } from "@statelier/model";
import { expect, it } from "vitest";

import { SourceError } from "../source/cube-source.ts";
import { makeSparqlClient } from "../sparql/client/sparql-client.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { sparql } from "../sparql/queries/sparql-text.ts";
import { AnswerBudget } from "./answer-budget.ts";
import { DEFAULT_LIMITS } from "./check-limits.ts";
import { executeData, makeDataSchema } from "./data-schema.ts";
import { handleDataRequest } from "./handle-data-request.ts";
import { makeSourceRegistry } from "./source-registry.ts";

const DOCS = readFileSync(new URL("../../../../docs/data-sources.md", import.meta.url), "utf8");

type Refusal = { id: unknown; message: string };

const dataSource = { type: "sparql", url: "https://data.example/" } as const;
const schema = makeDataSchema({
  sources: makeSourceRegistry([{ ...dataSource, name: "main", aliases: [] }], () =>
    makeSparqlSource({
      dataSource,
      endpoint: () => Promise.reject(new Error("No question here reaches the source.")),
      options: { retry: { attempts: 1 } },
    }),
  ),
});
const SCOPE = `sourceType: "sparql", sourceUrl: "main"`;
const many = <Each>(count: number, make: (at: number) => Each): Each[] =>
  Array.from({ length: count }, (_, at) => make(at));

const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<Refusal> => {
  const { errors } = await executeData(schema, { query, variables });
  return { id: errors?.[0]?.extensions.id, message: errors?.[0]?.message ?? "" };
};

const search = (variables: Record<string, unknown>) =>
  ask(
    `query($query: String, $filters: [SearchFilter!]) { searchCubes(${SCOPE}, query: $query, filters: $filters) { score } }`,
    variables,
  );

const CALL = `dataCubePreview(${SCOPE}, locale: "en", cubeFilter: $cube)`;
const filterOn = (count: number): FilterValue => ({
  type: "multi",
  values: Object.fromEntries(many(count, (at) => [`v${at}`, true])),
});

const single = (characters: number): FilterValue => ({
  type: "single",
  value: "x".repeat(characters),
});

const preview = (cube: Record<string, unknown>) =>
  ask(`query($cube: CubeFilter!) { ${CALL} }`, { cube: { iri: "a:b", ...cube } });

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof SourceError) return { id: error.id, message: error.message };
  const { message, extensions } = error as Error & { extensions?: { id: string } };
  return { id: extensions?.id, message };
};

const refuse = (take: (budget: AnswerBudget) => void): Refusal => {
  try {
    take(new AnswerBudget(DEFAULT_LIMITS));
    throw new Error("It was not refused.");
  } catch (error) {
    return refusalOf(error);
  }
};

const answer = async (body: string): Promise<Refusal> => {
  const headers = { "content-type": "application/sparql-results+json" };
  const endpoint = () => Promise.resolve(new Response(body, { headers }));
  return makeSparqlClient({ endpoint })
    .select(sparql`SELECT * {}`)
    .then(() => ({ id: undefined, message: "" }), refusalOf);
};

const rows = (row: string) => `{"head":{},"results":{"bindings":[${row}]}}`;
const cell = (name: string, value = "") => `"${name}":{"type":"literal","value":"${value}"}`;

/** Answers are measured where they come in pieces. */
const byPieces = (count: number, most: number): number => count + (count > most ? 1 : -1) * 100_000;

const LIMITS: [string, number, (most: number) => Refusal | Promise<Refusal>][] = [
  [
    "bytes",
    1_000_000,
    async (most) => {
      const response = await handleDataRequest(
        new Request("http://localhost/api/graphql", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: " ".repeat(most),
        }),
        schema,
      );
      const { errors } = (await response.json()) as {
        errors: [{ message: string; extensions: { id: string } }];
      };
      return { id: errors[0].extensions.id, message: errors[0].message };
    },
  ],
  ["tokens", 4_000, (count) => ask(`{ ${"a ".repeat(count - 2)} }`)],
  ["levels", 12, (count) => ask(`${"{ a ".repeat(count)}${"}".repeat(count)}`)],
  ["calls", 12, (count) => ask(`{ ${many(count, (at) => `a${at}: __typename`).join(" ")} }`)],
  [
    "tables",
    4,
    (count) =>
      ask(
        `{ ${many(count, (at) => `a${at}: dataCubePreview(${SCOPE}, locale: "en", cubeFilter: {iri: "a:b"})`).join(" ")} }`,
      ),
  ],
  [
    "ranked dimensions",
    10,
    (count) =>
      ask(
        `{ dataCubeLargestValues(${SCOPE}, cubeFilter: {iri: "a:b"}, measureId: "m", dimensions: [${many(count, () => `{id: "d", most: 1}`).join(" ")}]) { id } }`,
      ),
  ],
  [
    "fields",
    400,
    (count) =>
      ask(`{ searchCubes(${SCOPE}) { ${many(count - 1, (at) => `a${at}: score`).join(" ")} } }`),
  ],
  [
    "datasets",
    10,
    (count) =>
      ask(
        `query($cubes: [CubeFilter!]!) { dataCubesMetadata(${SCOPE}, locale: "en", cubeFilters: $cubes) }`,
        {
          cubes: many(count, () => ({ iri: "a:b" })),
        },
      ),
  ],
  [
    "values of a filter",
    50_000,
    (count) => refuse((budget) => void budget.takeFilter("a", () => filterOn(count))),
  ],
  [
    "values of all filters",
    200_000,
    (count) => {
      const full = filterOn(50_000);
      return refuse((budget) => {
        for (let left = count; left > 0; left -= 50_000)
          budget.takeFilter("a", () => (left < 50_000 ? filterOn(left) : full));
      });
    },
  ],
  ["characters of a value", 4_096, (count) => preview({ filters: { a: single(count) } })],
  [
    "characters of an end of a range",
    4_096,
    (count) => preview({ filters: { a: { type: "range", from: "1", to: "x".repeat(count) } } }),
  ],
  [
    "characters of a filter's component",
    4_096,
    (count) => preview({ filters: { ["x".repeat(count)]: single(1) } }),
  ],
  [
    "characters of a component id",
    4_096,
    (count) => preview({ componentIds: ["x".repeat(count)] }),
  ],
  [
    "characters of all values and ids",
    5_000_000,
    (count) =>
      refuse((budget) => {
        for (let left = count; left > 0; left -= 4_000)
          budget.takeFilter("a", () => single(Math.min(4_000, left) - 1));
      }),
  ],
  [
    "components of a dataset",
    1_000,
    (count) => preview({ componentIds: many(count, (at) => `c${at}`) }),
  ],
  ["dimensions of a join", 10, (count) => preview({ joinBy: many(count, (at) => `c${at}`) })],
  ["characters of a search", 500, (count) => search({ query: "a".repeat(count) })],
  [
    "filters of a search",
    100,
    (count) => search({ filters: many(count, () => ({ type: "DataCubeTheme", value: "a" })) }),
  ],
  [
    "termsets of a search",
    1_000,
    (count) =>
      search({
        filters: [{ type: "DataCubeTermset", value: many(count, (at) => `t${at}`).join(";") }],
      }),
  ],
  [
    "characters of an IRI",
    2_000,
    (count) =>
      ask(`query($cube: CubeFilter!) { ${CALL} }`, { cube: { iri: `a:${"b".repeat(count - 2)}` } }),
  ],
  [
    "cells of joins",
    5_000_000,
    (count) => refuse((budget) => budget.takeJoin({ rowCount: count, columnCount: 0 }, 1)),
  ],
  [
    "characters of tables",
    400_000_000,
    (count) =>
      refuse((budget) => {
        const values = ["a".repeat(count)];
        const codes = new Int32Array();
        const column = { type: "dictionary", id: "", codes, values, labels: [] } as const;
        const table: ObservationTable = { rowCount: 0, columns: [column] };
        budget.takeText(table, "COLUMNS");
      }),
  ],
  [
    "variables",
    1_000,
    (count) => answer(rows(`{${many(count, (at) => cell(`v${at}`)).join(",")}}`)),
  ],
  [
    "levels of an answer",
    64,
    (count) => answer(`{"head":${"[".repeat(count)}${"]".repeat(count)}}`),
  ],
  [
    "characters of a row",
    20_000_000,
    (count) => answer(rows(`{${cell("v", "a".repeat(byPieces(count, 20_000_000)))}}`)),
  ],
  [
    "characters around rows",
    1_000_000,
    (count) => answer(`{"head":"${"a".repeat(byPieces(count, 1_000_000))}"`),
  ],
];

/** The words of the document leave out what differs from answer to answer. */
const isSaid = (line: string, { id, message }: Refusal): boolean => {
  const [words = "", error] = line
    .split("|")
    .map((each) => each.trim())
    .toReversed()
    .slice(1);
  return (
    error === `\`${String(id)}\`` && words.split("…").every((part) => message.includes(part.trim()))
  );
};

it.each(LIMITS)("of %s there may be %d, as the document says", async (_, most, provoke) => {
  const refusal = await provoke(most + 1);
  const line = DOCS.split("\n").find((each) => each.startsWith("| ") && isSaid(each, refusal));
  expect(line, `${String(refusal.id)}: ${refusal.message}`).toContain(
    ` ${most.toLocaleString("en")} |`,
  );
  const kept = await provoke(most);
  expect(kept.message).not.toBe(refusal.message);
});
