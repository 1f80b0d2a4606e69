import { compactTable, type Filters, type ObservationTable } from "@statelier/model";
import { expect, test, vi } from "vitest";
import type { CubeFilter, DataClient, DataScope } from "./data-client.ts";
import {
  decodeKnownAnswer,
  encodeKnownAnswer,
  makeKnownAnswer,
  withKnownAnswers,
} from "./known-answers.ts";

const scope: DataScope = { source: { type: "sparql", url: "https://example.org" }, locale: "en" };

const table: ObservationTable = {
  rowCount: 4,
  columns: [
    {
      type: "dictionary",
      id: "country",
      codes: Int32Array.from([0, 1, 0, 1]),
      values: ["che", "fra", "ita"],
      labels: ["Switzerland", "France", "Italy"],
    },
    {
      type: "dictionary",
      id: "year",
      codes: Int32Array.from([0, 0, 1, 1]),
      values: ["2020", "2021"],
      labels: ["2020", "2021"],
    },
    { type: "number", id: "value", values: Float64Array.from([1, 2, 3, 4]) },
  ],
};

const reachable: CubeFilter = {
  iri: "cube",
  componentIds: ["year", "value", "country"],
  filters: { sex: { type: "single", value: "all" } },
};

const ask = async (known: readonly CubeFilter[], asked: CubeFilter[], sent = table) => {
  const fetched = { table: { rowCount: 0, columns: [] }, sparqlEditorUrls: [], notes: ["asked"] };
  const observations = vi.fn<DataClient["observations"]>(() => Promise.resolve(fetched));
  const client = { observations } as unknown as DataClient;
  const answer = { table: sent, sparqlEditorUrls: [], notes: ["known"] };
  const answered = await withKnownAnswers(client, [makeKnownAnswer(known, answer)]).observations(
    scope,
    asked,
  );
  return { ...answered, isKnown: observations.mock.calls.length === 0 };
};

const sex = { sex: { type: "single", value: "all" } } as const;
const single = (value: string) => ({ country: { type: "single" as const, value } });

test("the same question has the same answer, whatever the order of its filters and columns", async () => {
  const filters = { ...sex, ...single("che") };
  const known = { ...reachable, filters };
  const asked = {
    ...reachable,
    filters: { ...single("che"), ...sex },
    componentIds: ["value", "country", "year"],
  };
  expect(await ask([known], [asked])).toMatchObject({ isKnown: true, table });
});

test("an answer carries the key of its question; one that was written without gets it when it is read", () => {
  const answer = { table: compactTable(table), sparqlEditorUrls: [], notes: [] };
  const { key, ...older } = encodeKnownAnswer(makeKnownAnswer([reachable], answer));
  expect(decodeKnownAnswer(older).key).toBe(key);
  expect(decodeKnownAnswer({ ...older, key: "of its own" }).key).toBe("of its own");
});

test("an answer under fewer filters is narrowed by the others, and gives the columns that are asked for", async () => {
  const asked = {
    ...reachable,
    componentIds: ["year", "value"],
    filters: { ...sex, ...single("fra") },
  };
  const { isKnown, table: narrowed } = await ask([reachable], [asked]);
  expect(isKnown).toBe(true);
  expect(narrowed.rowCount).toBe(2);
  expect(narrowed.columns.map(({ id }) => id)).toEqual(["year", "value"]);
  expect(narrowed.columns[1]).toMatchObject({ values: Float64Array.from([2, 4]) });
});

test("several values at once are narrowed too, and one without rows gives none", async () => {
  const values = { che: true, fra: true } as const;
  const many = { ...reachable, filters: { ...sex, country: { type: "multi" as const, values } } };
  expect((await ask([reachable], [many])).table.rowCount).toBe(4);
  const none = { ...reachable, filters: { ...sex, ...single("ita") } };
  expect(await ask([reachable], [none])).toMatchObject({ isKnown: true, table: { rowCount: 0 } });
});

test("of what is sent with the values of its rows alone each of them is known, one without rows is asked for", async () => {
  const sent = compactTable(table);
  const isKnown = async (...values: string[]) => {
    const country = {
      type: "multi",
      values: Object.fromEntries(values.map((each) => [each, true])),
    };
    const asked = { ...reachable, filters: { ...sex, country } as Filters };
    return (await ask([reachable], [asked], sent)).isKnown;
  };
  expect(await isKnown("che")).toBe(true);
  expect(await isKnown("che", "fra")).toBe(true);
  expect(await isKnown("ita")).toBe(false);
  expect(await isKnown("che", "ita")).toBe(false);
});

test.each<[string, Partial<CubeFilter>]>([
  ["of another cube", { iri: "other" }],
  ["of the newest value", { filters: { ...sex, ...single("VISUALIZE_MOST_RECENT_VALUE") } }],
  ["of a range", { filters: { ...sex, year: { type: "range", from: "2020", to: "2021" } } }],
  ["of a value under another name", { filters: { ...sex, ...single("switzerland/version/1") } }],
  ["without a filter that the answer is under", { filters: single("che") }],
  ["with another value of that filter", { filters: { sex: { type: "single", value: "women" } } }],
  ["of a component that it lacks", { componentIds: ["year", "value", "error"] }],
  [
    "under a filter on a component that it lacks",
    { filters: { ...sex, age: { type: "single", value: "1" } } },
  ],
  ["that joins", { joinBy: ["year"] }],
])("a question %s goes to the source", async (_, change) => {
  expect(await ask([reachable], [{ ...reachable, ...change }])).toMatchObject({ isKnown: false });
});

test("an answer that was kept before the column of its newest value was asked for is still known", async () => {
  const filters: Filters = { year: { type: "single", value: "VISUALIZE_MOST_RECENT_VALUE" } };
  const known = { iri: "cube", componentIds: ["country", "value"], filters };
  const asked = { ...known, componentIds: [...known.componentIds, "year"] };
  expect((await ask([known], [asked])).isKnown).toBe(true);
  const other = { ...asked, componentIds: [...asked.componentIds, "sex"] };
  expect((await ask([known], [other])).isKnown).toBe(false);
});

test("what the newest value is, only the source can say: also where the answer itself depends on it", async () => {
  const year = { year: { type: "single" as const, value: "VISUALIZE_MOST_RECENT_VALUE" } };
  const known = { ...reachable, filters: { ...sex, ...year } };
  const asked = { ...reachable, filters: { ...sex, ...year, ...single("che") } };
  expect(await ask([known], [asked])).toMatchObject({ isKnown: false });
  expect(await ask([known], [known])).toMatchObject({ isKnown: true });
});
