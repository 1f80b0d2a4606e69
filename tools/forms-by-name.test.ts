import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KINDS } from "../packages/document/src/schema/extensions.ts";

const ROOT = join(import.meta.dirname, "..");

/** The list, what draws each, and what each is looked for by. */
const RECORDS = [
  "packages/charts/src/types/additions.ts",
  "packages/document/src/schema/extensions.ts",
  "packages/editor/src/page/setting-words.ts",
];

/** The folders of forms, and texts, in which the same words may stand. */
const OWN = new RegExp(`^packages/(charts/src/types/(${KINDS.join("|")})|ui)/`);
const NAMES = new RegExp(`["'\`](${KINDS.join("|")})["'\`]`);

test("no form of a chart type is asked for by its name: what follows from it is a trait in chart-types/kinds.ts", () => {
  const files = execFileSync("git", ["ls-files", "packages/*.ts", "packages/*.tsx", "apps/*.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && !file.includes(".test.") && !OWN.test(file));
  const naming = files.filter((file) => NAMES.test(readFileSync(join(ROOT, file), "utf8")));
  expect(naming).toEqual(RECORDS);
});
