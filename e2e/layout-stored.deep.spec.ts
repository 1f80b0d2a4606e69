import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { convertTurtle } from "@statelier/cubes/conformance/load-fixtures";
import { startSparqlServer } from "@statelier/cubes/conformance/start-sparql-server";
import type { LayoutType } from "@statelier/document";
import { hasTestData, testDataPath } from "@statelier/model/testing/test-data";
import { confirmPublishing, stage } from "./support/editor-page.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

type Stored = Record<string, unknown> & { chartConfigs: { key: string }[] };

const read = async (url: string, key: string): Promise<Stored> => {
  const answer = await fetch(`${url}/api/config/${key}`);
  const { data } = (await answer.json()) as { data: { data: Stored & { key: string } } };
  const { key: _own, ...document } = data.data;
  return document;
};

/** Which panel stood open is of the screen: publishing closes it. */
const plain = (document: unknown): unknown =>
  JSON.parse(
    JSON.stringify(document, (name, value: unknown) =>
      name === "activeField" ? undefined : value,
    ),
  );

/** What is public already stays there. */
const publishAnew = async (page: Page): Promise<string> => {
  await confirmPublishing(page, "Publish at a new address");
  await page.waitForURL(/\/en\/v\/[\w-]{12}(?:\?|$)/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
};

const openStored = async (page: Page, url: string, key: string): Promise<void> => {
  await page.goto(`${url}/en/create/new?edit=${key}&state=LAYOUTING`);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
};

for (const type of ["tab", "tall", "vertical", "canvas"] as const satisfies readonly LayoutType[])
  test(`charts laid out as ${type} open in the layout screen, are published and come back equal`, async ({
    page,
    server,
  }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url, { type }));
    await openStored(page, server.url, key);
    if (type === "canvas") {
      // Blocks that nobody has measured get their heights.
      await expect(stage(page).locator('[data-place="1 0 1 4"]')).toBeVisible();
      const again = await publishAnew(page);
      const board = await read(server.url, again);
      const last = await publishDocument(server.url, board);
      await openStored(page, server.url, last);
      await page.waitForTimeout(1_000);
      expect(plain(await read(server.url, await publishAnew(page)))).toEqual(plain(board));
      return;
    }
    const again = await publishAnew(page);
    expect(again).not.toBe(key);
    expect(plain(await read(server.url, again))).toEqual(plain(await read(server.url, key)));
  });

test("D17 charts with addresses of their own open each in a tab, and the first page names the others", async ({
  page,
  context,
  server,
}) => {
  const key = await publishDocument(
    server.url,
    await makeBoard(server.url, { type: "singleURLs" }),
  );
  await openStored(page, server.url, key);
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    confirmPublishing(page, "Publish at a new address"),
  ]);
  await page.waitForURL(/\/en\/v\/[\w-]{12}/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How long people live");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("How many children women have");
  // Where a browser refuses to open it, nothing else says where it is.
  const link = page.getByRole("link", { name: "How many children women have" });
  await expect(page.getByText("Also published:")).toBeVisible();
  await expect(link).toHaveAttribute("href", new URL(other.url()).pathname);
  const all = await read(server.url, key);
  const keys = [page, other].map((each) => new URL(each.url()).pathname.split("/").at(-1) ?? "");
  const stored = await Promise.all(keys.map((each) => read(server.url, each)));
  expect(stored.map(({ chartConfigs }) => plain(chartConfigs))).toEqual(
    all.chartConfigs.map((config) => [plain(config)]),
  );
});

const SAVED = "saved-charts/dashboard-tall.json";
const CUBE = "cubes/photovoltaic-one-off-payments.ttl";

test("a dashboard that another program saved opens in the layout screen under its own data, is published and comes back equal (STATELIER_TEST_DATA)", async ({
  page,
}) => {
  test.skip(!hasTestData(SAVED) || !hasTestData(CUBE), "the saved charts are not here");
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "saved-"));
  // The figures are at hand of a later version than the one that the charts are of.
  const turtle = join(folder, "cube.ttl");
  const figures = readFileSync(testDataPath(CUBE), "utf8").replaceAll("anlagen/13", "anlagen/10");
  const [versioned = ""] = /<[^>]+anlagen\/10>/.exec(figures) ?? [];
  const lasting = versioned.replace("/10>", ">");
  writeFileSync(turtle, `${figures}\n${lasting} schema:hasPart ${versioned} .\n`);
  const triples = join(folder, "cube.nt");
  writeFileSync(triples, convertTurtle([turtle]));
  const sparql = await startSparqlServer(triples);
  const { data } = JSON.parse(readFileSync(testDataPath(SAVED), "utf8")) as {
    data: Stored & { dataSource: { url: string } };
  };
  const server = await startServer({
    STATELIER_SOURCES: JSON.stringify([
      { name: "office", type: "sparql", url: sparql.url, aliases: [data.dataSource.url] },
    ]),
  });
  try {
    const key = await publishDocument(server.url, data);
    await openStored(page, server.url, key);
    const tiles = stage(page).locator('[data-block="chart"]');
    await expect(tiles).toHaveCount(3);
    await expect(tiles.locator("figure svg .marks rect")).not.toHaveCount(0);
    const again = await publishAnew(page);
    expect(again).not.toBe(key);
    const heads = page.getByRole("heading", { level: 2 });
    await expect(heads).toHaveCount(3);
    await expect(heads.nth(1)).toContainText("the best cube ever");
    await expect(page.locator("main figure svg").nth(2)).toBeVisible();
    expect(plain(await read(server.url, again))).toEqual(plain(await read(server.url, key)));
    expect((await read(server.url, again)).chartConfigs.map((config) => config.key)).toEqual(
      data.chartConfigs.map((config) => config.key),
    );
  } finally {
    await server.stop();
    await sparql.close();
    rmSync(folder, { recursive: true });
  }
});
