import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { makeHttpDataClient } from "@statelier/data";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { prepareSampleCatalogue } from "../../apps/web/src/server/sources/sample-catalogue.ts";
import { ROOT } from "../run-step.ts";
import { hasProgram, makeRelease } from "./make-release.ts";
import { type RunningRelease, runRelease } from "./run-release.ts";

const { temporary, release, command, remove } = makeRelease();
afterAll(remove);

const listFiles = (): string[] =>
  readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const start = async (env: Record<string, string> = {}): Promise<RunningRelease> => {
  const running = await runRelease(command, env);
  onTestFinished(async () => void (await running.stop()));
  return running;
};

const publish = async (url: string): Promise<string> => {
  const document = readFileSync(join(ROOT, "docs/examples/electricity-in-iowa.json"), "utf8");
  const answer = await fetch(`${url}/api/config-create`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: `{"data":${document}}`,
  });
  const { data } = (await answer.json()) as { data: { key: string } };
  return data.key;
};

test("it has at most 350 MB, and nothing of sources or tests but what runs", () => {
  const files = listFiles();
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(350_000_000);
  expect(files.filter((file) => /\.tsx?$|\.test\.|fixtures|vitest|playwright/.test(file))).toEqual(
    [],
  );
  const inProject = files.filter(
    (file) => file.endsWith(".js") && readFileSync(file, "utf8").includes(ROOT),
  );
  expect(inProject).toEqual([]);
});

test("it serves catalogue, editor, published page, pictures, files and queries, and ends by SIGTERM", async () => {
  const { url, stop } = await start();
  const key = await publish(url);
  const asked: [string, string][] = [
    ["/en/browse", "text/html"],
    ["/en/create/new", "text/html"],
    [`/de/v/${key}`, "text/html"],
    [`/fr/embed/${key}`, "text/html"],
    [`/it/v/${key}.png`, "image/png"],
    [`/en/v/${key}.svg`, "image/svg+xml"],
    [`/en/v/${key}.xlsx`, "application/vnd.openxmlformats"],
    [`/en/v/${key}.parquet`, "application/vnd.apache.parquet"],
    ["/sparql?query=ask%20%7B%3Fs%20%3Fp%20%3Fo%7D", "application/sparql-results+json"],
    ["/statelier-resize.js", "text/javascript"],
  ];
  for (const [path, type] of asked) {
    const answer = await fetch(url + path);
    const { length } = new Uint8Array(await answer.arrayBuffer());
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ]);
    expect(length).toBeGreaterThan(20);
  }
  const page = await (await fetch(`${url}/en/v/${key}`)).text();
  expect(page).toContain("<svg");
  const scripts = [...page.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) expect((await fetch(url + path)).status).toBe(200);
  expect(await stop()).toBe(0);
});

test("shapes of areas and tables that DuckDB reads are there, too", async () => {
  const tables = join(temporary, "tables");
  cpSync(join(ROOT, "docs/importer-example"), tables, { recursive: true });
  const office = { name: "office", type: "sql", url: "https://data.example.org/" } as const;
  const embedded = { name: "samples", type: "sparql", url: "embedded" };
  const sources = [embedded, { ...office, location: tables }];
  const { url, output } = await start({ STATELIER_SOURCES: JSON.stringify(sources) });
  const data = makeHttpDataClient({ endpoint: `${url}/api/graphql` });
  const [table] = await data.search({ source: office, locale: "en" }, {});
  const { table: rows } = await data.observations({ source: office, locale: "en" }, [
    { iri: table?.cube.iri ?? "" },
  ]);
  expect(rows.rowCount).toBeGreaterThan(0);
  const source = { type: "sparql", url: "http://localhost:4000/sparql" } as const;
  const [found] = await data.search({ source, locale: "en" }, { query: "life expectancy" });
  const iri = found?.cube.iri ?? "";
  const { dimensions } = await data.components({ source, locale: "en" }, [{ iri }]);
  const area = dimensions.find(({ kind }) => kind === "GeoShapesDimension");
  const shapes = await data.shapes(source, { iri, dimensionId: area?.id ?? "" }, 256);
  expect(JSON.stringify(shapes).length).toBeGreaterThan(10_000);
  expect(output()).not.toMatch(/"level":"(warn|error)"/);
});

test("its commands run as those of the project do", async () => {
  const { url } = await start({ STATELIER_DATA_DIR: join(temporary, "data") });
  await publish(url);
  const backup = join(temporary, "backup.db");
  const args = ["store", "backup", join(temporary, "data", "statelier.db"), backup];
  const run = spawnSync(command[0], args, { cwd: temporary, encoding: "utf8", env: {} });
  expect([run.stderr, run.status]).toEqual(["", 0]);
  expect(statSync(backup).size).toBeGreaterThan(4_000);
});

test("on another base its catalogue is the one that would be built for it", async () => {
  const baseIri = "https://charts.example.org/";
  const dataDir = join(temporary, "other");
  const { url } = await start({ STATELIER_BASE_IRI: baseIri, STATELIER_DATA_DIR: dataDir });
  const data = makeHttpDataClient({ endpoint: `${url}/api/graphql` });
  const source = { type: "sparql", url: `${baseIri}sparql` } as const;
  const found = await data.search({ source, locale: "de" }, {});
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(({ cube }) => cube.iri.startsWith(baseIri))).toBe(true);
  const [name = ""] = readdirSync(dataDir).filter((file) => file.startsWith("catalogue-"));
  const built = await prepareSampleCatalogue(
    { dataDir: join(temporary, "built"), baseIri },
    () => {},
  );
  const linesOf = (file: string) =>
    gunzipSync(readFileSync(file)).toString().split("\n").toSorted();
  expect(linesOf(join(dataDir, name))).toEqual(linesOf(built));
});

test.skipIf(!hasProgram("systemd-analyze"))("systemd understands its unit", () => {
  const unit = join(temporary, "statelier.service");
  const text = readFileSync(join(release, "deploy/statelier.service"), "utf8");
  writeFileSync(unit, text.replace("/opt/statelier/current/statelier", command[0]));
  const checked = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  expect([checked.stdout, checked.stderr, checked.status]).toEqual(["", "", 0]);
});
