import { expect, test } from "vitest";
import type { DrawnChart } from "../chart/drawn-chart.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { drawUnseen } from "./draw-unseen.ts";

const table = { rowCount: 0, columns: [] };

const open = async (observations: () => Promise<never>) => {
  const world = await openTestSession({ data: { observations } });
  world.session.dispatch({ type: "CHART_CONFIG_ADD" });
  const { chartConfigs } = world.session.read().state;
  const drawnCharts = new Map<string, DrawnChart>();
  const editor = { session: world.session, data: world.environment.data, locale: "en" as const };
  return { keys: chartConfigs.map(({ key }) => key), editor: { ...editor, drawnCharts } };
};

test("charts that nobody has looked at are drawn before they are checked, those that were seen stay as they are", async () => {
  let asked = 0;
  const { keys, editor } = await open(async () => {
    asked += 1;
    return { table, sparqlEditorUrls: [], notes: [] } as never;
  });
  expect(keys.length).toBe(2);
  const seen = { config: { key: keys[0] } } as unknown as DrawnChart;
  editor.drawnCharts.set(keys[0]!, seen);
  await drawUnseen(editor);
  expect(asked).toBe(1);
  expect(editor.drawnCharts.get(keys[0]!)).toBe(seen);
  expect(editor.drawnCharts.get(keys[1]!)).toMatchObject({ config: { key: keys[1] }, table });
  await drawUnseen(editor);
  expect(asked).toBe(1);
});

test("what does not come leaves its chart unseen", async () => {
  const { editor } = await open(() => Promise.reject(new Error("away")));
  await drawUnseen(editor);
  expect(editor.drawnCharts.size).toBe(0);
});
