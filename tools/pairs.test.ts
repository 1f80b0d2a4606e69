import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAIR_CASES } from "./pairs/cases.ts";
import { DRAWERS, LETTERS, shufflePair } from "./pairs/shuffle-pair.ts";
import { WIDTHS } from "./pairs/widths.ts";
import { writePairsPage } from "./pairs/write-page.ts";
import { ROOT } from "./run-step.ts";

const read = (name: string): string => readFileSync(join(ROOT, "docs", name), "utf8");

const VOTES = { read: "A", print: "B", why: "larger" } as const;

test("the page of pairs says what its cases and votes say; npm run pairs writes it", () => {
  expect(read("pairs.md")).toBe(writePairsPage(JSON.parse(read("pairs-votes.json"))));
});

test("every picture that the page shows is there", () => {
  const shown = [...read("pairs.md").matchAll(/src="([^"]+)"/g)].map(([, file = ""]) => file);
  const [before, today] = [true, false].map((is) =>
    shown.filter((file) => /-ours-\w+\.webp$/.test(file) === is),
  );
  expect(today).toHaveLength(PAIR_CASES.length * WIDTHS.length * DRAWERS.length);
  expect(new Set(before).size).toBe(before?.length);
  expect(shown.filter((file) => !existsSync(join(ROOT, "docs", file)))).toEqual([]);
});

test("who drew what differs from picture to picture, and all three are in each", () => {
  const pictures = PAIR_CASES.flatMap(({ number }) => WIDTHS.map((width) => `${number}-${width}`));
  const orders = pictures.map((picture) => Object.values(shufflePair(picture)));
  expect(orders.map((order) => order.toSorted())).toEqual(orders.map(() => DRAWERS.toSorted()));
  expect(new Set(orders.map(([first]) => first)).size).toBe(3);
});

test("votes by letter are counted by who drew, and what lost is told with its answer", () => {
  const drawers = shufflePair("01-360");
  const { A, B } = drawers;
  const page = writePairsPage({
    rounds: [
      {
        lost: "before",
        readers: [{ "01-360": VOTES }, { "01-360": VOTES }],
        answers: { "01-360": "Done." },
      },
    ],
  });
  const cells = [A, B].flatMap((chosen) => DRAWERS.map((drawer) => (drawer === chosen ? 2 : 0)));
  expect(page).toContain(`| 01-360 | ${cells.join(" | ")} |`);
  const names = { ours: "Statelier", plot: "Observable Plot", echarts: "ECharts" };
  const key = LETTERS.map((letter) => `${letter} ${names[drawers[letter]]}`).join(", ");
  expect(page).toContain(`- **01-360** (${key}): larger / larger → Done.`);
});

test("each case is of a bundled dataset, first charts once each, chosen forms with their words", () => {
  const firsts = PAIR_CASES.filter(({ steps }) => !steps).map(({ dataset }) => dataset);
  expect(PAIR_CASES).toHaveLength(20);
  expect(new Set(firsts).size).toBe(13);
  for (const { dataset, steps, form } of PAIR_CASES) {
    expect(existsSync(join(ROOT, "samples", "datasets", dataset))).toBe(true);
    expect(steps !== undefined).toBe(form !== undefined);
  }
});
