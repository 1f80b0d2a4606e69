import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startMemoryServer } from "@statelier/cubes/conformance/start-memory-server";
import { parseChartConfig, parseDocument } from "@statelier/document";
import { hasTestData, listTestData, testDataPath } from "@statelier/model/testing/test-data";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCommand } from "../commands/run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SAVED = "saved-charts";
const SMALL = join(ROOT, "packages/cubes/src/importer/fixtures/small");
const CUBE = "https://data.office.example/cube/bread-prices/1";
const COLUMN = "https://data.office.example/country";

type Json = Record<string, unknown>;

const LONE_CHART: Json = {
  version: "1.2.1",
  chartType: "table",
  filters: {},
  settings: { showSearch: true, showAllRows: false },
  sorting: [],
  fields: {
    [COLUMN]: {
      componentIri: COLUMN,
      componentType: "NominalDimension",
      index: 0,
      isGroup: false,
      isHidden: false,
      columnStyle: {
        type: "text",
        textStyle: "regular",
        textColor: "#000",
        columnColor: "#fff",
      },
    },
  },
  interactiveFiltersConfig: {
    legend: { active: false, componentIri: "" },
    timeRange: {
      active: false,
      componentIri: "",
      presets: { type: "range", from: "", to: "" },
    },
    dataFilters: { active: false, componentIris: [] },
  },
};

const STATE: Json = {
  state: "CONFIGURING_CHART",
  dataSet: CUBE,
  dataSource: { type: "sparql", url: "https://example.org/query" },
  meta: {
    title: { de: "", fr: "", it: "", en: "Bread" },
    description: { de: "", fr: "", it: "", en: "" },
  },
  chartConfig: { ...LONE_CHART, version: "1.2.1" },
};

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-config-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const makeFile = (content: string | Uint8Array, name = "document.json") => {
  const file = join(makeFolder(), name);
  writeFileSync(file, content);
  return file;
};

const run = (...args: string[]) => collectOutput((io) => runCommand(args, io));

const migrate = async (file: string, ...options: string[]) => {
  const { code, out, err } = await run("config", "migrate", file, ...options);
  const written = JSON.parse(out[0] ?? "null") as Json | null;
  return { code, err, written, document: (written?.data ?? written) as Json | null };
};

test("npx statelier config migrate writes a document of the current version", async () => {
  const file = makeFile(JSON.stringify(STATE));
  const statelier = join(ROOT, "bin/statelier.mjs");
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    statelier,
    "config",
    "migrate",
    file,
  ]);
  const document = JSON.parse(stdout) as Json;
  expect(document.version).toBe("4.6.0");
  expect(parseDocument(document).ok).toBe(true);
  expect(stderr).toBe("");
}, 30_000);

test("a lone chart config takes its dataset from --cube, and says so where it has none", async () => {
  const file = makeFile(JSON.stringify(LONE_CHART));
  for (const command of ["check", "migrate"]) {
    const missing = await run("config", command, file);
    expect(missing).toMatchObject({ code: 1, out: [] });
    expect(missing.err[0]).toContain("--cube IRI");
  }
  const options = ["--cube", CUBE, "--source", "https://example.org/query"];
  expect(await run("config", "check", file, ...options)).toEqual({
    code: 0,
    out: [`${file}: chart 1.2.1, valid as 4.5.0`],
    err: [],
  });
  const { document } = await migrate(file, ...options);
  expect(document).toMatchObject({ version: "4.5.0", cubes: [{ iri: CUBE }] });
  expect(Object.keys(document?.fields ?? {})[0]).toContain(CUBE);
});

test("a stored row stays a row: what stands beside the document is kept", async () => {
  const row = { key: "abc", created_at: "2021-01-01", data: STATE, user_id: 7 };
  const { code, written, document } = await migrate(makeFile(JSON.stringify(row)));
  expect(code).toBe(0);
  expect(document).toMatchObject({ version: "4.6.0", state: "CONFIGURING_CHART" });
  expect(written).toEqual({ ...row, data: document });
  expect(Object.keys(written ?? {})).toEqual(Object.keys(row));
});

