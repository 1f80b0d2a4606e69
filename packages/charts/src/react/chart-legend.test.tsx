import { createTranslator, loadMessages } from "@statelier/ui/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LegendItem } from "../scene.ts";
import { FoldedLegend } from "./chart-legend.tsx";

const t = createTranslator("en", await loadMessages("en", ["chart"]));

const show = (...visible: boolean[]): string => {
  const items = visible.map((isVisible, index): LegendItem => ({
    value: String(index),
    label: `Series ${index}`,
    color: "#123456",
    symbol: "square",
    visible: isVisible,
    canToggle: true,
  }));
  const legend = { title: "", items, drawn: [], isFolded: true, height: 0, symbols: [], texts: [] };
  return renderToStaticMarkup(
    <FoldedLegend
      legend={legend}
      theme="light"
      colors="variables"
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
