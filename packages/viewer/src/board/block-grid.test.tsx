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

/** What each block of a layout waits for while the page arrives, in the order of the page. */
const listAwaited = (layout: BlockLayout): (string | undefined)[] =>
  Array.from(
    show(layout).matchAll(/<div id="cell-[^>]*>/g),
    ([tag]) => /data-awaits="(\w+)"/.exec(tag)?.[1],
  );

describe("while a page arrives a tile waits for those that decide where it stands", () => {
  const item = (i: string, x: number, y: number, size: { w?: number; h?: number } = {}) => {
    return { i, x, y, w: 1, h: 2, ...size };
  };
  const canvas = (xl: ReturnType<typeof item>[], md = xl): BlockLayout => ({
    layout: "canvas",
    blocks: xl.map(({ i }) => chart(i)),
    layouts: { xl, lg: xl, md },
  });

  test("for all that stand in its row, and for none below it", () => {
    const row = [item("a", 0, 0), item("b", 1, 0), item("c", 2, 0)];
    expect(listAwaited(canvas([...row, item("d", 0, 2, { w: 3 })]))).toEqual(["2", "1", "0", "0"]);
  });

  test("for those that share rows with a tall neighbour", () => {
    const tall = [item("a", 0, 0), item("b", 1, 0, { h: 4 }), item("c", 0, 2)];
    expect(listAwaited(canvas(tall))).toEqual(["2", "1", "0"]);
  });

  test("for all where there are many", () => {
    const row = [
      item("a", 0, 0),
      item("b", 1, 0, { h: 4 }),
      item("c", 2, 0),
      item("d", 0, 2),
      item("e", 2, 2),
    ];
    expect(listAwaited(canvas(row))).toEqual(["all", "3", "2", "1", "0"]);
  });

  test("for one that stands above it in a narrower frame", () => {
    const wide = [item("a", 0, 0), item("b", 0, 2)];
    expect(listAwaited(canvas(wide))).toEqual(["0", "0"]);
    expect(listAwaited(canvas(wide, [item("b", 0, 0), item("a", 0, 2)]))).toEqual(["1", "0"]);
  });

  test("tall dashboards: pairs", () => {
    const blocks = [chart("a"), chart("b"), chart("c")];
    expect(listAwaited({ layout: "tall", blocks })).toEqual(["0", "1", "0"]);
  });
});

test("D9 the style sheet has the breakpoints of the layout", () => {
  const css = readFileSync(new URL("block-grid.module.css", import.meta.url), "utf8");
  const widths = Array.from(css.matchAll(/board \(min-width: (\d+)px\)/g), ([, width]) => width);
  expect(widths).toEqual(["480", "640", "768"]);
});