test("a stored row whose document was written out as text is read and written as text", async () => {
  const file = makeFile(JSON.stringify({ key: "abc", data: JSON.stringify(STATE) }));
  const { written } = await migrate(file);
  expect(written).toEqual({ key: "abc", data: expect.any(String) as string });
  expect(JSON.parse(String(written?.data))).toMatchObject({ version: "4.6.0" });
});

test("an answer of a server that holds a stored row is read as well", async () => {
  const row = { key: "abc", created_at: "2021-01-01", data: STATE };
  const file = makeFile(JSON.stringify({ success: true, message: "", data: row }));
  expect((await migrate(file)).written).toMatchObject({
    success: true,
    message: "",
    data: { key: "abc", created_at: "2021-01-01", data: { version: "4.6.0" } },
  });
});

test("a state before there is a chart is a valid document", async () => {
  const { dataSource } = STATE;
  const file = makeFile(
    JSON.stringify({ version: "4.6.0", state: "SELECTING_DATASET", dataSource }),
  );
  expect((await run("config", "check", file)).out).toEqual([`${file}: state 4.6.0, valid`]);
});

test("--to goes down as well; losses are named on standard error", async () => {
  const file = makeFile(JSON.stringify(STATE));
  const { document } = await migrate(file);
  const current = makeFile(JSON.stringify(document), "current.json");
  const down = await migrate(current, "--to", "1.0.0");
  expect(down.code).toBe(0);
  expect(down.document).toMatchObject({ version: "1.0.0", dataSet: CUBE });
  expect(down.err.length).toBeGreaterThan(0);
  expect(down.err.pop()).toBe("reached: state 1.0.0 (1)");
  expect(down.err.every((line) => line.startsWith(`${current}: dropped at `))).toBe(true);
});

test("a version that does not exist is refused as wrong usage, in a document as an invalid one", async () => {
  const file = makeFile(JSON.stringify(STATE));
  for (const version of ["9.9.9", "1.7.3", "new"]) {
    expect(await migrate(file, "--to", version)).toMatchObject({ code: 2, document: null });
  }
  const future = makeFile(JSON.stringify({ ...LONE_CHART, version: "99.0.0" }));
  const { code, err } = await run("config", "check", future);
  expect(code).toBe(1);
  expect(err[0]).toContain("99.0.0");
  expect(err[0]).toContain("5.2.0");
});

test("a document that is wrong is named with its path, and nothing of it is written", async () => {
  const { document } = await migrate(makeFile(JSON.stringify(STATE)));
  const broken = makeFile(JSON.stringify({ ...document, activeChartKey: 5 }));
  const { code, out, err } = await run("config", "migrate", broken);
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err[0]).toContain(`${broken}: At activeChartKey: found number 5, expected a text.`);
});

test.each(["1.0.0", "4.5.0", "5.2.0"])(
  "a document that is wrong does not go to %s either; what is repaired or unknown is reported on the way there as well",
  async (to) => {
    const { document } = await migrate(makeFile(JSON.stringify(STATE)));
    const [chart] = (document as { chartConfigs: Json[] }).chartConfigs;
    const broken = makeFile(
      JSON.stringify({ ...document, chartConfigs: [{ ...chart, limits: 5 }] }),
    );
    const refused = await run("config", "migrate", broken, "--to", to);
    expect(refused).toEqual({
      code: 1,
      out: [],
      err: [
        `${broken}: At chartConfigs.0.limits: found number 5, expected an object.`,
        "reached: nothing",
      ],
    });
    const file = makeFile(JSON.stringify({ ...document, activeChartKey: "gone", glow: true }));
    const reported = (await run("config", "check", file)).err;
    expect(reported).toEqual([
      `${file}: repaired at activeChartKey: "gone" (the format forbids this value; nothing that readers see)`,
      `${file}: not read at glow: true (the format has no such member)`,
    ]);
    const { code, err } = await migrate(file, "--to", to);
    expect({ code, err }).toEqual({ code: 0, err: expect.arrayContaining(reported) as unknown });
  },
);

