import { readFileSync } from "node:fs";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { encodeLinkState } from "@statelier/document";
import { entryIndex } from "./support/entry-index.ts";
import { findDataset, makeChartDocument, openDataFilters } from "./support/publish-chart.ts";
import { startHost } from "./support/start-host.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const TITLE = {
  de: "Womit Iowa Strom macht + 100 %",
  fr: "L’électricité de l’Iowa",
  it: "L’elettricità dell’Iowa",
  en: "How Iowa makes electricity",
};

type State = Record<string, unknown> & { version: string };

/** As an editor has it: one chart, or two. */
const makeState = async (url: string, charts: 1 | 2 = 1): Promise<State> => {
  const iri = await findDataset(url, "electricity generation Iowa");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "column",
    change: (config) => openDataFilters({ ...config, meta: { ...config.meta, title: TITLE } }),
  });
  const [first] = document.chartConfigs;
  if (!first) throw new Error("no chart");
  const second = {
    ...first,
    key: "chart0000002",
    meta: { ...first.meta, title: { ...TITLE, en: "Once more" } },
  };
  const chartConfigs = charts === 1 ? [first] : [first, second];
  return { ...document, chartConfigs, state: "CONFIGURING_CHART" };
};

const countMarks = (page: Page | FrameLocator): Locator => page.locator("figure svg [data-mark]");

