import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { expect, test } from "vitest";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { LineAxisControl } from "./field-choice.tsx";

const show = (sharedAxis: boolean): string => {
  const time = makeTestDimension("year", ["2000", "2001"], { kind: "TemporalDimension" });
  const measures = ["quarter", "week"].map((per) =>
    makeTestMeasure(per, { unit: `shillings per ${per}` }),
  );
  const chart = makeTestChart("comboLineColumn", { dimensions: [time], measures });
  const config = { ...chart.config, extensions: { ...chart.config.extensions, sharedAxis } };
  return renderInEditor("en", { ...chart, config }, <LineAxisControl />);
};

test("a line that shares its axis with the columns has no side to choose, and the control says why", () => {
  const html = show(true);
  expect(html).toContain("Both measures share one axis.");
  expect(html).not.toMatch(/<input[^>]*checked/);
  expect(html.match(/<input[^>]*disabled/g)).toHaveLength(2);
});

test("a line with an axis of its own has it on the side that is chosen", () => {
  const html = show(false);
  expect(html).not.toContain("Both measures");
  expect(html).toMatch(/<input[^>]*checked/);
});
