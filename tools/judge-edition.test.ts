import { expect, test } from "vitest";
import { generateCubes } from "../e2e/support/generate-cubes.ts";
import { judgeAnswer, readMarks } from "../e2e/support/judge-edition.ts";
import { AMOUNTS, makeEditions } from "../e2e/support/release-forms.ts";

const EDITIONS = makeEditions({ key: "key", freshKey: "fresh" });
const ALL = ["title", "figures", "region"] as const;
const judge = (text: string, kinds: Parameters<typeof judgeAnswer>[1] = ALL) =>
  judgeAnswer(text, kinds, EDITIONS).says;
const { old, next } = EDITIONS;
const [oldTitle = "", newTitle = ""] = [old.title[0], next.title[0]];
const [oldFigure = "", newFigure = ""] = [old.figures[0], next.figures[0]];

test("an answer is of the edition that its title, its figures and its region name", () => {
  expect(judge(`${oldTitle}, region-0: ${oldFigure}`)).toBe("old");
  expect(judge(`${newTitle}, region-3: ${newFigure}`)).toBe("next");
  expect(judge(`${newTitle}: ${newFigure}`, ["title", "figures"])).toBe("next");
});

test.each([
  ["the old title with the new figures", `${oldTitle}, region-3: ${newFigure}`],
  ["the new title with the old figures", `${newTitle}, region-3: ${oldFigure}`],
  ["the new title and figures of the old region", `${newTitle}, region-0: ${newFigure}`],
  ["both titles", `${oldTitle}, ${newTitle}, region-3: ${newFigure}`],
  ["one figure of the other edition", `${newTitle}, region-3: ${newFigure} ${oldFigure}`],
  ["another chart's title", `${EDITIONS.fresh.title[0]}, region-3: ${newFigure}`],
  ["a file with the old name", `the-former-edition.csv\nregion-3: ${newFigure}`],
])("%s: mixed", (_, text) => {
  expect(judge(text)).toBe("mixed");
});

test("an answer without something that its form has to say is of no edition", () => {
  expect(judge(`${newTitle}, region-3`)).toBe("incomplete");
  expect(judge(newFigure, ["title", "figures"])).toBe("incomplete");
  expect(judge("There is no chart with this address.")).toBe("nothing");
});

test("a figure within another number is none, nor is a region within another one", () => {
  const figure = newFigure.slice(1);
  const within = { ...next, figures: [figure], region: ["region-3"] };
  const judged = judgeAnswer(`${newFigure} 1.${figure} region-33`, ALL, { next: within });
  expect(judged.says).toBe("nothing");
});

test("each figure of an edition stands in one row of the dataset, of its region", () => {
  const lines = generateCubes([AMOUNTS]).split("\n");
  for (const { figures, region } of Object.values(EDITIONS))
    for (const figure of figures) {
      const rows = lines.filter((line) => line.includes(`/amount> "${figure}"`));
      expect(rows).toHaveLength(1);
      const row = `${rows[0]?.split(" ")[0]} `;
      const place = lines.find((line) => line.startsWith(row) && line.includes("/region> "));
      expect(place).toContain(`/${region[0]}>`);
    }
});

test("a tag that is of two editions at one address is told, and of which edition another one is", () => {
  const marks = readMarks([
    { of: "page", mark: "a", edition: "old" },
    { of: "page", mark: "b", edition: "next" },
    { of: "CSV", mark: "b", edition: "old" },
  ]);
  expect(marks.shared).toEqual([]);
  expect(marks.editionOf("page", "b")).toBe("next");
  expect(marks.editionOf("page", "c")).toBeUndefined();
  const both = readMarks(["old", "next"].map((edition) => ({ of: "page", mark: "a", edition })));
  expect(both.shared).toEqual(["page a: old, next"]);
});
