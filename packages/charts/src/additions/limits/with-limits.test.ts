import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { layoutScene } from "../../chart/layout-scene.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import { renderSvgText } from "../../paint/render-svg-text.ts";
import { pagePaint } from "../../paint/resolve-paint.ts";
import { asPlot } from "../../scene/read-scene.ts";
import { type DrawnBy, nameDrawing } from "../../types/additions.ts";
import { loadDrawing } from "../../types/load-drawing.ts";

test("what draws limits comes with charts that show some, and with no others", () => {
  const { config } = readFixture("line", "limits-parts");
  expect(nameDrawing(config)).toBe("line+limits");
  expect(nameDrawing({ ...config, limits: {} })).toBe("line");
  const emptied = Object.fromEntries(Object.keys(config.limits).map((id) => [id, []]));
  expect(nameDrawing({ ...config, limits: emptied })).toBe("line");
});

test("a chart without limits is the same whether what draws them is there or not", async () => {
  const fixture = readFixture("line", "limits-parts");
  const bare = { ...makeFixtureInput(fixture), config: { ...fixture.config, limits: {} } };
  const draw = async (drawn: DrawnBy): Promise<string> => {
    const scene = layoutScene(await loadDrawing(drawn), bare);
    const plot = asPlot(scene);
    return plot ? renderSvgText(paintScene(plot, pagePaint)) : "";
  };
  const alone = await draw(bare.config);
  expect(alone).toContain("<svg");
  expect(await draw(fixture.config)).toBe(alone);
  expect(drawFixture("line", "limits-parts").limits).toBeDefined();
});
