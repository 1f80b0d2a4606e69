import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHART_TYPES } from "../packages/document/src/chart-types/chart-types.ts";
import { chartDrawings } from "../packages/charts/src/types/registry.ts";
import { HANDLERS } from "../packages/document/src/machine/handler-table.ts";
import { ROOT } from "./run-step.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The rows of docs/editor-controls.md: event, place, control, file that sends it, test. */
const ROWS = read("docs/editor-controls.md")
  .split("\n")
  .filter((line) => /^\| [A-Z_]+ \|/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );

test("every event of the machine stands once in docs/editor-controls.md, and no other", () => {
  expect(ROWS.map(([event = ""]) => event).toSorted()).toEqual(Object.keys(HANDLERS).toSorted());
});

/** Columns of tables and layers of maps have journeys of their own. */
const DRAWN = CHART_TYPES.filter((chartType) => chartType !== "table" && chartType !== "map");

test.each(DRAWN)("the options of %s are tried by journeys of its own", (chartType) => {
  const path = ["packages/charts/src/types", chartDrawings[chartType].folder];
  expect(existsSync(join(ROOT, ...path, "options.deep.spec.ts"))).toBe(true);
});

test("every file that docs/editor-controls.md names exists", () => {
  const named = [...read("docs/editor-controls.md").matchAll(/`((?:e2e|packages|tools)\/[^`]+)`/g)];
  const missing = named.flatMap(([, path = ""]) => (existsSync(join(ROOT, path)) ? [] : [path]));
  expect(missing).toEqual([]);
});

test.each(ROWS.filter(([, , , file]) => file))(
  "%s is sent where docs/editor-controls.md says",
  (event = "", _place, control = "", file = "") => {
    expect(control).not.toBe("");
    expect(read(file)).toContain(`"${event}"`);
  },
);

/** A test with the helpers that it imports. */
const readTest = (path: string): string => {
  const text = read(path);
  const helpers = [...text.matchAll(/support\/[\w-]+\.ts/g)].map(([name]) => read(`e2e/${name}`));
  return [text, ...helpers].join("\n");
};

/** What stands on the screen; a name may hold other names. */
const NAMED = /“((?:[^“”]|“[^”]*”)+)”/g;

test.each(ROWS)(
  "%s: what docs/editor-controls.md names of its control is in its test",
  (...row) => {
    const [, , control = "", , path = ""] = row;
    const source = readTest(path);
    const names = [...control.matchAll(NAMED)].map(([, name = ""]) => name);
    expect(names.filter((name) => !source.includes(name))).toEqual([]);
  },
);
