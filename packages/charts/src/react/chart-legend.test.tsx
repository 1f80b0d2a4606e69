import { createTranslator, loadMessages } from "@statelier/ui/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LegendItem } from "../scene/scene.ts";
import { ChartLegend, FoldedLegend } from "./chart-legend.tsx";

const t = createTranslator("en", await loadMessages("en", ["chart"]));

const show = (...visible: boolean[]): string => draw(visible, { isFolded: true });

const draw = (
  visible: readonly boolean[],
  { isFolded, label = "Series" }: { isFolded: boolean; label?: string },
): string => {
  const items = visible.map((isVisible, index): LegendItem => ({
    value: String(index),
    label: `${label} ${index}`,
    color: "#123456",
    symbol: "square",
    visible: isVisible,
    canToggle: true,
  }));
  const legend = { title: "", items, drawn: [], isFolded, height: 0, symbols: [], texts: [] };
  const Legend = isFolded ? FoldedLegend : ChartLegend;
  return renderToStaticMarkup(
    <Legend
      legend={legend}
      languages={new Map([["1", "de"]])}
      t={t}
      onToggle={() => undefined}
      form={undefined}
      onPoint={() => undefined}
    />,
  );
};

test("a folded legend stands open where a series of it is switched off", () => {
  expect(show(true, true)).toMatch(/^<details class="[^"]*">/);
  expect(show(true, false)).toMatch(/^<details class="[^"]*" open="">/);
});

test.each(["Waste", "A group with a very long name, wider than telephones are"])(
  "the room that %s keeps is never more than that of the chart",
  (label) => {
    expect(draw([true], { isFolded: false, label })).toMatch(
      /<li [^>]*style="min-width:min\(\d+px, 100% - 12px\)"/,
    );
  },
);

test("a name that is not in the page's language says in which it is", () => {
  const html = draw([true, true], { isFolded: false });
  expect(html.match(/<li[^>]*>/g)?.map((item) => /lang="(\w+)"/.exec(item)?.[1])).toEqual([
    undefined,
    "de",
  ]);
});
