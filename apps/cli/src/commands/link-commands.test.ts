import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";

const STATELIER = fileURLToPath(new URL("../../../../bin/statelier.mjs", import.meta.url));
const EXPECTED =
  'Expected the hash of a link with a state in it, such as "#state=CONFIGURING_CHART||version=4.6.0".';
const STATE = {
  version: "4.6.0",
  state: "CONFIGURING_CHART",
  title: "50 % || more\n",
  numbers: [1, 2.5],
  keys: { 1: "a" },
  looks: "true",
};

const makeFile = (content: string) => {
  const folder = mkdtempSync(join(tmpdir(), "cli-link-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "state.json");
  writeFileSync(file, content);
  return file;
};

const run = (...args: string[]) => collectOutput((io) => runCommand(args, io));

test("a state becomes a link and comes back as it was, also from a whole address", async () => {
  const { code, out } = await run("link", "encode", makeFile(JSON.stringify(STATE)));
  expect(code).toBe(0);
  const [hash = ""] = out;
  expect(hash).toMatch(/^#version=4\.6\.0\|\|/);
  for (const link of [
    hash,
    hash.slice(1),
    `https://stat.example/en/preview?a=1${hash}`,
    `localhost:3000/de/preview${hash}`,
    `localhost:3000${hash}`,
    `stat.example/de/preview?flag=true${hash}`,
    `/de/preview${hash}`,
  ]) {
    const decoded = await run("link", "decode", link);
    expect(decoded.code).toBe(0);
    expect(JSON.parse(decoded.out.join("\n"))).toEqual(STATE);
  }
});

test("a colour in a hash without its # is not taken for its beginning", async () => {
  const { out } = await run("link", "decode", "color=#ff0000||n=__NUM__1");
  expect(JSON.parse(out.join("\n"))).toEqual({ color: "#ff0000", n: 1 });
});

test("npx statelier link decode - reads standard input", async () => {
  const child = spawn(process.execPath, [STATELIER, "link", "decode", "-"]);
  child.stdin.end("#a=1||b=__NUM__2\n");
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise((done) => child.on("close", done));
  expect(code).toBe(0);
  expect(JSON.parse(text)).toEqual({ a: "1", b: 2 });
}, 30_000);

test.each([
  ["a list", "[1]", 1, "an object of at most 64 levels"],
  ["deep", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`, 1, "64 levels"],
  ["long", JSON.stringify({ a: "x".repeat(5_000_000), b: 1 }), 1, "too long"],
  ["not JSON", "{", 2, "not JSON"],
])("%s cannot be written as a link", async (_name, content, code, message) => {
  const result = await run("link", "encode", makeFile(content));
  expect(result).toMatchObject({ code, out: [] });
  expect(result.err[0]).toContain(message);
});

test("a link that holds nothing readable ends with exit code 1", async () => {
  const result = await run("link", "decode", "#nonsense");
  expect(result).toEqual({ code: 1, out: [], err: [`The link contains no state. ${EXPECTED}`] });
});

test.each([
  "",
  "#",
  " \n",
  "https://example.org/de/preview?flag=true",
  "https://example.org/de/preview?flag=true#",
  "localhost:3000/de/preview?flag=true",
  "example.org?flag=true&other=1",
  "/de/preview?flag=true",
])("link decode %j is an error that says what was expected", async (link) => {
  const result = await run("link", "decode", link);
  expect(result).toEqual({
    code: 1,
    out: [],
    err: [`The link has no hash, or an empty one. ${EXPECTED}`],
  });
});

test("a hash without its # may have slashes, colons and question marks", async () => {
  const state = {
    dataSource: { url: "https://a.example/?x=1#y" },
    "https://a/b": 1,
    a: { "b/c": "?" },
  };
  const { out } = await run("link", "encode", makeFile(JSON.stringify(state)));
  const decoded = await run("link", "decode", (out[0] ?? "").slice(1));
  expect(JSON.parse(decoded.out.join("\n"))).toEqual(state);
});

test("of a stored row, and of an answer that holds one, the link holds the document", async () => {
  const { out } = await run("link", "encode", makeFile(JSON.stringify(STATE)));
  const row = { key: "abc", created_at: "2021-01-01", data: STATE };
  const inText = { ...row, data: JSON.stringify(STATE) };
  for (const stored of [row, inText, { success: true, data: row }]) {
    const encoded = await run("link", "encode", makeFile(JSON.stringify(stored)));
    expect(encoded).toEqual({ code: 0, out, err: [] });
  }
  const file = makeFile(JSON.stringify({ ...row, data: 7 }));
  expect(await run("link", "encode", file)).toEqual({
    code: 1,
    out: [],
    err: [`${file}: At data: found 7, expected a chart config or a state.`],
  });
});

test("an empty object is no state for a link", async () => {
  const result = await run("link", "encode", makeFile("{}"));
  expect(result).toMatchObject({ code: 1, out: [] });
  expect(result.err[0]).toContain("the object is empty");
});

test.each([
  [["link", "encode"], "expected one file"],
  [["link", "decode", "a=1", "b=2"], "expected one link"],
])("%j is wrong usage: exit code 2", async (args, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err[0]).toBe(message);
});

test.each(["encode", "decode"])("link %s --help is an answer", async (command) => {
  const { code, out } = await run("link", command, "--help");
  expect(code).toBe(0);
  expect(out[0]).toContain(`Usage: statelier link ${command}`);
});
