import type { Browser, Page } from "@playwright/test";
import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type Translator } from "@statelier/ui/messages";
import { findCut } from "./support/find-cut.ts";
import { publishBoard } from "./support/publish-board.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { signInLocally } from "./support/sign-in-locally.ts";
import { startServer } from "./support/start-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

type Site = { url: string; board: string; map: string; cube: string };
type Later = {
  name: string;
  path: (site: Site) => string;
  /** What has to be on the page. */
  ready: string;
  act?: (page: Page, t: Translator) => Promise<void>;
  /** On a narrow screen in miniature; the lists of its panel do the same in full size. */
  isScaled?: boolean;
};

const openAction = async (page: Page, name: string): Promise<void> => {
  await page.locator("main table [aria-haspopup]").first().click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  await page.getByRole("dialog").waitFor();
};

const profile = (name: string, act?: Later["act"]): Later => ({
  name: `profile${name}`,
  path: () => "/profile",
  ready: "main table tbody tr",
  ...(act && { act }),
});

const openTask = (page: Page, name: string): Promise<void> =>
  page.locator("main nav").getByRole("button", { name, exact: true }).click();

const editor = (name: string, act: NonNullable<Later["act"]>): Later => ({
  name: `editor-${name}`,
  path: ({ cube }) => `/create/new?cube=${encodeURIComponent(cube)}`,
  ready: "main section svg[viewBox]",
  act,
});

const SCREENS: Later[] = [
  profile(""),
  profile("-rename", (page, t) => openAction(page, t("account.action.rename"))),
  profile("-versions", (page, t) => openAction(page, t("account.action.versions"))),
  profile("-unpublish", (page, t) => openAction(page, t("account.action.unpublish"))),
  { name: "administration", path: () => "/administration", ready: "main h1" },
  { name: "sign-in", path: () => "/sign-in?problem=expired", ready: "main h1" },
  { name: "dashboard", path: ({ board }) => `/v/${board}`, ready: "main figure svg" },
  { name: "map", path: ({ map }) => `/v/${map}`, ready: "main figure svg" },
  editor("publish", (page, t) =>
    page.getByRole("button", { name: t("editor.publish"), exact: true }).click(),
  ),
  editor("filters", async (page, t) => {
    await openTask(page, t("editor.task.data"));
  }),
  {
    name: "layout",
    isScaled: true,
    path: ({ board }) => `/create/new?copy=${board}`,
    ready: "main nav",
    act: async (page, t) => {
      await openTask(page, t("editor.task.layout"));
      await page.locator("[data-block] figure svg").first().waitFor();
    },
  },
];

const openSite = async (browser: Browser) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signInLocally(page, server);
  const cube = await findDataset(server.url, "life expectancy");
  const chart = await makeChartDocument(server.url, { iri: cube, chartType: "map" });
  const site: Site = {
    url: server.url,
    cube,
    board: await publishBoard(server.url, 3),
    map: await publishDocument(server.url, chart.document),
  };
  // One of the person's own.
  await page.evaluate(async (data) => {
    const answer = await fetch("/api/config-create", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }, chart.document);
  return { server, context, page, site };
};

const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }";

for (const locale of ["fr", "it"] as const satisfies readonly Locale[])
  test(`axe finds nothing on the screens of accounts, boards and maps, and nothing is cut, in ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const { server, context, page, site } = await openSite(browser);
    page.setDefaultTimeout(30_000);
    const t = createTranslator(
      locale,
      collectMessages(locale, ["kit", "account", "editor", "layout", "viewer", "chart"]),
    );
    for (const screen of SCREENS)
      for (const width of [1440, 390, 320])
        await test.step(`${screen.name} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`/${locale}${screen.path(site)}`);
          await page.locator(screen.ready).first().waitFor();
          await page.waitForLoadState("networkidle");
          await screen.act?.(page, t);
          if (width > (screen.isScaled ? 390 : 320)) await expectAccessible(page);
          expect.soft(await findCut(page), `${screen.name} at ${width} px`).toEqual([]);
          await page.evaluate((rules) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(rules);
            document.adoptedStyleSheets.push(sheet);
          }, SPACING);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect
            .soft(over, `${screen.name} at ${width} px with wider spacing`)
            .toBeLessThanOrEqual(0);
        });
    await context.close();
    await server.stop();
  });
