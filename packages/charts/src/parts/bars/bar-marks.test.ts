import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";

/** Colours by whether the value is below zero. */
const colorsOf = (type: "bar" | "column", name: string, extensions?: object): unknown => {
  const scene = drawFixture(type, name, {
    change: (config) => Object.assign(config, extensions && { extensions }),
  });
  const bars = scene.marks.flatMap((mark) => (mark.shape === "rect" ? [mark] : []));
  const of = (isBelow: boolean) => [
    ...new Set(bars.filter(({ datum }) => datum.value < 0 === isBelow).map(({ color }) => color)),
  ];
  return { above: of(false), below: of(true) };
};

test("CO25 columns and bars below zero have the colour that their author chose for them", () => {
  const parted = { above: ["#b2182b"], below: ["#2166ac"] };
  expect(colorsOf("column", "below-zero")).toEqual(parted);
  expect(colorsOf("column", "below-zero", {})).toEqual({ above: ["#b2182b"], below: ["#b2182b"] });
  expect(colorsOf("bar", "bars-below-zero")).toEqual({ above: ["#1f77b4"], below: ["#d55e00"] });
});

test("CO24 series have the colours of a palette of numbers where the document names no others", () => {
  const scene = drawFixture("line", "along-blues");
  const first = scene.legend?.items[0]?.color;
  expect(scene.legend?.items).toHaveLength(10);
  expect(JSON.stringify(first)).not.toContain("#1f77b4");
});
