import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, it, onTestFinished, vi } from "vitest";

import type { ReadTable } from "./observation-reader.ts";
import { answerFromTable } from "./whole-reader.ts";

const TABLE: ReadTable = {
  rowCount: 2,
  columns: [
    {
      type: "dictionary",
      id: "place",
      codes: Int32Array.of(0, 1),
      values: ["a", "b"],
      labels: ["a", "b"],
    },
  ],
};
const COMPONENT = {
  path: "place",
  id: "place",
  kind: "NominalDimension",
  isVersioned: false,
  isKeyDimension: true,
} as const;

it("others have their turn between questions to a large table that come at once", async () => {
  let ms = 1e9;
  // Each look at the clock is a long question later.
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (ms += 20));
  onTestFinished(() => clock.mockRestore());
  const reader = answerFromTable(
    async () => TABLE,
    { components: new Map([["place", COMPONENT]]) },
    { describe: () => undefined },
  );
  let answered = 0;
  const asked = Array.from({ length: 5 }, async () => {
    expect(await reader.distinct("place", [])).toEqual(["a", "b"]);
    answered += 1;
  });
  let most = 0;
  for (let before = 0; answered < 5; before = answered) {
    await nextTurn();
    most = Math.max(most, answered - before);
  }
  await Promise.all(asked);
  expect(most).toBe(1);
});
