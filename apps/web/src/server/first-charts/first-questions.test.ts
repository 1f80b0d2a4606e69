import { type DataClient, DataError } from "@statelier/data";
import { expect, test, vi } from "vitest";
import { makeLog } from "../logging/log.ts";
import {
  makeTestData,
  TEST_COMPONENTS,
  TEST_IRI,
  TEST_SOURCE,
} from "../testing/make-test-pages.ts";
import { makeFirstQuestions } from "./first-questions.ts";

const HOUR = 3_600_000;
const log = makeLog("error", () => undefined);

const makeData = (change: Partial<DataClient> = {}) =>
  makeTestData(
    {},
    {
      latestIri: () => Promise.resolve(TEST_IRI),
      largestValues: () => Promise.resolve([]),
      possibleFilters: () => Promise.resolve([]),
      ...change,
    },
  );

const nameOf = (address: string): string | undefined =>
  /^\/api\/graphql\?id=(\w+)\./.exec(address)?.[1];

test("two questions are known of every dataset, all others and the drawing once the page was asked for", async () => {
  const components = vi.fn<DataClient["components"]>(() => Promise.resolve(TEST_COMPONENTS));
  let now = 0;
  const questions = makeFirstQuestions(makeData({ components }), log, () => now);
  const find = () => questions.find(TEST_SOURCE, "fr", TEST_IRI);
  const first = await find();
  expect(first.addresses.map(nameOf)).toEqual(["latestIri", "components"]);
  expect(first.modules).toEqual([]);
  const asked = decodeURIComponent(first.addresses[1] ?? "");
  expect(asked).toContain('"locale":"fr"');
  expect(asked).toContain(`"sourceUrl":"${TEST_SOURCE.url}"`);
  expect(asked).toContain(`"iri":"${TEST_IRI}"`);
  await vi.waitFor(async () => expect((await find()).modules).not.toEqual([]));
  const known = await find();
  expect(known.addresses.slice(0, 2)).toEqual(first.addresses);
  expect(known.addresses.map(nameOf)).toContain("observations");
  expect(known.modules[0]).toMatch(/^packages\/charts\/src\/types\/\w+\/drawing\.ts$/);
  expect(components).toHaveBeenCalledTimes(1);
  now = HOUR;
  await find();
  await vi.waitFor(() => expect(components).toHaveBeenCalledTimes(2));
});

test("a source that does not answer keeps no page waiting, and is asked again after it was away", async () => {
  const away = vi.fn<DataClient["components"]>(() =>
    Promise.reject(new DataError("SOURCE_DOWN", "down")),
  );
  const silent = vi.fn<DataClient["components"]>(() => new Promise(() => undefined));
  for (const [components, times] of [
    [away, 2],
    [silent, 1],
  ] as const) {
    const questions = makeFirstQuestions(makeData({ components }), log);
    for (let turn = 0; turn < 2; turn += 1) {
      const { addresses } = await questions.find(TEST_SOURCE, "de", TEST_IRI);
      expect(addresses).toHaveLength(2);
      await vi.waitFor(() => expect(components).toHaveBeenCalled());
      await new Promise((done) => setTimeout(done, 10));
    }
    expect(components).toHaveBeenCalledTimes(times);
  }
});
