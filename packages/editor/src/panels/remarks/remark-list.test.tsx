import { findDrawing } from "@statelier/charts/all-drawings";
import { decodeTable } from "@statelier/model";
import type { DrawnChart } from "../../chart/drawn-chart.ts";
import { createTranslator } from "@statelier/ui/messages";
import type { ChartConfig } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../../testing/make-test-components.ts";
import { renderInEditor } from "../../testing/render-in-editor.tsx";
import { RemarkList } from "./remark-list.tsx";

const components = {
  dimensions: [makeTestYears(["2020", "2021"]), makeTestDimension("sector", ["a", "b"])],
  measures: [makeTestMeasure("people")],
};

test("remarks of small charts say in which of them they stand", () => {
  const said = collectMessages("en", ["controls"])["editor.remarks.panel"] as string;
  const { config } = makeTestChart("line", components);
  const show = (panels?: { dimension: string }): string => {
    const remarks = [{ key: "a", type: "text" as const, at: "2020" }];
    const extensions = { ...config.extensions, panels, remarks };
    return renderInEditor("en", { components, config: { ...config, extensions } }, <RemarkList />);
  };
  expect(show()).not.toContain(said);
  expect(show({ dimension: components.dimensions[1]!.id })).toContain(said);
});

test("a line at a value says that it waits for its number", () => {
  const said = collectMessages("en", ["controls"])["editor.remarks.number.missing"] as string;
  const { config } = makeTestChart("line", components);
  const show = (number?: number): string => {
    const remarks = [{ key: "a", type: "reference" as const, number }];
    const extensions = { ...config.extensions, remarks };
    return renderInEditor("en", { components, config: { ...config, extensions } }, <RemarkList />);
  };
  expect(show()).toContain(said);
  expect(show(75)).not.toContain(said);
});

test("a line beyond ends that the author has set is said not to be drawn, others are not", () => {
  const said = collectMessages("en", ["controls"])["editor.remarks.number.beyond"] as string;
  const { config } = makeTestChart("column", components);
  const table = decodeTable({
    rowCount: 2,
    columns: [
      {
        type: "dictionary",
        id: components.dimensions[0]!.id,
        values: ["2020", "2021"],
        codes: [0, 1],
      },
      { type: "number", id: components.measures[0]!.id, values: [40, 80] },
    ],
  });
  const show = (number: number, customDomain?: readonly [number, number]): string => {
    const remarks = [{ key: "a", type: "reference" as const, number }];
    const extensions = { ...config.extensions, remarks };
    const y = { ...(config.fields as { y: object }).y, customDomain };
    const changed = { ...config, fields: { ...config.fields, y }, extensions } as ChartConfig;
    const drawn = { config: changed, components, table, drawing: findDrawing(changed) };
    return renderInEditor("en", { components, config: changed }, <RemarkList />, {
      drawnCharts: new Map([[config.key, drawn as unknown as DrawnChart]]),
    });
  };
  expect(show(100, [0, 90])).toContain(said);
  expect(show(75, [0, 90])).not.toContain(said);
  expect(show(100)).not.toContain(said);
});

test("points and slices are places of remarks, and nothing that runs across a plot is offered there", () => {
  const t = createTranslator("en", collectMessages("en", ["controls"]));
  const sector = components.dimensions[1]!;
  const two = { ...components, measures: [makeTestMeasure("people"), makeTestMeasure("area")] };
  const show = (chartType: "scatterplot" | "pie" | "line"): string => {
    const { config } = makeTestChart(chartType, two);
    const remarks = [{ key: "1", type: "text" as const, at: "b" }];
    const extensions = { ...config.extensions, points: [sector.id], remarks };
    const changed = { ...config, extensions } as ChartConfig;
    return renderInEditor("en", { components: two, config: changed }, <RemarkList />);
  };
  const [event, span] = (["event", "span"] as const).map((type) =>
    t(`editor.remarks.type.${type}`),
  );
  expect(show("line")).toContain(span);
  for (const chartType of ["scatterplot", "pie"] as const) {
    const shown = show(chartType);
    expect(shown).toContain(">B<");
    expect(shown).not.toContain(event);
    expect(shown).not.toContain(span);
  }
});
