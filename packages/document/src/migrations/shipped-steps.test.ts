import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { expect, test } from "vitest";

const LIST = join(import.meta.dirname, "fixtures/shipped-steps.json");

/** Of the words alone: how a file is laid out does not count. */
const fingerprint = (path: string): string =>
  createHash("sha256")
    .update(readFileSync(join(import.meta.dirname, path), "utf8").replaceAll(/[\s,]/g, ""))
    .digest("hex")
    .slice(0, 16);

/** What steps are made of, and what runs them in their order: a change of one of these is a change of every step. */
const SHARED = [
  "bounds.ts",
  "chart-steps.ts",
  "charts-of-state.ts",
  "drop-parts.ts",
  "extensions.ts",
  "find-holders.ts",
  "first-color.ts",
  "is-newer.ts",
  "json.ts",
  "lose-blocks.ts",
  "members.ts",
  "migrate.ts",
  "opened.ts",
  "run-sequence.ts",
  "sequence.ts",
  "state-steps.ts",
  "step.ts",
];

const steps = ["chart", "state"].flatMap((kind) =>
  readdirSync(join(import.meta.dirname, kind)).map((file) => `${kind}/${file}`),
);

test("what a shipped step imports counts with it", () => {
  const imported = steps.flatMap((path) =>
    [
      ...readFileSync(join(import.meta.dirname, path), "utf8").matchAll(/"\.\.\/([\w-]+\.ts)"/g),
    ].map(([, name]) => name),
  );
  expect(SHARED).toEqual(expect.arrayContaining([...new Set(imported)]));
});

/**
 * Stored documents depend on each step as it is: what is missing is done by a new step.
 * Before a release, STATELIER_SHIP_STEPS=1 writes the list anew.
 */
test("a step that has shipped is not changed", () => {
  const current = Object.fromEntries(
    [...steps, ...SHARED].toSorted().map((path) => [path, fingerprint(path)]),
  );
  if (env.STATELIER_SHIP_STEPS === "1")
    writeFileSync(LIST, `${JSON.stringify(current, null, 2)}\n`);
  expect(current).toEqual(JSON.parse(readFileSync(LIST, "utf8")));
});
