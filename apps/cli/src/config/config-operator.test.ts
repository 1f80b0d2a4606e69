import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../commands/run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";
import { CUBE, type Json, LONE_CHART, ROW, SOURCE, STATE } from "../testing/old-documents.ts";

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-operator-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const makeFile = (content: unknown, name = "document.json") => {
  const file = join(makeFolder(), name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};

const run = (...args: string[]) => collectOutput((io) => runCommand(args, io));

test.each(["/proc/nope", "/proc/nope/below", "/sys/nope", "/dev/null/below"])(
  "--out %s is refused at once",
  async (out) => {
    const file = makeFile(STATE);
    const { code, err } = await run("config", "migrate", file, "no-such-file.json", "--out", out);
    expect(code).toBe(2);
    expect(err.join("\n")).toContain(`--out ${out}: nothing can be written there: `);
    expect(err.join("\n")).not.toContain("no-such-file");
  },
);

test("trying whether --out can be written leaves nothing behind", async () => {
  const out = join(makeFolder(), "a/b");
  expect((await run("config", "migrate", makeFile(STATE, "c.json"), "--out", out)).code).toBe(0);
  expect(readdirSync(out)).toEqual(["c.json"]);
});

test.each([
  [["--cube", "not an iri", "--source", SOURCE], "--cube is the IRI of a dataset"],
  [["--cube", "", "--source", SOURCE], "--cube is the IRI of a dataset"],
  [["--cube", CUBE, "--source", "nourl"], "--source is the address of a SPARQL endpoint"],
  [["--cube", CUBE, "--source", "ftp://a.example/q"], "--source is the address"],
])("%j is refused before any file is read", async (options, message) => {
  const commands = [
    ["config", "check"],
    ["config", "migrate"],
    ["render", "-o", "never.svg"],
  ];
  for (const command of commands) {
    const { code, out, err } = await run(...command, "no-such-file.json", ...options);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err[0]).toContain(message);
    expect(err[0]).toContain(`not "${options[options[1] === CUBE ? 3 : 1]}"`);
    expect(err.join("\n")).not.toContain("no such file");
  }
});

test("an urn is an IRI as well", async () => {
  const options = ["--cube", "urn:office:bread", "--source", SOURCE];
  expect((await run("config", "check", makeFile(LONE_CHART), ...options)).code).toBe(0);
});

test("a wrong --to and an empty --out are refused once, before any file is read", async () => {
  const files = ["no-such-file.json", "nor-this.json"];
  const { code, err } = await run("config", "migrate", ...files, "--to", "4.55.0");
  expect(code).toBe(2);
  expect(err[0]).toMatch(/^--to is a version of the state \(1\.0\.0, .*\) or .*, not "4\.55\.0"$/);
  expect(err.join("\n")).not.toContain("no such file");
  expect((await run("config", "migrate", ...files, "--out", "")).err[0]).toContain("--out");
});

test("--to means the state, or a chart config that stands alone; what was reached is said", async () => {
  const state = makeFile(STATE);
  const chart = makeFile({ ...LONE_CHART, dataSet: CUBE, version: "2.3.0", key: "a" });
  const { code, out, err } = await run("config", "migrate", state, chart, "--to", "4.5.0");
  expect(code).toBe(0);
  expect(out.map((line) => (JSON.parse(line) as Json).version)).toEqual(["4.5.0", "4.5.0"]);
  expect(err.at(-1)).toBe("reached: state 4.5.0 with charts 4.4.0 (1), chart 4.5.0 (1)");
  const other = await run("config", "migrate", chart, "--to", "3.2.1");
  expect(other.code).toBe(2);
  expect(other.err[0]).toContain("--to 3.2.1: this is a chart; there is no chart version 3.2.1");
  expect(other.err[1]).toBe("reached: nothing");
});

test("a lone chart config that is given its dataset and no source opens, and the lack is named", async () => {
  const file = makeFile(LONE_CHART);
  const missing = await run("config", "check", file);
  expect(missing.code).toBe(1);
  expect(missing.err[0]).toContain("--cube IRI --source URL");
  for (const command of ["check", "migrate"]) {
    const { code, err } = await run("config", command, file, "--cube", CUBE);
    expect(code).toBe(0);
    expect(err).toEqual([expect.stringContaining("--source URL is missing")]);
  }
  const old = await run("config", "migrate", file, "--cube", CUBE, "--to", "1.4.2");
  expect(old.err).toEqual(["reached: chart 1.4.2 (1)"]);
  expect((await run("config", "check", makeFile(STATE), "--cube", CUBE)).err).toEqual([]);
});

