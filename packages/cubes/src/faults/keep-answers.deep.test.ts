import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import type { CubeSource, ObservationsAnswer } from "../source/cube-source.ts";
import { keepAnswers } from "./keep-answers.ts";

const REQUEST = { iri: "https://example.org/cube", locale: "en" } as const;
const GOOD: ObservationsAnswer = { table: { rowCount: 0, columns: [] }, notes: [] };

test("a question takes no more memory the longer it is", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const source = keepAnswers({
    observations: () => Promise.resolve(GOOD),
  } as unknown as CubeSource);
  const measureHeap = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = measureHeap();
  for (let at = 0; at < 300; at += 1)
    await source.observations({ ...REQUEST, iri: `${at}${"i".repeat(100_000)}` });
  expect(measureHeap() - before).toBeLessThan(10_000_000);
  expect((await source.observations(REQUEST)).notes).toEqual([]);
});
