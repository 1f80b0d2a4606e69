import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

test("every event of the machine stands in docs/editor-controls.md, and no other", () => {
  expect([...new Set(ROWS.map(([event = ""]) => event))].toSorted()).toEqual(
    Object.keys(HANDLERS).toSorted(),
  );
});

test("each control stands once in docs/editor-controls.md, and has a test that goes through the screen", () => {
  const all = ROWS.map(([event, place, control]) => `${event} ${place} ${control}`);
  expect(all).toEqual([...new Set(all)]);
  const untried = ROWS.filter(
    ([, , control = "", , path = ""]) =>
      !control.startsWith("none: ") && (!control.includes("“") || !path.endsWith(".spec.ts")),
  );
  expect(untried).toEqual([]);
});

/** Most properties of fields are changed by what these give. */
const HOOKS = /\buse(?:Extension|FieldProperty)(?=[<(])/;

/** The files in which something sends an event. */
const sends = (path: string, event: string): boolean => {
  const text = read(path);
  return text.includes(`"${event}"`) || (event === "CHART_FIELD_UPDATED" && HOOKS.test(text));
};

test("every file of the editor that changes a property of a field has its controls in docs/editor-controls.md", () => {
  const named = new Set(ROWS.map(([, , , file = ""]) => file));
  const files = globSync("packages/editor/src/*/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (path) => !/\.test\.|\/use-(?:extension|field-property)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  const missing = files.filter((path) => sends(path, "CHART_FIELD_UPDATED") && !named.has(path));
  expect(missing).toEqual([]);
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
    expect(sends(file, event)).toBe(true);
  },
);

/** What a module declares, by its names; what stands before the first of them under none. */
const splitModule = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=(?:\/\*\*.*\*\/\n)?(?:export )?(?:const|class) \w)/m)
      .map((part) => [/^(?:export )?(?:const|class) (\w+)/m.exec(part)?.[1] ?? "", part]),
  );

const usesName = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** A test with what it reaches of its helpers: a helper that it does not use says nothing of it. */
const readReached = (path: string, wanted?: readonly string[]): string => {
  const text = read(path);
  const parts = splitModule(text);
  const names = new Set(wanted ?? parts.keys());
  for (const name of names)
    for (const other of parts.keys())
      if (other !== "" && usesName(parts.get(name) ?? "", other)) names.add(other);
  const reached = [...names].map((name) => parts.get(name) ?? "").join("\n");
  const imports = text.matchAll(/^import \{([^}]*)\} from "(\.[^"]*)";$/gm);
  const helpers = [...imports].flatMap(([, given = "", from = ""]) => {
    const used = given
      .split(",")
      .map((each) => each.replace("type ", "").trim())
      .filter((name) => name !== "" && usesName(reached.replaceAll(/^import [^;]*;$/gm, ""), name));
    return used.length > 0 ? [readReached(join(dirname(path), from), used)] : [];
  });
  return [reached, ...helpers].join("\n");
};

/** What stands on the screen; a name may hold other names. */
const NAMED = /“((?:[^“”]|“[^”]*”)+)”/g;

test.each(ROWS.filter(([, , control = ""]) => !control.startsWith("none: ")))(
  "%s: what docs/editor-controls.md names of its control is in its test: %s, %s",
  (...row) => {
    const [, , control = "", , path = ""] = row;
    const source = readReached(path);
    const names = [...control.matchAll(NAMED)].map(([, name = ""]) => name);
    expect(names.filter((name) => !source.includes(name))).toEqual([]);
  },
);

test.each(ROWS.filter(([, , , , path = ""]) => !path.endsWith(".spec.ts")))(
  "%s is sent by its test",
  (event = "", ...rest) => {
    expect(read(rest.at(-1) ?? "")).toContain(`type: "${event}"`);
  },
);
