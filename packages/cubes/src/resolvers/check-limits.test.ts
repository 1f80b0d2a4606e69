import { expect, it } from "vitest";

import { executeData, makeDataSchema } from "./data-schema.ts";
import { makeSourceRegistry } from "./source-registry.ts";

const schema = makeDataSchema({
  sources: makeSourceRegistry([], () => {
    throw new Error("No query here reaches a source.");
  }),
});

const CALL = `searchCubes(sourceType: "sparql", sourceUrl: "main", query: "") { score }`;

const chain = (type: string, levels: number, spreads: (next: string) => string, last: string) =>
  Array.from(
    { length: levels },
    (_, at) => `fragment A${at} on ${type} { ${spreads(`A${at + 1}`)} }`,
  )
    .concat(`fragment A${levels} on ${type} { ${last} }`)
    .join(" ");

const twice = (next: string) => `...${next} ...${next}`;
const fields = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: score`);

const bombs: [string, string][] = [
  ["fragments that double on the query", `{ ...A0 } ${chain("Query", 60, twice, CALL)}`],
  [
    "fragments that double inside a call",
    `{ searchCubes(sourceType: "sparql", sourceUrl: "main", query: "") { ...A0 } } ${chain("SearchResult", 60, twice, "score")}`,
  ],
  [
    "fragments that double through inline fragments",
    `{ ...A0 } ${chain("Query", 60, (next) => `... { ...${next} } ... on Query { ...${next} }`, CALL)}`,
  ],
  [
    "fragments that double through fields",
    `{ ...A0 } ${chain("Query", 60, (next) => `a: b { ...${next} } c: b { ...${next} }`, "b")}`,
  ],
  ["doubling fragments that nothing uses", `{ ${CALL} } ${chain("Query", 60, twice, CALL)}`],
  [
    "many spreads of one fragment",
    `{ ${"...A0 ".repeat(1_000)} } fragment A0 on Query { ${CALL} }`,
  ],
  ["too many calls", `{ ${Array.from({ length: 13 }, (_, at) => `a${at}: ${CALL}`).join(" ")} }`],
  ["too many fields", `{ ${CALL.replace("score", fields(500).join(" "))} }`],
  [
    "too many fields over several operations",
    ["a", "b"]
      .map((name) => `query ${name} { ${CALL.replace("score", fields(250).join(" "))} }`)
      .join(" "),
  ],
  ["too many levels", `${"{ a ".repeat(1_000)}${"}".repeat(1_000)}`],
  ["too many tokens", `{ ${"a ".repeat(5_000)} }`],
];

/** Whoever spread the fragments out would not come back. */
it.each(bombs)("refuses %s at once", async (_, query) => {
  const { data, errors } = await executeData(schema, { query });
  expect(data).toBeUndefined();
  expect(errors?.map(({ extensions }) => extensions.id)).toEqual(["QUERY_TOO_COMPLEX"]);
});

it.each([
  ["itself", `{ ...A } fragment A on Query { ...A }`],
  ["itself through another", `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }`],
  [
    "itself, unused",
    `{ ${CALL} } fragment A on Query { ...B ...B } fragment B on Query { ...A ...A }`,
  ],
])("refuses a fragment that spreads %s", async (_, query) => {
  const { errors } = await executeData(schema, { query });
  expect(errors).toMatchObject([
    {
      message: expect.stringMatching(/^The fragment [AB] spreads itself\.$/),
      extensions: { id: "BAD_REQUEST" },
    },
  ]);
});

it("lets queries through that keep the limits, fragments used more than once too", async () => {
  const query = `{ a: ${CALL.replace("score", "...F")} b: ${CALL.replace("score", "...F ...F")} } fragment F on SearchResult { score }`;
  const { errors } = await executeData(schema, { query });
  expect(new Set(errors?.map(({ extensions }) => extensions.id))).toEqual(
    new Set(["SOURCE_NOT_ALLOWED"]),
  );
});
