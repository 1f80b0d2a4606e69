import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LAYERS, standsAbove } from "./layers.ts";
import { ROOT } from "./run-step.ts";

/** In the text of a file whose tests try more, or are more, in a deep run. */
const GROWS =
  /STATELIER_DEEP|property-runs|round-trips|in-deep|takeByTurns|expectAccessible|"@deep"/;

const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules", "**/dist"] })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) => path.includes(".deep.") || GROWS.test(readFileSync(join(ROOT, path), "utf8")),
    );

/** The unit tests of a deep run, by their paths. */
export const listDeepUnitTests = (): string[] =>
  list("{packages,apps,samples,tools}/**/*.test.{ts,tsx}");

/** The journeys of a deep run, by their paths. */
export const listDeepBrowserTests = (): string[] => list("{e2e,packages}/**/*.spec.ts");

/** The name in the table of layers; of anything else its first folder, or its name. A journey is one wherever it lies. */
const findWorkspace = (path: string): string => {
  const [first = "", second = ""] = path.split("/");
  if (standsAbove(path)) return "e2e";
  return ["packages", "apps"].includes(first) ? second : first;
};

/** They open the whole product, and stand above all layers. */
const WHOLE = ["e2e", "tools"];

/** What a workspace is made of: itself and all that it imports. */
const listParts = (workspace: string): Set<string> => {
  const parts = new Set([workspace, "package-lock.json"]);
  const add = (name: string): void => {
    for (const each of LAYERS[name]?.imports ?? []) {
      const [imported = ""] = each.split("/");
      if (parts.has(imported)) continue;
      parts.add(imported);
      add(imported);
    }
  };
  const top = WHOLE.includes(workspace) ? "web" : workspace;
  parts.add(top);
  add(top);
  return parts;
};

/** Those tests whose workspace, or one that it imports, has a changed file. */
export const keepChanged = (tests: readonly string[], changed: readonly string[]): string[] => {
  const workspaces = new Set(changed.map(findWorkspace));
  return tests.filter((path) =>
    [...listParts(findWorkspace(path))].some((part) => workspaces.has(part)),
  );
};

/** The files that differ from a commit, with those that are new. */
export const listChanged = (since: string): string[] =>
  [
    ["diff", "--name-only", "--no-renames", since],
    ["ls-files", "--others", "--exclude-standard"],
  ].flatMap((args) =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean),
  );
