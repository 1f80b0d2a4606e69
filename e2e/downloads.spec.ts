import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeHttpDataClient } from "@statelier/data";
import { readFileSync, writeFileSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Page } from "@playwright/test";
import type { ChartConfig } from "@statelier/document";
import { parse } from "csv-parse/sync";
import { parquetReadObjects } from "hyparquet";
import readXlsxFile from "read-excel-file/node";
import {
  type JsonStat,
  listJsonStatProblems,
  readJsonStat,
} from "../packages/viewer/src/download/testing/validate-json-stat.ts";
import { inDeep } from "./support/in-deep.ts";
import {
  findDataset,
  makeChartDocument,
  publishDocument,
  SAMPLES,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

type ApiRow = Record<string, string | number | null>;

/** The rows of a whole dataset as the API answers them. */
const askRows = async (url: string, iri: string): Promise<ApiRow[]> => {
  const query = `query Rows($iri: String!) { dataCubesObservations(sourceType: "sparql", sourceUrl: "${SAMPLES.url}", locale: "en", cubeFilters: [{ iri: $iri }]) { data } }`;
  const answer = await fetch(`${url}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables: { iri } }),
  });
  const { data } = (await answer.json()) as { data: { dataCubesObservations: { data: ApiRow[] } } };
  return data.dataCubesObservations.data;
};

const fetchBytes = async (address: string): Promise<Buffer<ArrayBuffer>> => {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** The sum of each column of numbers as DuckDB reads the file. */
const sumWithDuckDb = async (path: string, heads: readonly string[]): Promise<number[]> => {
  const database = await (await DuckDBInstance.create()).connect();
  const sums = heads.map((head) => `sum("${head.replaceAll('"', '""')}")`);
  const read = await database.runAndReadAll(`select ${sums.join(", ")} from '${path}'`);
  database.closeSync();
  return (read.getRowsJson()[0] ?? []).map(Number);
};

const sortNumbers = (values: readonly unknown[]): number[] =>
  values.filter((value) => typeof value === "number").toSorted((a, b) => a - b);

const openLegend = (config: ChartConfig): ChartConfig =>
  config.interactiveFiltersConfig
    ? {
        ...config,
        meta: { ...config.meta, title: { ...config.meta.title, en: "Prices / “2020”" } },
        interactiveFiltersConfig: {
          ...config.interactiveFiltersConfig,
          legend: { ...config.interactiveFiltersConfig.legend, active: true },
        },
      }
    : config;

for (const search of inDeep(["gapminder", "co2", "penguins"]))
  test(`a dataset's numbers are the same in every format as in the API: ${search}`, async ({
    server,
  }, testInfo) => {
    const iri = await findDataset(server.url, search);
    const rows = await askRows(server.url, iri);
    const data = makeHttpDataClient({ endpoint: `${server.url}/api/graphql` });
    const { dimensions, measures } = await data.components({ source: SAMPLES, locale: "en" }, [
      { iri },
    ]);
    const heads = new Map(
      [...dimensions, ...measures].map(({ id, label, unit }) => [
        unit ? `${label} (${unit})` : label,
        id,
      ]),
    );
    const addressOf = (format: string): string =>
      `${server.url}/en/browse.${format}?dataset=${encodeURIComponent(iri)}`;
    const csv: Record<string, string>[] = parse(await fetchBytes(addressOf("csv")), {
      bom: true,
      columns: true,
    });
    const [sheet] = await readXlsxFile(await fetchBytes(addressOf("xlsx")));
    const [sheetHeads = [], ...sheetRows] = sheet?.data ?? [];
    const parquet = await parquetReadObjects({
      file: (await fetchBytes(addressOf("parquet"))).buffer,
    });
    const json = JSON.parse((await fetchBytes(addressOf("json"))).toString()) as JsonStat;
    expect(listJsonStatProblems(json)).toEqual([]);
    expect([csv.length, sheetRows.length, parquet.length]).toEqual(Array(3).fill(rows.length));
    expect(Object.keys(csv[0] ?? {}).toSorted()).toEqual([...heads.keys()].toSorted());
    expect(sheetHeads).toEqual(Object.keys(csv[0] ?? {}));
    const jsonCells = [...readJsonStat(json)];
    const measured: string[] = [];
    for (const [head, id] of heads) {
      const numbers = sortNumbers(rows.map((row) => row[id]));
      if (numbers.length === 0) continue;
      measured.push(head);
      expect(sortNumbers(csv.map((row) => (row[head] === "-" ? null : Number(row[head]))))).toEqual(
        numbers,
      );
      const at = sheetHeads.indexOf(head);
      expect(sortNumbers(sheetRows.map((row) => row[at]))).toEqual(numbers);
      expect(sortNumbers(parquet.map((row) => row[head]))).toEqual(numbers);
      const label = [...dimensions, ...measures].find((each) => each.id === id)?.label;
      expect(
        sortNumbers(
          jsonCells.flatMap(([key, cell]) => (key.endsWith(` | ${label}`) ? [cell] : [])),
        ),
      ).toEqual(numbers);
    }
    expect(measured.length).toBeGreaterThan(0);
    const path = testInfo.outputPath("data.parquet");
    writeFileSync(path, await fetchBytes(addressOf("parquet")));
    const sums = await sumWithDuckDb(path, measured);
    for (const [index, head] of measured.entries()) {
      const numbers = sortNumbers(parquet.map((row) => row[head]));
      expect(sums[index]).toBeCloseTo(
        numbers.reduce((sum, value) => sum + value, 0),
        3,
      );
    }
  });

const publishShares = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "electricity");
  const { document } = await makeChartDocument(url, { iri, chartType: "pie", change: openLegend });
  return publishDocument(url, document);
};

const openDownloads = async (page: Page): Promise<void> => {
  await page
    .locator("summary")
    .filter({ hasText: /^Download$/ })
    .click();
};

const readDownload = async (page: Page, group: string, link: string) => {
  const section = page.getByRole("region", { name: group, exact: true });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("link", { name: link }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
};

test(
  "the menu gives the data that are shown and the whole dataset, with names that say which",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishShares(server.url);
    await page.goto(`/en/v/${key}`);
    await openDownloads(page);
    const shown = await readDownload(page, "Data shown here", "Text table (CSV)");
    expect(shown.name).toBe("Prices “2020”-filtered.csv");
    const whole = await readDownload(page, "Whole dataset", "Spreadsheet (XLSX)");
    expect(whole.name).toMatch(/-full\.xlsx$/);
    const [sheet] = await readXlsxFile(whole.bytes);
    expect(sheet?.sheet).toBe("data");
    await page.locator("summary").filter({ hasText: "How to cite" }).click();
    await expectAccessible(page);
  },
);

test("a file holds what is on screen and is made of it, without asking again; links follow, too", async ({
  page,
  server,
}) => {
  const key = await publishShares(server.url);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  await openDownloads(page);
  const before = parse((await readDownload(page, "Data shown here", "Text table (CSV)")).bytes, {
    bom: true,
  });
  await page.getByRole("checkbox").first().uncheck();
  await expect(page).toHaveURL(/hide=/);
  const after = parse((await readDownload(page, "Data shown here", "Text table (CSV)")).bytes, {
    bom: true,
  });
  expect(after.length).toBeLessThan(before.length);
  expect(asked.filter((path) => /\.csv$|graphql/.test(path))).toEqual([]);
  const { search } = new URL(page.url());
  const served = parse(await fetchBytes(page.url().replace("?", ".csv?")), { bom: true });
  expect(after).toEqual(served);
  const links = page.getByRole("region", { name: "Data shown here" }).getByRole("link");
  for (const link of await links.all()) expect(await link.getAttribute("href")).toContain(search);
});

test(
  "a file of the shown data that cannot be made says so in the menu, and the page stays",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishShares(server.url);
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    const address = page.url();
    await page.route("**/save-view*.js", (route) => route.abort());
    await page.route("**/v/*.csv*", (route) => route.abort());
    await openDownloads(page);
    const region = page.getByRole("region", { name: "Data shown here", exact: true });
    await region.getByRole("link", { name: "Text table (CSV)" }).click();
    const group = page.getByRole("group", { name: "Text table (CSV)" });
    await expect(group.getByRole("status")).toContainText("The connection was lost");
    expect(page.url()).toBe(address);
    await page.unroute("**/v/*.csv*");
    const downloading = page.waitForEvent("download");
    await group.getByRole("button", { name: "Try again" }).click();
    expect((await downloading).suggestedFilename()).toBe("Prices “2020”-filtered.csv");
  },
);