test("a lone chart config without a dataset goes to a version that has none either, if it is valid", async () => {
  const file = makeFile(JSON.stringify(LONE_CHART));
  expect(await migrate(file, "--to", "1.4.2")).toMatchObject({ code: 0 });
  const broken = makeFile(JSON.stringify({ ...LONE_CHART, sorting: 5 }));
  const { code, out, err } = await run("config", "migrate", broken, "--to", "1.4.2");
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err[0]).toContain(
    ": At sorting: found 5, expected an object (step chart/4.0.0-component-ids).",
  );
});

test("what is not read is named by its places in the file, not by those that steps make", async () => {
  const { meta } = STATE;
  const begun = { version: "1.0.0", state: "INITIAL", meta, glow: 1 };
  const file = makeFile(JSON.stringify(begun));
  const { code, err } = await run("config", "check", file);
  expect({ code, err: err.filter((line) => line.includes("not read")) }).toEqual({
    code: 0,
    err: [
      `${file}: not read at glow: 1 (the format has no such member)`,
      `${file}: not read at meta: ${JSON.stringify(meta)} (the format has no such member)`,
    ],
  });
});

test("several files: a line each, and the worst decides the exit code", async () => {
  const good = makeFile(JSON.stringify(STATE), "good.json");
  const wrong = makeFile("[]", "wrong.json");
  const cut = makeFile(JSON.stringify(STATE).slice(0, 100), "cut.json");
  expect(await run("config", "check", wrong, good)).toMatchObject({ code: 1 });
  const all = await run("config", "migrate", cut, good, wrong, good);
  expect(all.code).toBe(2);
  expect(all.out.map((line) => (JSON.parse(line) as Json).version)).toEqual(["4.6.0", "4.6.0"]);
  expect(all.err.map((line) => line.split(":")[0])).toEqual([cut, wrong]);
});

test("of a folder all .json files are taken, in their order, those in its folders too", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "2021"));
  const files = ["2021/b.json", "a.json", "c.json"].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, JSON.stringify(STATE));
  writeFileSync(join(folder, "read-me.txt"), "no document");
  const checked = await run("config", "check", folder);
  expect(checked.out).toEqual(files.map((file) => `${file}: state 1.0.0, valid as 4.6.0`));
  const out = join(makeFolder(), "new");
  expect((await run("config", "migrate", folder, "--out", out)).code).toBe(0);
  expect(readdirSync(out).toSorted()).toEqual(["a.json", "b.json", "c.json"]);
});

test("what is kept for a later version and what is repaired is named on standard error", async () => {
  const { document } = await migrate(makeFile(JSON.stringify(STATE)));
  const later = await migrate(makeFile(JSON.stringify(document)), "--to", "5.2.0");
  const annotations = [{ key: "a1" }];
  const [chart] = (later.document as { chartConfigs: Json[] }).chartConfigs;
  const state = { ...later.document, chartConfigs: [{ ...chart, annotations }] };
  const file = makeFile(JSON.stringify({ ...state, activeChartKey: "gone" }));
  const kept = `${file}: not shown at chartConfigs.0.extensions.annotations: [{"key":"a1"}] (kept for a later version)`;
  const repaired = `${file}: repaired at activeChartKey: "gone" (the format forbids this value; nothing that readers see)`;
  const { code, err } = await run("config", "check", file);
  expect({ code, err: err.filter((line) => !line.includes("dropped at")) }).toEqual({
    code: 0,
    err: [repaired, kept],
  });
  expect((await migrate(file)).err).toEqual(err);
  const older = (await migrate(file, "--to", "4.0.0")).err;
  expect(older).toContain(kept);
});

test.each([
  ["no JSON at all", 'the text "no JSON at all"'],
  [7, "7"],
  [null, "null"],
  [[1], "a list"],
])("a row whose data are %j says what was expected", async (data, found) => {
  const file = makeFile(JSON.stringify({ key: "a", data }));
  const { code, err } = await run("config", "check", file);
  const problem = `At data: found ${found}, expected a chart config or a state.`;
  expect({ code, err }).toEqual({ code: 1, err: [`${file}: ${problem}`] });
});

