import { type DataClient, DataError } from "@statelier/data";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import {
  makeTestCharts,
  makeTestData,
  TEST_CONFIG,
  TEST_IRI as IRI,
  TEST_KEY,
} from "../testing/make-test-pages.ts";
import {
  CHART_PROGRESS_PATH,
  DATASET_PROGRESS_PATH,
  makeProgressRoutes,
} from "./progress-route.ts";

const open = (answer: DataClient["progress"]) => {
  const progress = vi.fn<DataClient["progress"]>(answer);
  const services = makeTestCharts({
    data: makeTestData({ publicationStatus: "PUBLISHED" }, { progress }),
    documents: { [TEST_KEY]: TEST_CONFIG },
  });
  const routes = makeProgressRoutes(services);
  const app = new Hono();
  app.get(CHART_PROGRESS_PATH, routes.chart);
  app.get(DATASET_PROGRESS_PATH, routes.dataset);
  const ask = async (path: string, status = 200): Promise<unknown> => {
    const answered = await app.request(path);
    expect([answered.status, answered.headers.get("cache-control")]).toEqual([status, "no-store"]);
    return answered.json();
  };
  return { ask, progress };
};

const HALF = { rows: 50, total: 100 };

test("how far the whole of a published chart's dataset is read is said under the address of its files", async () => {
  const { ask, progress } = open(async () => HALF);
  expect(await ask(`/en/v/${TEST_KEY}.progress?scope=all`)).toEqual(HALF);
  expect(progress.mock.calls).toMatchObject([[{ type: "sparql" }, IRI]]);
  expect(await ask(`/en/browse.progress?dataset=${encodeURIComponent(IRI)}`)).toEqual(HALF);
});

test("nothing is said of what is not read, is not there or fails", async () => {
  const { ask, progress } = open(async () => undefined);
  expect(await ask(`/en/v/${TEST_KEY}.progress?scope=all`)).toBeNull();
  expect(progress).toHaveBeenCalledTimes(1);
  expect(await ask(`/en/v/${TEST_KEY}.progress?scope=all&dataset=2`)).toBeNull();
  expect(await ask("/en/v/nobodyhasit0.progress?scope=all", 404)).toBeNull();
  expect(await ask("/en/browse.progress?dataset=x&dataSource=unknown")).toBeNull();
  expect(progress).toHaveBeenCalledTimes(1);
  const failing = open(async () => {
    throw new DataError("SOURCE_DOWN", "away");
  });
  expect(await failing.ask(`/en/v/${TEST_KEY}.progress?scope=all`)).toBeNull();
});