test("JSON Lines and lists of documents or rows come out in the form in which they were", async () => {
  const list = makeFile([STATE, ROW], "list.json");
  const lines = makeFile(`${JSON.stringify(ROW)}\r\n\r\n${JSON.stringify(STATE)}\r\n`, "l.json");
  expect((await run("config", "check", list, lines)).out).toEqual([
    `${list}, entry 1: state 1.0.0, valid as 4.6.0`,
    `${list}, entry 2: state 1.0.0, valid as 4.6.0`,
    `${lines}, line 1: state 1.0.0, valid as 4.6.0`,
    `${lines}, line 3: state 1.0.0, valid as 4.6.0`,
  ]);
  const { out } = await run("config", "migrate", list, lines);
  expect(out.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    [{ version: "4.6.0" }, { key: "abc", data: { version: "4.6.0" } }],
    { key: "abc", created_at: "2021-01-01", data: { version: "4.6.0" } },
    { version: "4.6.0" },
  ]);
  const folder = makeFolder();
  const written = await run("config", "migrate", list, lines, "--out", folder);
  expect(written.out[0]).toContain("state 4.6.0 with charts 4.5.0 written to");
  expect(JSON.parse(readFileSync(join(folder, "list.json"), "utf8"))).toHaveLength(2);
  expect(readFileSync(join(folder, "l.json"), "utf8").trimEnd().split("\n")).toHaveLength(2);
  expect((await run("config", "check", folder)).code).toBe(0);
});

test("long numbers beside the document are kept as they were", async () => {
  const row = `{"id":12345678901234567890,"data":${JSON.stringify(STATE)},"share":0.10000000000000000001}`;
  const answer = `{"success":true,"data":${row}}`;
  const list = await run("config", "migrate", makeFile(`[${row}]`));
  for (const { code, out } of [
    await run("config", "migrate", makeFile(row)),
    await run("config", "migrate", makeFile(answer)),
    await run("config", "migrate", makeFile(`${row}\n${row}`)),
    list,
  ]) {
    expect(code).toBe(0);
    expect(out[0]).toContain('"id":12345678901234567890,"data":{');
    expect(out[0]).toContain('"share":0.10000000000000000001');
  }
});

test("an entry or a line that is wrong is named and does not hide the others", async () => {
  const list = makeFile([STATE, 5, { ...STATE, chartConfig: 7 }], "list.json");
  const fromList = await run("config", "migrate", list);
  expect(fromList.code).toBe(1);
  expect(JSON.parse(fromList.out.join("\n"))).toHaveLength(1);
  expect(fromList.err[0]).toContain(
    `${list}, entry 2: At the document: found 5, expected an object`,
  );
  expect(fromList.err[1]).toContain(`${list}, entry 3: `);
  const cut = JSON.stringify(STATE).slice(0, 90);
  const lines = makeFile(`${JSON.stringify(STATE)}\n${cut}\n${JSON.stringify(ROW)}`, "lines.json");
  const fromLines = await run("config", "check", lines);
  expect(fromLines.code).toBe(2);
  expect(fromLines.out).toHaveLength(2);
  expect(fromLines.err[0]).toContain(`${lines}, line 2: the line is not JSON`);
});

test("an empty list and an empty file hold no document", async () => {
  expect(await run("config", "check", makeFile("[]"))).toMatchObject({ code: 1, out: [] });
  const empty = await run("config", "check", makeFile("\uFEFF \r\n"));
  expect(empty.code).toBe(2);
  expect(empty.err[0]).toContain("it is empty");
});

test("a byte order mark and Windows line ends are read over", async () => {
  const text = JSON.stringify(STATE, undefined, 2).replaceAll("\n", "\r\n");
  expect((await run("config", "check", makeFile(`\uFEFF${text}`))).code).toBe(0);
});

test("links to files are followed, in folders too; those that lead nowhere are named", async () => {
  const folder = makeFolder();
  symlinkSync(makeFile(STATE), join(folder, "a.json"));
  symlinkSync(join(folder, "b.json"), join(folder, "b.json"));
  symlinkSync(join(folder, "none"), join(folder, "c.json"));
  symlinkSync(folder, join(folder, "again.json"));
  expect(await run("config", "check", folder)).toEqual({
    code: 2,
    out: [`${join(folder, "a.json")}: state 1.0.0, valid as 4.6.0`],
    err: [
      `${join(folder, "b.json")}: its links lead in a circle`,
      `${join(folder, "c.json")}: there is no such file`,
    ],
  });
});

test("names with spaces and line ends keep to one line of the report", async () => {
  const file = makeFile(STATE, "my\nchart 1.json");
  const printed = file.replace("\n", "\\n");
  const checked = await run("config", "check", file);
  expect(checked.out).toEqual([`${printed}: state 1.0.0, valid as 4.6.0`]);
  const { out } = await run("config", "migrate", file, "--out", join(makeFolder(), "new"));
  expect(out).toEqual([expect.stringMatching(/^[^\n]*my\\nchart 1\.json$/)]);
});

test("files of the same name from two folders are refused with both names, nothing is written", async () => {
  const folder = makeFolder();
  for (const name of ["one", "two"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "a.json"), JSON.stringify(STATE));
  }
  const out = join(folder, "out");
  const { code, err } = await run("config", "migrate", folder, "--out", out);
  expect(code).toBe(2);
  expect(err[0]).toContain(join(folder, "one/a.json"));
  expect(err[0]).toContain(`${join(folder, "two/a.json")}: `);
  expect(existsSync(out)).toBe(false);
  const same = await run("config", "migrate", join(folder, "one"), "--out", join(folder, "one"));
  expect(same.code).toBe(2);
  expect(same.err[0]).toContain("name another folder");
});
