import type { ChartType } from "@statelier/document";
import { html, seriesOf } from "./drawn-marks.ts";
import { enrichSource } from "./enrich-source.ts";
import { FieldEditor } from "./field-editor.ts";
import {
  type Steps,
  cover,
  run,
  setDomain,
  pickColor,
  showLimit,
  convert,
  shortenPeriod,
  showValueTexts,
} from "./field-steps.ts";
import { expect, test } from "./test.ts";

export const overTime = (marks: string, attribute: "stroke" | "fill"): Steps => ({
  "y showValues": showValueTexts("Vertical axis"),
  "y customDomain": setDomain("Vertical axis", ["0", "200"], "200"),
  "y color": pickColor("Vertical axis", "Colour", seriesOf(attribute, marks)),
  "y limits of one moment": async (editor) => {
    await editor.field("Vertical axis");
    const symbols = html("g.overlays > *")(editor);
    const before = await symbols();
    await editor.toggle("Target of the Cairo population conference for 2005");
    await expect.poll(async () => (await symbols()).length).toBe(before.length + 1);
    await editor.changes(symbols, () => editor.pick("Symbol", "triangle"));
    await editor.changes(symbols, () => editor.pick("Symbol", "cross"));
    await editor.toggle("Target of the Cairo population conference for 2005");
    await expect.poll(symbols).toEqual(before);
  },
  "y conversion": convert("Vertical axis", "1000", "[1-9]0’000"),
  "x filterValues": shortenPeriod("Horizontal axis", "1970"),
});

const target: Steps = { "y limits": showLimit("Vertical axis") };

type Journey = {
  chartType: ChartType;
  type: string;
  /** Of one series, and of several. */
  simple: Steps;
  split: Steps;
  hasGap?: boolean;
};

/** The journey of the options of a type whose series are drawn along a time. */
export const tryTimeFields = ({ chartType, type, simple, split, hasGap }: Journey): void => {
  for (const steps of [simple, split, target]) cover(chartType, steps);
  test(`${chartType}: every option of every field changes the chart`, async ({ page }) => {
    const editor = new FieldEditor(page);
    await enrichSource(page, hasGap ? { isGap: (row) => row === 2 } : {});
    await editor.open("life-expectancy/2");
    await editor.setType(type);
    await editor.dropSeries();
    await run(editor, simple);
    await editor.field("Series");
    await editor.shows("Country");
    await expect.poll(() => editor.legend()).toContain("Argentina");
    await run(editor, split);
    await editor.field("Series");
    await editor.shows("None");
    await run(editor, target);
  });
};
