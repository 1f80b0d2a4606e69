import { makeLayout } from "@statelier/document";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { CanvasBlocks } from "./canvas-blocks.tsx";

test("blocks are placed by hand in a layout that has their places, and in no other", async () => {
  const { session } = await openTestSession();
  const { state } = session.read();
  const keys = state.chartConfigs.map(({ key }) => key);
  const layout = makeLayout("tall", state.layout, keys);
  expect(() => renderToStaticMarkup(<CanvasBlocks layout={layout} screen="xl" />)).toThrow(
    "ChartGridLayout can only be used in a canvas layout!",
  );
});
