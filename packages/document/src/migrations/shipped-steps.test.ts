import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { expect, test } from "vitest";

const LIST = join(import.meta.dirname, "fixtures/shipped-steps.json");

const TEXT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/;

/** What runs: neither comments count nor how a file is laid out, but every character of a text. */
const readCode = (source: string): string =>
  source
    .replaceAll(new RegExp(`${TEXT.source}|${COMMENT.source}`, "g"), (_, text = "") => text)
    .split(TEXT)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replaceAll(/\s+/g, " ")
            .replaceAll(/(?<![\w$]) | (?![\w$])/g, "")
            .replaceAll(/,(?=[)\]}])/g, ""),
    )
    .join("");

const fingerprint = (path: string): string =>
  createHash("sha256")
    .update(readCode(readFileSync(join(import.meta.dirname, path), "utf8")))
    .digest("hex")
    .slice(0, 16);

/** What steps are made of and what runs them: a change of one of these is a change of every step. A list of steps grows with each. */
const SHARED = [
  "bounds.ts",
  "charts-of-state.ts",
  "run/drop-parts.ts",
  "extensions.ts",
  "find-holders.ts",
  "first-color.ts",
  "is-newer.ts",
  "json.ts",
  "lose-blocks.ts",
  "members.ts",
  "run/migrate.ts",
  "opened.ts",
  "run/run-sequence.ts",
  "run/sequence.ts",
  "step.ts",
];

const steps = ["chart", "state"].flatMap((kind) =>
  readdirSync(join(import.meta.dirname, kind)).map((file) => `${kind}/${file}`),
);

test("layout and comments of a step do not count, each character of its texts does", () => {
  const step = 'lose(["a, b"], [1, 2]); // said';
  expect(readCode('/** Said. */\nlose(\n  ["a, b"],\n  [\n    1,\n    2,\n  ],\n);')).toBe(
    readCode(step),
  );
  for (const changed of ['["a,b"]', '["a, b "]', '["a; b"]', "[`a, b`]"])
    expect(readCode(step.replace('["a, b"]', changed))).not.toBe(readCode(step));
  expect(readCode(step.replace("[1, 2]", "[12]"))).not.toBe(readCode(step));
  expect(readCode('f("a // b")')).not.toBe(readCode('f("a // c")'));
});

test("what a shipped step imports counts with it", () => {
  const imported = steps.flatMap((path) =>
    [
      ...readFileSync(join(import.meta.dirname, path), "utf8").matchAll(/"\.\.\/([\w-]+\.ts)"/g),
    ].map(([, name]) => name),
  );
  expect(SHARED).toEqual(expect.arrayContaining([...new Set(imported)]));
});

type Fingerprints = Readonly<Record<string, string>>;

/** The shipped files with those that are new; what has shipped keeps its fingerprint. */
const ship = (current: Fingerprints, shipped: Fingerprints): Fingerprints =>
  Object.fromEntries(
    Object.entries({ ...current, ...shipped }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

test("shipping adds what is new, and leaves the fingerprint of what has shipped", () => {
  expect(ship({ "chart/2.ts": "new", "chart/1.ts": "changed" }, { "chart/1.ts": "old" })).toEqual({
    "chart/1.ts": "old",
    "chart/2.ts": "new",
  });
});

/**
 * Stored documents depend on each step as it is: what is missing is done by a new step, whose fingerprint
 * STATELIER_SHIP_STEPS=1 adds to the list.
 */
test("a step that has shipped is not changed", () => {
  const current = Object.fromEntries(
    [...steps, ...SHARED].toSorted().map((path) => [path, fingerprint(path)]),
  );
  const shipped = JSON.parse(readFileSync(LIST, "utf8")) as Fingerprints;
  if (env.STATELIER_SHIP_STEPS === "1")
    writeFileSync(LIST, `${JSON.stringify(ship(current, shipped), null, 2)}\n`);
  expect(current).toEqual(JSON.parse(readFileSync(LIST, "utf8")));
});