test(
  "the hash of a link is shown in each of its forms, one after the other",
  { tag: "@deep" },
  async ({ page, server }) => {
    const state = await makeState(server.url);
    const today = encodeLinkState(state);
    const withCommas = today.replaceAll("||", ",");
    const encoded = today.replaceAll("|", "%7C").replaceAll(" ", "%20");
    await page.goto(`/de/preview${today}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE.de);
    await expect(page).toHaveTitle(`${TITLE.de} · Statelier`);
    await expect(countMarks(page)).toHaveCount(17);
    for (const hash of [encoded, withCommas]) {
      await page.locator("h1").evaluate((heading) => (heading.textContent = "before"));
      await page.evaluate((next) => (location.hash = next), hash);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE.de);
      await expect(countMarks(page)).toHaveCount(17);
    }
    await expect(page.getByText(/^Dies ist eine Vorschau, keine/)).toBeVisible();
  },
);

test(
  "in a preview by link choices, charts and files work, and the address shows them again",
  { tag: "@deep" },
  async ({ page, server }) => {
    const hash = encodeLinkState(await makeState(server.url, 2));
    const source = page.getByLabel("Energy source");
    await page.goto(`/en/preview${hash}`);
    await expect(source).toHaveValue("fossil");
    await source.selectOption({ label: "Renewables" });
    await expect(page).toHaveURL(/preview\?f\.source=renewable#version=/);
    await page.reload();
    await expect(source).toHaveValue("renewable");
    await source.selectOption("nuclear");
    await expect(page).toHaveURL(/preview\?f\.source=nuclear#version=/);
    await page.goBack();
    await expect(source).toHaveValue("renewable");
    await page.getByText("Download", { exact: true }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Text table (CSV)" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe("How Iowa makes electricity-filtered.csv");
    expect(
      readFileSync(await file.path(), "utf8")
        .trim()
        .split("\n"),
    ).toHaveLength(18);
    await page.getByRole("link", { name: "About the data" }).click();
    await expect(page.getByRole("dialog", { name: "About the data" })).toBeVisible();
    await page.keyboard.press("Escape");
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("button", { name: "Once more" }).click();
    await expect(heading).toHaveText("Once more");
    await expect(page).toHaveURL(/preview\?chart=2#version=/);
    await expect(page.getByRole("button", { name: "Once more" })).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(heading).toHaveText(TITLE.en);
  },
);

test(
  "a preview is saved as a picture of what is on screen, in every size, and says where it cannot be",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(
      `/en/preview?f.source=renewable${encodeLinkState(await makeState(server.url))}`,
    );
    await page.getByText("Download", { exact: true }).click();
    const save = async (name: string): Promise<{ name: string; file: Buffer }> => {
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      const download = await saving;
      return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
    };
    const svg = await save("Vector graphic (SVG)");
    expect(svg.name).toBe("how-iowa-makes-electricity.svg");
    const text = svg.file.toString("utf8");
    expect(text).toContain("Renewables");
    expect(text.match(/<g class="marks"[^>]*>.*?<\/g>/)?.[0].match(/<rect/g)).toHaveLength(17);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(text) ?? [];
    const png = await save("Image 2× (PNG)");
    expect(png.name).toBe("how-iowa-makes-electricity-2x.png");
    expect([png.file.readUInt32BE(16) / 2, png.file.readUInt32BE(20) / 2]).toEqual(
      [width, height].map(Number),
    );
    await expectAccessible(page);
    await page.route("**/*.woff2", (route) => route.abort());
    await page.getByRole("button", { name: "Image 1× (PNG)" }).click();
    await expect(page.getByRole("alert")).toContainText("The file could not be created");
  },
);

test(
  "a picture of a preview that would be too large says so, and how to have a smaller one",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "airports");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "bar" });
    await page.goto(`/en/preview${encodeLinkState({ ...document, state: "CONFIGURING_CHART" })}`);
    await page.getByText("Download", { exact: true }).click();
    await page.getByRole("button", { name: "Image 3× (PNG)" }).click();
    await expect(page.getByText("The image would be too large")).toBeVisible();
    await expect(page.getByText("or use the SVG")).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "each chart of a dashboard in a preview is saved as a picture of its own",
  { tag: "@deep" },
  async ({ page, server }) => {
    const state = await makeState(server.url, 2);
    const [first, second] = state["chartConfigs"] as { key: string }[];
    const blocks = [first, second].map((chart) => ({
      type: "chart",
      key: chart?.key,
      initialized: true,
    }));
    const empty = { de: "", fr: "", it: "", en: "" };
    const meta = { title: empty, description: empty, label: empty };
    const layout = { type: "dashboard", layout: "tall", meta, blocks };
    await page.goto(`/en/preview${encodeLinkState({ ...state, layout })}`);
    const menus = page.locator("summary", { hasText: "More" });
    await menus.last().click();
    const tile = page.locator("[data-tile]").last();
    await tile.getByText("Download", { exact: true }).click();
    const saving = page.waitForEvent("download");
    await tile.getByRole("button", { name: "Vector graphic (SVG)" }).click();
    expect((await saving).suggestedFilename()).toBe("once-more.svg");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE.en);
  },
);

/** Runs in a page that frames or opens a preview: keeps the messages that it gets, and can send some back. */
const HOST = `<script>
  globalThis.said = [];
  addEventListener("message", ({ data, source }) => { said.push(data); globalThis.shown = source; });
</script>`;

type Host = { said: unknown[]; shown: Window };

const readSaid = (page: Page) => page.evaluate(() => (globalThis as unknown as Host).said);

const send = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((data) => (globalThis as unknown as Host).shown.postMessage(data, "*"), message);

const serveHost = async (page: Page, html: string): Promise<void> => {
  await page.route("**/host", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>A page</title>${HOST}${html}`,
    }),
  );
};

test("a page that frames a preview gets a message that it is ready, once, and sends one state after the other", async ({
  page,
  server,
}) => {
  const state = await makeState(server.url);
  await serveHost(page, `<iframe src="/fr/preview" title="A frame" width="900" height="800">`);
  await page.goto("/host");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Le graphique vient de la page")).toBeVisible();
  await expect.poll(() => readSaid(page)).toEqual([{ type: "ready" }]);
  const inner = page.frames()[1]!;
  const entries = await entryIndex(inner);
  await send(page, { type: "statelier:hello", ...state });
  await send(page, "a text");
  await send(page, state);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(TITLE.fr);
  await expect(countMarks(frame)).toHaveCount(17);
  const [chart] = state["chartConfigs"] as { meta: object }[];
  const title = { ...TITLE, fr: "Un autre titre" };
  await send(page, { ...state, chartConfigs: [{ ...chart, meta: { ...chart?.meta, title } }] });
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title.fr);
  await frame.getByLabel("Source d’énergie").selectOption("renewable");
  await expect(countMarks(frame)).toHaveCount(17);
  await send(page, { ...state, version: "99.0.0" });
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(
    "Ce graphique vient d’une version plus récente",
  );
  await send(page, state);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(TITLE.fr);
  expect(await readSaid(page)).toEqual([{ type: "ready" }]);
  expect(await entryIndex(inner)).toBe(entries);
});

