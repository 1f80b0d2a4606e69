import { readFileSync } from "node:fs";
import type { BlockLayout } from "@statelier/document";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BlockGrid } from "./block-grid.tsx";

const chart = (key: string) => ({ type: "chart" as const, key });

const show = (layout: BlockLayout, breakpoint?: "xl" | "sm"): string =>
  renderToStaticMarkup(
    <BlockGrid
      layout={layout}
      {...(breakpoint && { breakpoint })}
      renderBlock={({ key }) => <b>{key}</b>}
      cellProps={({ key }) => ({ id: `cell-${key}` })}
    />,
  );

const areasOf = (html: string, key: string): Record<string, string> => {
  const [, style = ""] = new RegExp(`<div id="cell-${key}"[^>]* style="([^"]*)"`).exec(html) ?? [];
  return Object.fromEntries(style.split(";").map((each) => each.split(":") as [string, string]));
};

describe("LA12 LA13 LA14 blocks stand where their layout has them at every width, without a program", () => {
  test("a tall dashboard: pairs share the rows of their parts on a wide screen", () => {
    const html = show({ layout: "tall", blocks: [chart("a"), chart("b"), chart("c")] });
    expect(areasOf(html, "b")).toEqual({
      "--at-xl": "7 / 1 / span 6 / span 1",
      "--at-lg": "7 / 1 / span 6 / span 1",
      "--at-md": "7 / 1 / span 6 / span 1",
      "--at-sm": "7 / 1 / span 6 / span 1",
    });
    expect(areasOf(html, "c")["--at-xl"]).toBe("7 / 2 / span 6 / span 1");
    expect(areasOf(html, "c")["--at-lg"]).toBe("13 / 1 / span 6 / span 1");
    expect(html).toContain("--columns-xl:2;--columns-lg:1");
  });

  const item = (i: string, x: number) => ({ i, x, y: 0, w: 1, h: 7 });
  const canvas: BlockLayout = {
    layout: "canvas",
    blocks: [chart("a"), chart("b")],
    layouts: { xl: [item("a", 1), item("b", 0)] },
  };

  test("a canvas: in rows of a hundred pixels, read as it stands", () => {
    const html = show(canvas);
    expect(html).toContain("--canvas-row:100px");
    expect(areasOf(html, "a")["--at-xl"]).toBe("1 / 2 / span 7 / span 1");
    expect(html.indexOf("<b>b</b>")).toBeLessThan(html.indexOf("<b>a</b>"));
  });

  test("an author looks at one width, however wide the window", () => {
    const areas = areasOf(show(canvas, "sm"), "b");
    expect(new Set(Object.values(areas))).toEqual(new Set(["8 / 1 / span 7 / span 1"]));
  });
});

test("D9 the style sheet has the breakpoints of the layout", () => {
  const css = readFileSync(new URL("block-grid.module.css", import.meta.url), "utf8");
  const widths = Array.from(css.matchAll(/board \(min-width: (\d+)px\)/g), ([, width]) => width);
  expect(widths).toEqual(["480", "640", "768"]);
});
