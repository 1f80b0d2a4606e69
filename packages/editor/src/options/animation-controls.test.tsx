import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../testing/make-test-components.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { AnimationControls } from "./animation-controls.tsx";

test("AN5 how long and how a chart is played is asked of dates alone", () => {
  const steps = makeTestDimension("steps", ["a", "b"], { kind: "TemporalOrdinalDimension" });
  const sector = makeTestDimension("sector", ["x", "y"]);
  const show = (dimension: typeof steps): string => {
    const components = { dimensions: [sector, dimension], measures: [makeTestMeasure("people")] };
    const { config } = makeTestChart("column", components);
    const animation = {
      componentId: dimension.id,
      showPlayButton: true,
      duration: 30,
      type: "continuous" as const,
      dynamicScales: false,
    };
    const fields = { ...config.fields, animation };
    return renderInEditor(
      "en",
      { components, config: { ...config, fields } },
      <AnimationControls />,
    );
  };
  const years = makeTestYears(["2020", "2021"]);
  expect(show(years).match(/role="radiogroup"/g)).toHaveLength(2);
  const entities = makeTestDimension("years", ["y1", "y2"], { kind: "TemporalEntityDimension" });
  expect(show(entities).match(/role="radiogroup"/g)).toHaveLength(2);
  expect(show(steps)).not.toContain('role="radiogroup"');
  expect(show(steps)).toContain('role="switch"');
});
