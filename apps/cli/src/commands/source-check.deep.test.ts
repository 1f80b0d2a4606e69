import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMemoryServer } from "@statelier/cubes/conformance/start-memory-server";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const EXAMPLE = join(ROOT, "docs/importer-example");

const run = (...args: string[]) =>
  collectOutput((io) => runCommand(["source", "check", ...args], io));

const listChecks = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("statelier-check-"));

const startExample = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "source-check-"));
  const file = join(folder, "example.nt");
  await runCommand(["cube", "build", EXAMPLE, "-o", file], {
    out: () => {},
    note: () => {},
    err: () => {},
  });
  const { url, close } = await startMemoryServer(readFileSync(file, "utf8"));
  onTestFinished(close);
  rmSync(folder, { recursive: true });
  return url;
};

test("an endpoint that works ends with code 0", async () => {
  const url = await startExample();
  const result = await run(url);
  expect(result).toMatchObject({ code: 0, err: [] });
  expect(result.out[0]).toBe("ok       The endpoint answers.");
  expect(result.out.at(-1)).toMatch(/^This source works/);
}, 60_000);

test("an endpoint that answers without datasets ends with code 1, in sentences or as JSON, one that does not with 2", async () => {
  const { url, close } = await startMemoryServer("<urn:a> <urn:b> <urn:c> .\n");
  const empty = await run(url);
  const json = await run(url, "--json", "--timeout", "20");
  await close();
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out.join("\n"))).toMatchObject({
    source: url,
    type: "sparql",
    findings: expect.arrayContaining([expect.objectContaining({ topic: "reach", level: "good" })]),
  });
  expect(empty.code).toBe(1);
  expect(empty.out.join("\n")).toContain("MISSING  There is no dataset");
  const away = await run(url);
  expect(away.code).toBe(2);
  expect(away.out[0]).toMatch(/the connection was refused|The connection to .* broke/);
}, 60_000);

test("tables are checked with --type sql; a password is never shown", async () => {
  const result = await run(EXAMPLE, "--type", "sql");
  expect(result).toMatchObject({ code: 0, err: [] });
  expect(result.out.at(-1)).toBe("This source works.");
  const place = "postgres://reader:se:cret@127.0.0.1:1/none";
  const away = await run(place, "--type", "sql", "--descriptors", EXAMPLE, "--json");
  expect(away.code).toBe(2);
  expect(away.out.join("\n")).not.toContain("cret");
  expect(JSON.parse(away.out.join("\n"))).toMatchObject({ verdict: "unreachable", type: "sql" });
}, 60_000);

test("tables on a web server are downloaded and checked; what is kept is what was there before", async () => {
  const before = listChecks();
  const list = "datasets: [life-expectancy]\nvocabulary: [vocabulary.yaml]\n";
  const server = createServer(({ url = "" }, response) => {
    const body = url === "/tables.yaml" ? list : readFileSync(join(EXAMPLE, url));
    response.writeHead(200, { "content-length": Buffer.byteLength(body) }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tables.yaml`;
  const result = await run(address, "--type", "sql");
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(result).toMatchObject({ code: 0, err: [] });
  expect(result.out[0]).toMatch(/^ok {7}4 files of together \d+ bytes are downloaded in \d+ ms\.$/);
  expect(result.out[1]).toContain("neither ETag nor Last-Modified");
  expect(result.out.at(-1)).toBe("This source works, with the limits above.");
  const away = await run(address, "--type", "sql");
  expect(away.code).toBe(2);
  expect(away.out[0]).toMatch(/the connection was refused|The connection to .* broke/);
  const open = await run("http://data.example.org/tables.yaml", "--type", "sql");
  expect(open.code).toBe(2);
  expect(open.out[0]).toContain("use https");
  expect(listChecks()).toEqual(before);
}, 60_000);

test("what an endpoint says cannot steer a terminal", async () => {
  const server = createServer((_, response) => response.writeHead(500).end("\u001b[2Jgone"));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const result = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  expect(result.code).toBe(2);
  expect(result.out[0]).toContain("\\u001b[2Jgone");
});

test.each([
  [[], "expected the address of a source"],
  [["ftp://a"], '"ftp://a" is not an address with http or https'],
  [["docs"], "for tables add --type sql"],
  [["https://me:secret@a.example/"], "name the address without user and password"],
  [["https://a.example/", "b"], 'unexpected argument "b"'],
  [["https://a.example/", "--type", "csv"], '--type is sparql or sql, not "csv"'],
  [["https://a.example/", "--timeout", "soon"], "--timeout is a number of seconds"],
  [["https://a.example/", "--descriptors", "d"], "--descriptors is for --type sql"],
  [["https://a.example/", "--allow-http"], "--allow-http is for --type sql"],
  [["docs", "--type", "sql", "--shapes", "https://a.example/"], "--shapes is for --type sparql"],
  [["https://a.example/", "--shapes", "geo"], '"geo" is not an address with http or https'],
  [["https://a.example/", "--fast"], "Unknown option '--fast'"],
])("%j is wrong usage: exit code 2", async (args, message) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err[0]).toContain(message);
  expect(err.join("\n")).toContain("Usage: statelier source check");
});

test("--help is an answer", async () => {
  expect((await run("--help")).out.join()).toContain("Exit code: 0");
});