test(
  "a page that opens a preview sends a state, where it is of this site or of one that the operator lists",
  { tag: "@deep" },
  async ({ page, server }) => {
    const state = await makeState(server.url);
    const stranger = await startHost({ "/": { html: HOST } });
    await serveHost(page, "");
    for (const [host, shows] of [
      [`${server.url}/host`, TITLE.it],
      [stranger.url, "Anteprima"],
    ] as const) {
      await page.goto(host);
      const opening = page.waitForEvent("popup");
      await page.evaluate((url) => void window.open(url), `${server.url}/it/preview`);
      const preview = await opening;
      await expect.poll(() => readSaid(page)).toEqual([{ type: "ready" }]);
      const sent: string[] = [];
      preview.on("request", (request) => sent.push(request.method()));
      await send(page, state);
      await expect(preview.getByRole("heading", { level: 1 })).toHaveText(shows);
      if (shows === "Anteprima") expect(sent).toEqual([]);
      await preview.close();
    }
    await stranger.stop();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a form of any page shows a chart, whose own forms show it again",
    { tag: "@deep" },
    async ({ page, server }) => {
      const json = JSON.stringify(await makeState(server.url, 2)).replaceAll("'", "&#39;");
      await page.setContent(
        `<form method="post" action="${server.url}/de/preview_post">
        <input type="hidden" name="any name" value='${json}'><button>Vorschau</button></form>`,
      );
      await page.getByRole("button").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE.de);
      await expect(countMarks(page)).toHaveCount(17);
      await page.getByLabel("Energiequelle").selectOption("renewable");
      await page.getByRole("button", { name: "Anzeigen" }).click();
      await expect(page).toHaveURL(`${server.url}/de/preview`);
      await expect(page.getByLabel("Energiequelle")).toHaveValue("renewable");
      await expect(countMarks(page)).toHaveCount(17);
      await page.getByRole("button", { name: TITLE.de }).nth(1).click();
      await expect(page.getByRole("button", { name: TITLE.de }).nth(1)).toHaveAttribute(
        "aria-current",
        "page",
      );
      await page.getByRole("button", { name: "Tabelle", exact: true }).click();
      await expect(page.getByRole("button", { name: "Tabelle", exact: true })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(page.locator("figure tbody tr")).toHaveCount(17);
      await expect(countMarks(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: TITLE.de }).nth(1)).toHaveAttribute(
        "aria-current",
        "page",
      );
      await page.getByRole("button", { name: "Diagramm", exact: true }).click();
      await expect(countMarks(page)).toHaveCount(17);
      await page.goto(`/de/preview?chart=1${encodeLinkState({ a: 1, b: 2 })}`);
      await expect(page.locator("noscript p")).toBeVisible();
    },
  );
});

test(
  "a preview without a chart says why and what to do",
  { tag: "@deep" },
  async ({ page, server }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/en/preview");
    await expect(page.getByText("This address contains no chart.")).toBeVisible();
    await page.evaluate(() => (location.hash = "section"));
    await expect(heading).toHaveText("This preview cannot be read");
    await expect(page).toHaveTitle("This preview cannot be read · Statelier");
    await expectAccessible(page);
    await page.evaluate(() => (location.hash = `t=${"a".repeat(1_000_000)}`));
    await expect(heading).toHaveText("The chart is too large");
    await page.route("**/preview", (route) => route.abort());
    await page.evaluate(
      (hash) => (location.hash = hash),
      encodeLinkState(await makeState(server.url)),
    );
    await expect(heading).toHaveText("No connection");
    await page.unroute("**/preview");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading).toHaveText(TITLE.en);
    await expect(countMarks(page)).toHaveCount(17);
  },
);