test("what the format does not know is kept in the file and named on standard error", async () => {
  const { document } = await migrate(makeFile(JSON.stringify(STATE)));
  const file = makeFile(JSON.stringify({ ...document, glow: { strong: true } }));
  const line = `${file}: not read at glow: {"strong":true} (the format has no such member)`;
  expect(await run("config", "check", file)).toEqual({
    code: 0,
    out: [`${file}: state 4.6.0, valid`],
    err: [line],
  });
  const migrated = await migrate(file);
  expect(migrated.err).toEqual([line]);
  expect(migrated.document).toHaveProperty("glow", { strong: true });
});

test("--out writes files of the same names and never over what was read", async () => {
  const folder = makeFolder();
  const file = makeFile(JSON.stringify(STATE), "chart-1.json");
  const target = join(folder, "new", "chart-1.json");
  expect(await run("config", "migrate", file, "--out", join(folder, "new"))).toEqual({
    code: 0,
    out: [`${file}: state 4.6.0 with charts 4.5.0 written to ${target}`],
    err: [],
  });
  expect(JSON.parse(readFileSync(target, "utf8"))).toMatchObject({ version: "4.6.0" });
  const again = await run("config", "migrate", target, "--out", join(folder, "new"));
  expect(again).toMatchObject({ code: 2, out: [] });
  const twice = await run("config", "migrate", file, target, "--out", join(folder, "other"));
  expect(twice).toMatchObject({ code: 2, out: [] });
  const nowhere = await run("config", "migrate", file, "--out", join(file, "below"));
  expect(nowhere.code).toBe(2);
  expect(nowhere.err[0]).toContain("nothing can be written there: ENOTDIR");
});

test("--out finds what it would write over behind a link and behind standard input", async () => {
  const file = makeFile(JSON.stringify(STATE), "chart.json");
  const out = makeFolder();
  symlinkSync(file, join(out, "chart.json"));
  const linked = await run("config", "migrate", file, "--out", out);
  expect(linked).toMatchObject({ code: 2, out: [] });
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(STATE);
  const named = makeFile(JSON.stringify(STATE), "document.json");
  const twice = await run("config", "migrate", named, "-", "--out", makeFolder());
  expect(twice).toMatchObject({ code: 2, out: [] });
  expect(twice.err[0]).toContain("document.json would be written over");
});

