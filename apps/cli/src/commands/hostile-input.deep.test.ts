import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { encodeLinkState } from "@statelier/document";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.ts";

const STATELIER = fileURLToPath(new URL("../../../../bin/statelier.mjs", import.meta.url));
const STATE = JSON.stringify({
  version: "3.4.0",
  state: "CONFIGURING_CHART",
  dataSource: { type: "sparql", url: "https://example.org/query" },
  layout: { type: "tab", meta: { title: { en: "x" }, description: { en: "y" } } },
  chartConfigs: [
    {
      key: "a",
      version: "3.3.0",
      chartType: "column",
      cubes: [{ iri: "https://example.org/cube/1", filters: {} }],
      fields: { x: { componentIri: "https://example.org/year" }, y: { componentIri: "m" } },
    },
  ],
  activeChartKey: "a",
});
const LINK = encodeLinkState(JSON.parse(STATE) as object);

const cutAndFilled = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.nat(text.length), fc.string({ unit: "binary", maxLength: 20 }))
    .map(([from, to, filling]) => `${text.slice(0, from)}${filling}${text.slice(to)}`);

const nested = fc
  .tuple(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom('{"data":', '{"state":', "[", '{"a":'))
  .map(([levels, open]) => open.repeat(levels) + "1" + (open === "[" ? "]" : "}").repeat(levels));

const hostileFile = fc.oneof(
  cutAndFilled(STATE),
  nested,
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .nat(40_000)
    .map((count) => JSON.stringify({ state: "LAYOUTING", chartConfigs: Array(count).fill({}) })),
);
const hostileLink = fc.oneof(
  cutAndFilled(LINK),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.nat(5_000).map((levels) => `#${"a__SEP__".repeat(levels)}b=1||c=2`),
);

const makeFile = () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-hostile-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "document.json");
};

const IS_DEEP = process.env["STATELIER_DEEP"] === "1";
const RUNS = { numRuns: IS_DEEP ? 500 : 60 };

const CODES = [0, 1, 2];
const WORDS = /^(?!\s+at ).*\S/;

test.each([
  ["config", "check"],
  ["config", "migrate"],
  ["link", "encode"],
])(
  "%s %s: whatever a file holds ends with an exit code and plain words",
  async (...command) => {
    const file = makeFile();
    const property = fc.asyncProperty(hostileFile, async (content) => {
      writeFileSync(file, content);
      const lines: string[] = [];
      const io = { out: () => {}, note: () => {}, err: (line: string) => lines.push(line) };
      const code = await runCommand([...command, file], io);
      expect(CODES).toContain(code);
      expect(code === 0 || WORDS.test(lines.join(" "))).toBe(true);
    });
    await fc.assert(property, RUNS);
  },
  120_000,
);

test("link decode: whatever a link holds ends with an exit code and plain words", async () => {
  const property = fc.asyncProperty(hostileLink, async (link) => {
    const lines: string[] = [];
    const io = { out: () => {}, note: () => {}, err: (line: string) => lines.push(line) };
    const code = await runCommand(["link", "decode", link], io);
    expect(CODES).toContain(code);
    expect(code === 0 || WORDS.test(lines.join(" "))).toBe(true);
  });
  await fc.assert(property, RUNS);
}, 120_000);

const runProcess = (args: readonly string[], input: string) =>
  new Promise<{ code: number | null; err: string }>((done) => {
    const child = spawn(process.execPath, [STATELIER, ...args]);
    let err = "";
    child.stdout.resume();
    child.stderr.on("data", (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.stdin.on("error", () => {});
    child.on("close", (code) => done({ code, err }));
    child.stdin.end(input);
  });

test("as processes: no stack trace and no exit code of a crash", async () => {
  const calls = fc.oneof(
    fc.record({
      args: fc.constantFrom(
        ["config", "check", "-"],
        ["config", "migrate", "-"],
        ["link", "encode", "-"],
      ),
      input: hostileFile,
    }),
    fc.record({ args: fc.constant(["link", "decode", "-"]), input: hostileLink }),
  );
  const property = fc.asyncProperty(calls, async ({ args, input }) => {
    const { code, err } = await runProcess(args, input);
    expect(CODES).toContain(code);
    expect(err).not.toMatch(/^ {4}at /m);
    expect(code === 0 || WORDS.test(err)).toBe(true);
  });
  await fc.assert(property, { numRuns: IS_DEEP ? 12 : 1 });
}, 240_000);
