import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import { InteractiveChart } from "../react/interactive-chart.tsx";
import type { DrawnBy } from "./additions.ts";
import { loadDrawing, loadPageDrawing } from "./load-drawing.ts";
import { listControlModules, namePageDrawing } from "./chart-controls.ts";

const { config } = readFixture("column", "years-single");

const openPeriod = (active: boolean): DrawnBy => ({
  ...config,
  interactiveFiltersConfig: {
    legend: { active: false, componentId: "" },
    timeRange: { active, componentId: "year", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: false, componentIds: [] },
    calculation: { active: false, type: "identity" },
  },
});

test("what readers move a chart with comes with charts that are open to it, and with no others", async () => {
  expect(namePageDrawing(config)).toBe("column");
  expect(listControlModules(config)).toEqual([]);
  expect(await loadPageDrawing(config)).not.toHaveProperty("Animation");

  expect(namePageDrawing(openPeriod(true))).toBe("column+Period");
  expect(namePageDrawing(openPeriod(false))).toBe("column");
  expect(await loadPageDrawing(openPeriod(true))).toHaveProperty("Period");

  const fields = { ...config.fields, animation: { componentId: "year" } };
  expect(namePageDrawing({ ...config, fields })).toBe("column+Animation");
  expect(namePageDrawing({ chartType: "map" })).toBe("map+Zoom");
});

test("a chart that is open to nothing is the same whether these parts are there or not", async () => {
  const input = makeFixtureInput(readFixture("column", "years-single"));
  const fields = { ...config.fields, animation: { componentId: "year" } };
  const render = (drawing: Parameters<typeof InteractiveChart>[0]["drawing"]): string =>
    renderToString(<InteractiveChart drawing={drawing} input={input} />);
  const all = await loadPageDrawing({ ...openPeriod(true), fields });
  expect(all).toHaveProperty("Animation");
  expect(render(all)).toBe(render(await loadDrawing(config)));
});
