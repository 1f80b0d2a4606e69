import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { ColorChoice } from "./color-choice.tsx";

test("CO22 below 3 to 1 the nearest shade that passes is offered, for colours that are chosen by hand", () => {
  const components = {
    dimensions: [makeTestDimension("sector", ["a"])],
    measures: [makeTestMeasure("people")],
  };
  const { config } = makeTestChart("column", components);
  const offer = (value: string, isChosen = true): string | undefined => {
    const choice = (
      <ColorChoice label="Colour" value={value} isChosen={isChosen} onChange={() => undefined} />
    );
    return /<button[^]*?(#[0-9a-f]{6})/.exec(
      renderInEditor("en", { components, config }, choice),
    )?.[1];
  };
  expect(offer("#ffff00")).toMatch(/^#([0-9a-f]{2})\1/);
  expect(offer("#ffff00", false)).toBeUndefined();
  expect(offer("#1f77b4")).toBeUndefined();
});
