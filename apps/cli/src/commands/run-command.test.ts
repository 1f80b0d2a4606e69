import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SMALL = join(ROOT, "packages/cubes/src/importer/fixtures/small");

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const run = (...args: string[]) => collectOutput((io) => runCommand(args, io));

test("cube build writes a cube and says what it holds", async () => {
  const output = join(makeFolder(), "out.nt");
  const descriptor = join(SMALL, "datasets/prices-1/descriptor.yaml");
  const base = ["--base", "https://data.office.example"];
  const { out } = await run("cube", "build", descriptor, "-o", output, ...base);
  expect(out.join("\n")).toMatch(
    /^https:\/\/data\.office\.example\/cube\/bread-prices\/1: 4 observations, \d+ triples\nwritten to /,
  );
  expect(readFileSync(output, "utf8")).toContain(
    "<https://data.office.example/cube/bread-prices/1> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://cube.link/Cube> .\n",
  );
});

test("a folder is built as a catalogue, and what it builds passes the check", async () => {
  const output = join(makeFolder(), "out.nt");
  const built = await run("cube", "build", SMALL, "-o", output);
  expect(built).toMatchObject({ code: 0, err: [] });
  expect(built.out).toContain("  note: columns.country: no shape for FRA");
  expect(await run("cube", "check", output)).toMatchObject({ code: 0 });
});

test("problems end with exit code 1, a line each, and nothing is written", async () => {
  const folder = makeFolder();
  cpSync(SMALL, folder, { recursive: true });
  const descriptor = join(folder, "datasets/prices-1/descriptor.yaml");
  writeFileSync(descriptor, readFileSync(descriptor, "utf8").replace("unit: chf", "unit: eur"));
  const output = join(folder, "out.nt");
  expect(await run("cube", "build", descriptor, "-o", output)).toEqual({
    code: 1,
    out: [],
    err: [
      'columns.price.unit: "eur" is not in the vocabulary',
      `${descriptor}: 1 problem, nothing written`,
    ],
  });
  expect(existsSync(output)).toBe(false);
});

test("an absent descriptor and a place that cannot be written end with exit code 1", async () => {
  const folder = makeFolder();
  const absent = await run("cube", "build", join(folder, "d.yaml"), "-o", join(folder, "o.nt"));
  expect(absent.code).toBe(1);
  expect(absent.err[0]).toBe(`d.yaml: there is no such file in ${folder}`);
  const unwritable = await run("cube", "build", SMALL, "-o", join(folder, "no/such/o.nt"));
  expect(unwritable.code).toBe(1);
  expect(unwritable.err[0]).toContain("cannot be written");
});

test("the vocabulary can be named; a folder that is not there is refused", async () => {
  const folder = makeFolder();
  const descriptor = join(folder, "descriptor.yaml");
  const output = join(folder, "o.nt");
  cpSync(join(SMALL, "datasets/prices-1"), folder, { recursive: true });
  const vocabulary = join(SMALL, "vocabulary");
  const named = ["--vocabulary", vocabulary];
  expect((await run("cube", "build", descriptor, "-o", output)).code).toBe(1);
  expect((await run("cube", "build", descriptor, "-o", output, ...named)).code).toBe(0);
  const absent = await run("cube", "build", descriptor, "-o", output, "--vocabulary", output);
  expect(absent.err[0]).toContain(output);
  expect(absent.code).toBe(1);
});

test.each([
  [["cube", "build"], "expected a descriptor or a folder"],
  [["cube", "build", "d.yaml"], "expected -o FILE, to say where to write"],
  [["cube", "build", "a", "b", "-o", "c"], 'unexpected argument "b"'],
  [["cube", "build", "a", "--bse", "x"], "Unknown option '--bse'"],
  [
    ["cube", "build", SMALL, "-o", "c", "--vocabulary", "v"],
    "--vocabulary is for a single descriptor",
  ],
  [["cube", "paint"], 'unknown command "cube paint"'],
  [["cub"], 'unknown command "cub"'],
])("%j is wrong usage: exit code 2", async (args, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err[0]).toContain(message);
  expect(err.join("\n")).toContain("Usage: statelier");
});

test.each([
  [["config"], "Usage: statelier config COMMAND"],
  [["link"], "Usage: statelier link COMMAND"],
  [["cube"], "Usage: statelier cube COMMAND"],
  [["config", "check"], "Usage: statelier config check"],
  [["config", "migrate"], "Usage: statelier config migrate"],
  [["link", "encode"], "Usage: statelier link encode"],
  [["link", "decode"], "Usage: statelier link decode"],
  [["link", "decode", "#a=1"], "Usage: statelier link decode"],
  [["cube", "build"], "Usage: statelier cube build"],
  [["cube", "check"], "Usage: statelier cube check"],
  [["source"], "Usage: statelier source COMMAND"],
  [["source", "check"], "Usage: statelier source check"],
  [["render"], "Usage: statelier render"],
])("%j with --help or -h is an answer on standard output: exit code 0", async (args, usage) => {
  for (const help of ["--help", "-h"]) {
    const { code, out, err } = await run(...args, help);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out[0]).toContain(usage);
  }
});

test("the usage of a group names its commands and no others", async () => {
  const { out } = await run("config", "--help");
  expect(out[0]).toContain("config migrate");
  expect(out[0]).not.toContain("cube build");
  const { code, err } = await run("config");
  expect(code).toBe(2);
  expect(err.join("\n")).toContain("Usage: statelier config COMMAND");
});

test("without a command the usage is shown with exit code 2, with --help as an answer", async () => {
  expect((await run()).code).toBe(2);
  expect(await run("--help")).toMatchObject({ code: 0, err: [] });
  expect((await run("cube", "build", "--help")).out.join()).toContain(
    "Usage: statelier cube build",
  );
});