test("--ask asks the source for unversioned IRIs; without it nothing is asked", async () => {
  const triples = join(makeFolder(), "cube.nt");
  await run("cube", "build", SMALL, "-o", triples, "--base", "https://data.office.example");
  const server = await startMemoryServer(readFileSync(triples, "utf8"));
  onTestFinished(() => server.close());
  const file = makeFile(JSON.stringify(LONE_CHART));
  const named = ["--cube", CUBE, "--source", server.url];
  const fieldOf = async (...options: string[]) =>
    Object.keys((await migrate(file, ...named, ...options)).document?.fields ?? {})[0];
  expect(await fieldOf()).toMatch(/^https:\/\/data\.office\.example\/cube\/bread-prices\/1\(/);
  expect(await fieldOf("--ask")).toMatch(/^https:\/\/data\.office\.example\/cube\/bread-prices\(/);
  const dataSource = { type: "sparql", url: server.url };
  const state = await migrate(makeFile(JSON.stringify({ ...STATE, dataSource })), "--ask");
  expect(JSON.stringify(state.document)).toContain(
    `"https://data.office.example/cube/bread-prices(`,
  );
}, 30_000);

test("a source that was to be asked and does not answer is an error, as is none at all", async () => {
  const file = makeFile(JSON.stringify(LONE_CHART));
  const silent = ["--cube", CUBE, "--ask", "--source", "http://127.0.0.1:9/query"];
  const unanswered = await run("config", "check", file, ...silent);
  expect(unanswered.code).toBe(2);
  expect(unanswered.err[0]).toContain("http://127.0.0.1:9/query did not answer");
  const sourceless = await run("config", "check", file, "--cube", CUBE, "--ask");
  expect(sourceless.code).toBe(2);
  expect(sourceless.err[0]).toContain("--source URL");
});

const nest = (levels: number, open: string, close: string) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

describe("files that are no documents end with a line and an exit code", () => {
  test.each<[string, string | Uint8Array, number, string]>([
    ["empty", "", 2, "not JSON"],
    ["truncated", JSON.stringify(STATE).slice(0, 200), 2, "not JSON"],
    ["binary", Uint8Array.from({ length: 5000 }, (_, index) => (index * 37) % 256), 2, "not text"],
    ["huge", new Uint8Array(65_000_000).fill(0x20), 2, "larger than 64 MB"],
    ["a number", "42", 1, "expected an object"],
    ["null", "null", 1, "expected an object"],
    ["a list", "[1, 2]", 1, "expected an object"],
    ["an empty object", "{}", 1, "chart"],
    ["deep", nest(200_000, '{"data":', "}"), 1, "levels"],
    ["a deep list", nest(200_000, "[", "]"), 1, "expected an object"],
    ["wide", `{"chartConfigs":[${"1,".repeat(600_000)}1]}`, 1, "values"],
    ["a chart type of another kind", '{"chartType": {}}', 1, "chart type"],
    ["a prototype", '{"__proto__": {"chartType": "pie"}}', 1, "chart"],
    [
      "a version that steers a terminal",
      '{"chartType":"pie","version":"\\u001b[2J"}',
      1,
      "\\u001b",
    ],
  ])("%s", async (_name, content, code, message) => {
    const file = makeFile(content);
    for (const command of ["check", "migrate"]) {
      const result = await run("config", command, file);
      expect(result).toMatchObject({ code, out: [] });
      expect(result.err).toHaveLength(1);
      expect(result.err[0]).toContain(message);
    }
  });

  test("absent, and a folder", async () => {
    const folder = makeFolder();
    const absent = await run("config", "check", join(folder, "none.json"), folder);
    expect(absent).toEqual({
      code: 2,
      out: [],
      err: [
        `${join(folder, "none.json")}: there is no such file`,
        `${folder}: this is a folder without .json files`,
      ],
    });
  });
});

test.each([
  [["config", "check"], "expected a file"],
  [["config", "migrate", "--to"], "--to"],
  [["config", "check", "a.json", "--out", "b"], "Unknown option '--out'"],
  [["config", "paint"], 'unknown command "config paint"'],
])("%j is wrong usage: exit code 2", async (args, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err[0]).toContain(message);
  expect(err.join("\n")).toContain("Usage: statelier");
});

test.each(["check", "migrate"])("config %s --help is an answer", async (command) => {
  const { code, out, err } = await run("config", command, "--help");
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out[0]).toContain(`Usage: statelier config ${command}`);
});

const savedFiles = listTestData(SAVED).map((file) => testDataPath(SAVED, file));

describe.skipIf(!hasTestData(SAVED))("charts saved by others (STATELIER_TEST_DATA)", () => {
  test("all of them are there", () => {
    expect(savedFiles).toHaveLength(8);
  });

  test.each(savedFiles.map((file) => [basename(file), file]))("%s", async (name, file) => {
    const isLone = name.startsWith("chartConfig");
    const options = isLone
      ? ["--cube", "https://environment.example/covid19/3", "--source", "https://example.org/query"]
      : [];
    expect(await run("config", "check", file, ...options)).toMatchObject({ code: 0, err: [] });
    const up = await migrate(file, ...options);
    expect(up).toMatchObject({ code: 0, err: [] });
    const parsed = isLone ? parseChartConfig(up.document) : parseDocument(up.document);
    expect(parsed.ok).toBe(true);
    const current = makeFile(JSON.stringify(up.document));
    const down = await migrate(current, "--to", "1.0.0");
    expect(down).toMatchObject({ code: 0, document: { version: "1.0.0" } });
    const again = await migrate(makeFile(JSON.stringify(down.document)), ...options);
    expect(again).toMatchObject({ code: 0, err: [] });
  });
});
