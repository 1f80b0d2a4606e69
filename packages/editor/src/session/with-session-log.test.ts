import { DataError } from "@statelier/data";
import { buildJoinById, type CubeComponents } from "@statelier/model";
import { expect, test } from "vitest";
import { makeTestDimension, makeTestMeasure, TEST_CUBE } from "../testing/make-test-components.ts";
import { makeTestEnvironment } from "../testing/make-test-environment.ts";
import { withSessionLog } from "./with-session-log.ts";

const SCOPE = {
  source: { type: "sparql", url: "https://example.org/query" },
  locale: "en",
} as const;

const sector = makeTestDimension("sector", ["a"]);
const measures = [makeTestMeasure("deaths")];

const open = (answer: unknown) => {
  const logged: string[] = [];
  const { environment } = makeTestEnvironment({
    data: {
      components: async () => answer as CubeComponents,
      possibleFilters: () => Promise.reject(new DataError("SOURCE_DOWN", "down")),
    },
  });
  return {
    logged,
    data: withSessionLog(environment.data, (message) => logged.push(message)),
  };
};

const FAILED = `Could not fetch components for ${TEST_CUBE}!`;

test.each([
  [null, "Undefined dataCubeComponents"],
  [{ measures }, "Undefined dimensions"],
  [{ dimensions: [sector] }, "Undefined measures"],
])("an answer without what a chart is made of is refused and logged: %o", async (answer, fault) => {
  const { data, logged } = open(answer);
  const asked = data.components(SCOPE, [{ iri: TEST_CUBE }]);
  await expect(asked).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID", message: fault });
  expect(logged).toEqual([FAILED]);
});

test("a chart without datasets asks nothing", async () => {
  const { data } = open({ dimensions: [], measures });
  await expect(data.components(SCOPE, [])).rejects.toThrow("Cube query filters not found");
});

test("what an answer lacks that the author can correct is logged, and the chart opens", async () => {
  const joined = { ...sector, id: buildJoinById(0) };
  const { data, logged } = open({ dimensions: [joined, { ...sector, id: "" }], measures });
  const cubes = [
    { iri: TEST_CUBE, joinBy: [sector.id] },
    { iri: "https://example.org/other", joinBy: [sector.id] },
  ];
  await expect(data.components(SCOPE, cubes)).resolves.toHaveProperty("measures", measures);
  expect(logged).toEqual([
    "Dimension should have an IRI",
    "Dimension should be a join by at this point",
    "Original id should have been found",
  ]);
  const whole = open({ dimensions: [sector], measures });
  await whole.data.components(SCOPE, [{ iri: TEST_CUBE, joinBy: [sector.id] }]);
  expect(whole.logged).toEqual([]);
});

test("possible filters that do not come are logged by their dataset", async () => {
  const { data, logged } = open(null);
  await expect(data.possibleFilters(SCOPE.source, TEST_CUBE, {})).rejects.toThrow("down");
  expect(logged).toEqual([`Could not fetch possible filters for ${TEST_CUBE}!`]);
});