test(
  "a whole dataset shows how far it is, can be cancelled, and is saved only when it is whole",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "co2");
    const path = `/en/browse.csv?dataset=${encodeURIComponent(iri)}`;
    const whole = await fetchBytes(`${server.url}${path}`);
    const rows = String(parse(whole, { bom: true }).length - 1);
    let open: ServerResponse | undefined;
    const slow = createServer((_, response) => {
      open = response.writeHead(200, {
        "Content-Disposition": 'attachment; filename="co2-full.csv"',
        "X-Row-Count": rows,
      });
      open.write(whole.subarray(0, whole.length / 2));
    });
    await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
    const { port } = slow.address() as AddressInfo;
    await page.route("**/browse.csv*", (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/` }),
    );
    const saved: string[] = [];
    page.on("download", (download) => saved.push(download.suggestedFilename()));
    await page.goto(`/en/browse?dataset=${encodeURIComponent(iri)}`);
    await openDownloads(page);
    const region = page.getByRole("region", { name: "Whole dataset", exact: true });
    const link = region.getByRole("link", { name: "Text table (CSV)" });
    const group = page.getByRole("group", { name: "Text table (CSV)" });
    const status = group.getByRole("status");
    await link.click();
    await expect(status).toHaveText("The file is being downloaded.");
    await expect(group.getByRole("progressbar")).toHaveAttribute("value", /^0[.][45]/);
    await expectAccessible(page);
    await group.getByRole("button", { name: "Cancel" }).click();
    await expect(status).toHaveText("Cancelled. Nothing was saved.");
    await expect(group).toBeFocused();
    await group.getByRole("button", { name: "Try again" }).click();
    await expect(status).toHaveText("The file is being downloaded.");
    open?.destroy();
    await expect(status).toContainText("The connection was lost");
    expect(saved).toEqual([]);
    await link.click();
    await expect(status).toHaveText("The file is being downloaded.");
    const downloading = page.waitForEvent("download");
    open?.end(whole.subarray(whole.length / 2));
    const download = await downloading;
    expect(readFileSync(await download.path()).equals(whole)).toBe(true);
    await expect(status).toHaveText(/^Saved: co2-full\.csv \(\d+(\.\d\u00a0MB|\u00a0kB)\)\.$/);
    expect(saved).toEqual(["co2-full.csv"]);
    slow.close();
  },
);

test(
  "without JavaScript the downloads are links and the citation is a text",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const key = await publishShares(server.url);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/de/v/${key}`);
    await page.locator("summary").filter({ hasText: "Herunterladen" }).click();
    const { name } = await readDownload(page, "Ganzer Datensatz", "Texttabelle (CSV)");
    expect(name).toMatch(/-full\.csv$/);
    await page.locator("summary").filter({ hasText: "Zitiervorschlag" }).click();
    await expect(
      page.getByText(/\[Datensatz\].*Abgerufen am \d\d\.\d\d\.\d{4} von http/),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Text kopieren" })).toHaveCount(0);
    await context.close();
  },
);

test(
  "the citation is copied with one click, and says so",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const key = await publishShares(server.url);
    const context = await browser.newContext({
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/en/v/${key}`);
    await page.locator("summary").filter({ hasText: "How to cite" }).click();
    await page.getByRole("button", { name: "Copy text" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\[Dataset\]\. .*Retrieved \d\d\.\d\d\.\d{4} from http.*\/en\/v\//);
    await context.close();
  },
);

test(
  "a dataset's page offers all of its rows and says how it is cited",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "co2");
    await page.goto(`/fr/browse?dataset=${encodeURIComponent(iri)}`);
    await page.locator("summary").filter({ hasText: "Télécharger" }).click();
    const { name, bytes } = await readDownload(
      page,
      "Jeu de données complet",
      "Tableau en texte (CSV)",
    );
    expect(name).toMatch(/-full\.csv$/);
    expect(parse(bytes, { bom: true })).toHaveLength((await askRows(server.url, iri)).length + 1);
    await page.locator("summary").filter({ hasText: "Comment citer" }).click();
    await expect(page.getByText(/Consulté le .*\/fr\/browse\?dataset=/)).toBeVisible();
  },
);
