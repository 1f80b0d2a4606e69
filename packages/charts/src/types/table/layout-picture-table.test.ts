import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { describe, expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { layoutPictureTable } from "./layout-picture-table.ts";
import { layoutTable } from "./layout-table.ts";

const t = createTranslator("en", collectMessages("en", ["chart", "viewer"]));

/** The lines of a picture of countries and years, in groups by some of its columns. */
const draw = (groups: readonly string[], mostRows: number): string[][] => {
  const fixture = readFixture("table", "countries-years");
  const { config } = fixture;
  if (config.chartType !== "table") throw new Error("The case is a table");
  const fields = Object.fromEntries(
    Object.entries(config.fields).map(([id, field]) => [
      id,
      { ...field, isGroup: groups.includes(id) },
    ]),
  );
  const input = makeFixtureInput(
    { ...fixture, config: { ...config, fields } },
    { locale: "en", t },
  );
  if (input.config.chartType !== "table") throw new Error("The case is a table");
  const { texts } = layoutPictureTable(
    layoutTable({ ...input, config: input.config }),
    t,
    mostRows,
  );
  const cells = texts.filter(({ role }) => role === "value");
  return [...Map.groupBy(cells, ({ y }) => y).values()].map((line) =>
    line.flatMap(({ lines }) => lines),
  );
};

describe("the picture of a table in groups", () => {
  test("has the head of each group above its rows", () => {
    const [heads, country, ...rows] = draw(["country"], 4);
    expect(heads).toHaveLength(2);
    expect(country).toEqual([expect.stringMatching(/^Country: \S/)]);
    expect(rows.map(({ length }) => length)).toEqual([2, 2, 2]);
  });

  test("has a head for each level, and none below which no row stands", () => {
    const lines = draw(["country", "year"], 7);
    expect(lines.slice(1).map(([text = ""]) => text.split(":")[0]?.replace(/\d.*/, ""))).toEqual([
      "Country",
      "Year",
      "",
      "Year",
      "",
      "Year",
      "",
    ]);
    expect(draw(["country", "year"], 6)).toHaveLength(6);
  });
});
