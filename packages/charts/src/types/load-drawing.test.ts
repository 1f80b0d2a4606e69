import { CHART_TYPES } from "@statelier/document";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ADDITION_MODULES } from "./addition-modules.ts";
import { loadAllAdditions } from "./additions.ts";
import { findDrawing } from "./find-drawing.ts";
import { listDrawingModules, loadDrawing, loadPageDrawing } from "./load-drawing.ts";
import { chartDrawings } from "./registry.ts";

test.each(CHART_TYPES)("%s: pages load alone what the others have at once", async (type) => {
  const chart = { chartType: type };
  expect(await loadPageDrawing(chart)).toMatchObject(findDrawing(chart));
  expect(await loadDrawing(chart)).toBe(findDrawing(chart));
  const files = listDrawingModules(chart).map((path) => `../../../../${path}`);
  expect(files.filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([]);
});

const listStaticImports = (file: URL, seen = new Set<string>()): Set<string> => {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
    /^(?!import type).*from "(\..*)"/gm,
  ))
    listStaticImports(new URL(path, file), seen);
  return seen;
};

test.each(CHART_TYPES)("%s is drawn without React, as servers do that make pictures", (type) => {
  const file = new URL(`./${chartDrawings[type].folder}/drawing.ts`, import.meta.url);
  expect([...listStaticImports(file)].filter((path) => !path.endsWith(".ts"))).toEqual([]);
});

test.each(Object.entries(ADDITION_MODULES))(
  "%s: builds name the module that programs load",
  async (name, path) => {
    const module: Record<string, unknown> = await import(
      new URL(`../${path}.ts`, import.meta.url).href
    );
    expect(Object.values(module)).toContain((await loadAllAdditions()).get(name));
  },
);
