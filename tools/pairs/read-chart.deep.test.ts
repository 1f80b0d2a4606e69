import { expect, test } from "vitest";
import { openSampleCatalogue } from "../chart-fixtures/sample-catalogue.ts";
import { PAIR_CASES } from "./cases.ts";
import { listRows } from "./list-rows.ts";
import { drawOurs } from "./our-drawing.ts";
import { readPairChart } from "./read-chart.ts";

test("every pair is made by the editor and has rows for the other libraries", async () => {
  const catalogue = await openSampleCatalogue();
  const drawn = await Promise.all(
    PAIR_CASES.map(async (pair) => {
      const chart = await readPairChart(catalogue, pair);
      const isDrawn = drawOurs(chart, 600).svg.includes("<svg");
      return { number: pair.number, isDrawn, hasRows: listRows(chart).length > 3 };
    }),
  );
  const expected = PAIR_CASES.map(({ number }) => ({ number, isDrawn: true, hasRows: true }));
  expect(drawn).toEqual(expected);
  await catalogue.close();
}, 180_000);
