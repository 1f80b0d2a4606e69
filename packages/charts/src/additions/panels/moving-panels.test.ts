import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import type { SceneText } from "../../scene/scene.ts";

const namesOf = ({ texts }: { texts: readonly SceneText[] }): string[] =>
  texts.flatMap(({ weight, lines: [name = ""] }) => (weight === 600 ? [name] : []));

test("small charts keep their places while an animation plays, whatever a moment lacks, where its scales stay", () => {
  const namesAt = (animationValue: string, dynamicScales: boolean): string[] => {
    const fixture = readFixture("bar", "animation");
    Object.assign((fixture.config.fields as { animation: object }).animation, { dynamicScales });
    const extensions = { panels: { dimension: "country", order: "largest" } };
    Object.assign(fixture.config, { extensions });
    const [year] = fixture.table.columns;
    if (year?.type === "dictionary")
      year.codes = year.codes.map((code, row) => (row === 0 ? -1 : code));
    return namesOf(layoutFixture(fixture, { view: { hiddenValues: [], animationValue } }));
  };
  expect(namesAt("1955", false)).toEqual(namesAt("2005", false));
  expect(namesAt("1955", false)).toHaveLength(10);
  expect(namesAt("1955", true)).toHaveLength(9);
});
