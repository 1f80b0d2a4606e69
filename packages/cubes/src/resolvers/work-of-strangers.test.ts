import type { DataResponse } from "@statelier/data/contract";
import type { CubeComponents } from "@statelier/model";
import { beforeEach, expect, test, vi } from "vitest";
import type { CubeSource } from "../source/cube-source.ts";
import type { Asker } from "./answer-budget.ts";
import { makeDataSchema } from "./data-schema.ts";
import { handleDataRequest } from "./handle-data-request.ts";
import { makeSourceRegistry } from "./source-registry.ts";

const VALUES = 20_000;

const COMPONENTS = {
  dimensions: [
    {
      kind: "NominalDimension",
      id: "place",
      label: "Place",
      values: Array.from({ length: VALUES }, (_, at) => ({ value: `${at}`, label: `Place ${at}` })),
    },
  ],
  measures: [],
} as unknown as CubeComponents;

const components = vi.fn<CubeSource["components"]>(async () => COMPONENTS as never);
const shapes = vi.fn<CubeSource["shapes"]>(async () => ({
  notes: [],
}));

const schema = makeDataSchema({
  sources: makeSourceRegistry(
    [{ name: "main", type: "sparql", url: "https://data.example/", aliases: [] }],
    () => ({ components, shapes, status: () => undefined }) as unknown as CubeSource,
  ),
});

const SOURCE = `sourceType: "sparql", sourceUrl: "main"`;
const IN_ENGLISH = `${SOURCE}, locale: "en"`;
const repeat = (call: string, count = 12): string =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${call}`).join(" ")} }`;

let taken = 0;
const asker = (most = Number.POSITIVE_INFINITY): Asker => ({
  take: async (work) => {
    if (taken + work > most) return 9;
    taken += work;
    return 0;
  },
  inTurn: (work) => work(),
});

beforeEach(() => {
  taken = 0;
  vi.clearAllMocks();
});

const ask = async (query: string, asking = asker()): Promise<DataResponse> => {
  const request = new Request("http://localhost/api/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const response = await handleDataRequest(request, schema, { asker: asking });
  return JSON.parse(await response.text()) as DataResponse;
};

const cubesOf = (count: number): string =>
  Array.from({ length: count }, () => `{iri: "https://data.example/1"}`).join(", ");

test("a dataset that a request names again and again is read once, and once in each answer", async () => {
  const call = `dataCubesComponents(${IN_ENGLISH}, cubeFilters: [${cubesOf(10)}])`;
  const { data, errors } = await ask(repeat(call, 3));
  expect(errors).toBeUndefined();
  expect(components).toHaveBeenCalledTimes(1);
  for (const each of Object.values(data ?? {}) as CubeComponents[])
    expect(each.dimensions).toHaveLength(1);
});

test("values are work of who asks for them, and what is too much is refused with when it is not", async () => {
  const call = (iri: string) =>
    `dataCubesComponents(${IN_ENGLISH}, cubeFilters: [{iri: "https://data.example/${iri}"}])`;
  await ask(`{ a: ${call("1")} b: ${call("2")} }`);
  expect(taken).toBe((2 * VALUES) / 5_000);
  const { errors } = await ask(`{ a: ${call("1")} }`, asker(taken));
  expect(errors?.map(({ extensions }) => extensions)).toEqual([
    { id: "RATE_LIMITED", args: { seconds: "9" } },
  ]);
});

test("maps are work of who asks for them, one after the other", async () => {
  let open = 0;
  const atOnce: number[] = [];
  const inTurn: Asker["inTurn"] = async (work) => {
    atOnce.push((open += 1));
    const answer = await work();
    open -= 1;
    return answer;
  };
  const box = (at: number): string => `baseMap(box: [${at}, 40, ${at + 8}, 48], width: 256)`;
  const { data } = await ask(`{ a: ${box(-8)} b: ${box(-120)} }`, { ...asker(), inTurn });
  expect(Object.values(data ?? {})).toHaveLength(2);
  expect(atOnce).toEqual([1, 1]);
  expect(taken).toBeGreaterThan(1);
});

test("shapes of one dimension are read once for a request", async () => {
  const call = `dataCubeDimensionGeoShapes(${SOURCE}, cubeFilter: {iri: "x"}, dimensionId: "place", width: 70000) { notes }`;
  const { data, errors } = await ask(repeat(call));
  expect([errors, Object.keys(data ?? {}).length]).toEqual([undefined, 12]);
  expect(shapes).toHaveBeenCalledTimes(1);
});
