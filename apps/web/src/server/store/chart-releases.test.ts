import { expect, it } from "vitest";
import { makeChartReleases } from "./chart-releases.ts";
import type { Sql, Statement } from "./sql.ts";

const AT = new Date("2026-12-01T07:30:00Z");

/** Two drafts are due; the change of the first fails. */
const makeReleases = () => {
  const sql = {
    ask: async () => [{ key: "broken" }, { key: "whole" }],
    change: async (statements: readonly Statement[]) => {
      const key = statements[0]?.[1];
      if (key === "broken") throw new Error("a cell");
      return [[], [], [], [], [{ key }]];
    },
  } as unknown as Sql;
  return makeChartReleases(
    sql,
    () => AT,
    () => "token",
  );
};

it("goes on with the next release where one fails and somebody takes the failure", async () => {
  const failed: string[] = [];
  expect(await makeReleases().releaseDue((key) => failed.push(key))).toEqual(["whole"]);
  expect(failed).toEqual(["broken"]);
});

it("fails with the first one where nobody takes it", async () => {
  await expect(makeReleases().releaseDue()).rejects.toThrow("a cell");
});
