import type { Page } from "@playwright/test";
import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type Translator } from "@statelier/ui/messages";
import { SAMPLES } from "../e2e/support/publish-chart.ts";
import { type Stage, STAGED_CHARTS } from "./shot-stage.ts";

export type Screen = {
  /** Start of the names of its pictures. */
  name: string;
  /** Below the locale, with a slash at the start. */
  path: (stage: Stage) => string;
  /** What must be visible before the picture is taken. */
  ready: string;
  /** What is done before the picture is taken. */
  act?: (page: Page, t: Translator) => Promise<void>;
  /** Pictures in French and Italian too. */
  everyLanguage?: boolean;
  /** What is done stands over the page or depends on its width: a load for each width. */
  loadEachWidth?: boolean;
  /** What is done is one of several things that can be done on the same page one after the other. */
  sharesPage?: boolean;
};

/** The texts of the page, to find controls by what they are called. */
export const makeScreenTranslator = (locale: Locale): Translator =>
  createTranslator(locale, collectMessages(locale, ["kit", "editor", "browse", "viewer", "chart"]));

const CUBE = "http://localhost:4000/cube";
const THEME = "http://localhost:4000/theme";

const browse = (name: string, path: string, rest: Partial<Screen> = {}): Screen => ({
  name: `browse${name}`,
  path: () => `/browse${path}`,
  ready: "main article",
  everyLanguage: true,
  ...rest,
});

const preview = (name: string, cube: string, ready = "main table"): Screen => ({
  name: `preview${name}`,
  path: () => `/browse?dataset=${encodeURIComponent(cube)}`,
  ready,
});

const BROWSE: Screen[] = [
  { name: "home", path: () => "/", ready: "main figure" },
  browse("", ""),
  browse("-search", "?search=life%20expectancy"),
  browse("-nothing", "?search=qwertyuiop", { ready: "main h3, main p" }),
  browse("-filter", `/theme/${encodeURIComponent(`${THEME}/population`)}?includeDrafts=true`),
  browse("-error", "?dataSource=sparql%2Bhttps%3A%2F%2Fexample.org%2Fquery", {
    ready: "main [role=alert], main h1",
  }),
  preview("", `${CUBE}/life-expectancy/2`),
  preview("-old", `${CUBE}/life-expectancy/1`),
  preview("-draft", `${CUBE}/engineers-hurricanes/1`),
  preview("-unknown", "urn:nothing", "main"),
];

const openTask = (page: Page, name: string): Promise<void> =>
  page.locator("main nav").getByRole("button", { name, exact: true }).click();

const openSection = async (page: Page, task: string, name: string): Promise<void> => {
  await openTask(page, task);
  const button = page.locator("main section").first().getByRole("button", { name });
  const closed = button.and(page.locator("[aria-expanded=false]")).first();
  if ((await closed.count()) > 0) await closed.click();
};

const cutSource = async (page: Page): Promise<void> => {
  await page.route("**/api/graphql**", (route) => route.abort());
};

const editor = (name: string, act?: Screen["act"]): Screen => ({
  name: `editor${name}`,
  path: ({ iri }) =>
    `/create/new?cube=${encodeURIComponent(iri)}&dataSource=${encodeURIComponent(`sparql+${SAMPLES.url}`)}`,
  ready: "main section svg[viewBox]",
  loadEachWidth: act !== undefined,
  sharesPage: true,
  everyLanguage: true,
  ...(act && { act }),
});

const EDITOR: Screen[] = [
  editor(""),
  editor("-data", (page, t) => openTask(page, t("editor.task.data"))),
  editor("-axis", (page, t) =>
    openSection(page, t("editor.task.chart"), t("editor.field.options")),
  ),
  editor("-type", (page, t) => openSection(page, t("editor.task.chart"), t("editor.chart-type"))),
  editor("-look", (page, t) => openTask(page, t("editor.task.look"))),
  editor("-text", (page, t) => openTask(page, t("editor.task.text"))),
  editor("-readers", (page, t) => openTask(page, t("editor.task.readers"))),
  editor("-find", (page) => page.locator("search input").fill("a")),
  editor("-field-error", async (page, t) => {
    await openSection(page, t("editor.task.look"), t("editor.look.axes"));
    await page.locator("label", { hasText: t("editor.domain.by-hand") }).click();
    await page.getByLabel(t("editor.domain.min")).fill("90");
    await page.getByLabel(t("editor.domain.max")).fill("10");
    await page.keyboard.press("Tab");
  }),
  editor("-source-error", async (page, t) => {
    await cutSource(page);
    await page
      .getByRole("button", { name: t("editor.field.y") })
      .first()
      .click();
    await page.getByRole("option").nth(1).click();
    await page
      .getByRole("button", { name: t("kit.retry") })
      .first()
      .waitFor();
  }),
  editor("-publish", (page, t) =>
    page.getByRole("button", { name: t("editor.publish"), exact: true }).click(),
  ),
  editor("-publish-failed", async (page, t) => {
    await page.route("**/api/config-create", (route) => route.abort());
    await page.getByRole("button", { name: t("editor.publish"), exact: true }).click();
    await page.getByRole("button", { name: t("editor.publish.now"), exact: true }).click();
    await page.locator("[role=alertdialog], [role=alert]").first().waitFor();
  }),
];

const published = (name: string): Screen => ({
  name: `published-${name}`,
  path: ({ keys }) => `/v/${keys[name]}`,
  ready: name.startsWith("table") ? "main table" : "main figure svg",
  everyLanguage: ["line-filters", "column-long-title", "table"].includes(name),
});

const PUBLISHED: Screen[] = [
  ...Object.keys(STAGED_CHARTS).map(published),
  {
    name: "published-data-table",
    path: ({ keys }) => `/v/${keys["column-filters"]}`,
    ready: "main figure svg",
    act: (page) => page.locator("main figure details summary").click(),
  },
  {
    name: "published-success",
    path: ({ keys }) => `/v/${keys["column"]}?publishSuccess=true`,
    ready: "main figure svg",
    everyLanguage: true,
  },
  {
    name: "published-tooltip",
    path: ({ keys }) => `/v/${keys["column"]}`,
    ready: "main figure svg",
    loadEachWidth: true,
    act: (page) => page.locator("main figure svg rect").nth(3).hover(),
  },
  { name: "error-unknown-key", path: () => "/v/unknown00000", ready: "h1" },
  {
    name: "error-source",
    path: ({ keys }) => `/v/${keys["foreign"]}`,
    ready: "h1",
    everyLanguage: true,
  },
  { name: "error-page", path: () => "/nowhere", ready: "h1" },
];

/** Every screen of the product: one line more is one screen more. */
export const SCREENS: Screen[] = [...BROWSE, ...EDITOR, ...PUBLISHED];
