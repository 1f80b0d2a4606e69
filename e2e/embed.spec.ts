import { brotliCompressSync } from "node:zlib";
import type { Locator } from "@playwright/test";
import type { ChartConfig, EmbedFlag } from "@statelier/document";
import { measureScript } from "../bench/support/measure-script.ts";
import { inDeep } from "./support/in-deep.ts";
import { entryIndex } from "./support/entry-index.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { startHost } from "./support/start-host.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const TITLE = {
  de: "Womit Iowa Strom macht",
  fr: "L’électricité de l’Iowa",
  it: "L’elettricità dell’Iowa",
  en: "How Iowa makes electricity",
};

/** A column for each year, of one energy source that readers choose, within a period that they choose. */
const openFilters = (config: ChartConfig): ChartConfig => {
  const { interactiveFiltersConfig: interactive } = config;
  if (!interactive) throw new Error("no viewers' filters");
  return {
    ...config,
    meta: { ...config.meta, title: TITLE },
    interactiveFiltersConfig: {
      ...interactive,
      timeRange: { ...interactive.timeRange, active: true },
      dataFilters: {
        active: true,
        componentIds: Object.keys(config.cubes[0]?.filters ?? {}),
        defaultOpen: true,
      },
    },
  };
};

/** A series for each energy source, which readers switch off, in percentages if they like. */
const openLegend = (config: ChartConfig): ChartConfig => {
  const [cube] = config.cubes;
  const [componentId] = Object.keys(cube?.filters ?? {});
  const { interactiveFiltersConfig: interactive } = config;
  if (config.chartType !== "area" || !cube || !componentId || !interactive)
    throw new Error("no series");
  return {
    ...config,
    cubes: [{ ...cube, filters: {} }],
    meta: { ...config.meta, title: TITLE },
    fields: { ...config.fields, segment: { componentId, showValuesMapping: {} } },
    interactiveFiltersConfig: {
      ...interactive,
      legend: { active: true, componentId },
      calculation: { active: true, type: "identity" },
    },
  };
};

const publish = async (url: string, form: "filters" | "legend" = "filters"): Promise<string> => {
  const iri = await findDataset(url, "electricity generation Iowa");
  const { document } = await makeChartDocument(url, {
    iri,
    ...(form === "filters"
      ? { chartType: "column" as const, change: openFilters }
      : { chartType: "area" as const, change: openLegend }),
  });
  return publishDocument(url, document);
};

const readHtml = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
};

/** What each flag takes away, as it stands in the markup. */
const PARTS: Record<EmbedFlag, ["filters" | "legend", RegExp][]> = {
  removeBorder: [["filters", /<main [^>]*class="[^"]*_bordered_/]],
  optimizeSpace: [["filters", /<main [^>]*class="(?![^"]*_dense_)/]],
  removeMoreOptionsButton: [
    ["filters", /More options for this chart/],
    ["filters", /Data table/],
    ["filters", /<a [^>]*href="[^"]*as=table"/],
  ],
  removeLabelsInteractivity: [
    ["legend", /<input [^>]*type="checkbox"[^>]*><svg/],
    ["legend", /<a [^>]*href="\/en\/browse\?dataset=/],
  ],
  removeFootnotes: [
    ["filters", /Dataset:/],
    ["filters", /Created with Statelier/],
  ],
  removeFilters: [
    ["filters", /<select[^>]* name="f\./],
    ["filters", /<select[^>]* name="t\.from"/],
    ["legend", /Show as percentages/],
  ],
};

test.describe("flags", () => {
  test(
    "each takes its part away where it is true, and no other",
    { tag: "@deep" },
    async ({ server }) => {
      for (const form of ["filters", "legend"] as const) {
        const address = `${server.url}/en/embed/${await publish(server.url, form)}`;
        const parts = Object.entries(PARTS).flatMap(([flag, all]) =>
          all.flatMap(([name, part]) => (name === form ? [{ flag, part }] : [])),
        );
        const plain = await readHtml(address);
        for (const flag of new Set(parts.map((each) => each.flag))) {
          const off = await readHtml(`${address}?${flag}=1`);
          const on = await readHtml(`${address}?${flag}=true`);
          expect(off).toBe(plain);
          for (const { flag: other, part } of parts)
            if (other === flag) expect(on, flag).not.toMatch(part);
            else expect(on, flag).toMatch(part);
        }
      }
    },
  );

  test(
    "disableBorder is the older name of removeBorder, and one page with it",
    { tag: "@deep" },
    async ({ server }) => {
      const address = `${server.url}/en/embed/${await publish(server.url)}`;
      expect(await readHtml(`${address}?disableBorder=true`)).toBe(
        await readHtml(`${address}?removeBorder=true`),
      );
    },
  );
});

test(
  "without its menu it keeps a way to the page with the table, seen while it has the focus",
  { tag: "@deep" },
  async ({ server, page }) => {
    const key = await publish(server.url);
    await page.goto(`${server.url}/de/embed/${key}?removeMoreOptionsButton=true`);
    const link = page.getByRole("link", { name: "Als eigene Seite öffnen" });
    await expect(link).toHaveAttribute("href", new RegExp(`^/de/v/${key}`));
    const box = await link.locator("..").boundingBox();
    expect(box?.height).toBe(1);
    await page.keyboard.press("End");
    for (let at = 0; at < 40; at += 1) {
      await page.keyboard.press("Tab");
      if (await link.evaluate((each) => each === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    expect((await link.boundingBox())?.height).toBeGreaterThan(10);
    await expect(link).toBeInViewport();
  },
);

test("an embedded chart may be framed anywhere, is kept and counted as its page is", async ({
  server,
}) => {
  const key = await publish(server.url);
  const address = `${server.url}/de/embed/${key}`;
  const reader = { "User-Agent": "Mozilla/5.0" };
  const answer = await fetch(address, { headers: reader });
  const html = await answer.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain(TITLE.de);
  expect(html.match(/<rect data-mark/g)).toHaveLength(17);
  expect(answer.headers.get("content-security-policy")).toMatch(/frame-ancestors \* file:/);
  expect(answer.headers.get("x-frame-options")).toBeNull();
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("cache-control")).toMatch(/stale-while-revalidate/);
  const page = await fetch(`${server.url}/de/v/${key}`, { headers: reader });
  expect(page.headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'/);
  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(address, { headers: { ...reader, "If-None-Match": etag } });
  expect(again.status).toBe(304);
  const readViews = async () =>
    ((await (await fetch(`${server.url}/api/config/view?id=${key}`)).json()) as { data: number })
      .data;
  // One reader of one chart, whose browser had it the third time.
  await expect.poll(readViews).toBe(1);
  const bare = await fetch(`${server.url}/embed/${key}?removeBorder=true`, {
    redirect: "manual",
    headers: { "Accept-Language": "fr" },
  });
  expect(bare.headers.get("location")).toBe(`/fr/embed/${key}?removeBorder=true`);
});

/** Bytes after brotli 11. */
const MOST_BYTES = 80_000;

test("the script of an embedded chart is small", { tag: "@deep" }, async ({ server }) => {
  const html = await readHtml(`${server.url}/en/embed/${await publish(server.url)}`);
  const files = await measureScript(server.url, html);
  const bytes = files.reduce((sum, { brotli11 }) => sum + brotli11, 0);
  expect(bytes, JSON.stringify(files)).toBeLessThan(MOST_BYTES);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "filters of an embedded chart are a form that keeps the flags",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publish(server.url);
      await page.goto(`/en/embed/${key}?removeFootnotes=true&disableBorder=true`);
      await page.getByLabel("Energy source").selectOption({ label: "Renewables" });
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/f\.source=renewable/);
      await expect(page).toHaveURL(/removeBorder=true&removeFootnotes=true/);
      await expect(page.getByLabel("Energy source")).toHaveValue("renewable");
      await expect(page.locator("figure svg [data-mark]")).toHaveCount(17);
    },
  );
});

test(
  "a choice in an embedded chart stands in its address and leaves Back to the page around",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url);
    await page.goto(`/en/embed/${key}?optimizeSpace=true`, { waitUntil: "networkidle" });
    const entries = await entryIndex(page);
    await page.getByLabel("Energy source").selectOption({ label: "Renewables" });
    await expect(page).toHaveURL(/\?optimizeSpace=true&f\.source=renewable$/);
    expect(await entryIndex(page)).toBe(entries);
    await page.getByText("More options for this chart").click();
    await expect(page.getByRole("link", { name: "Open on its own page" })).toHaveAttribute(
      "href",
      `/en/v/${key}?f.source=renewable`,
    );
    await expectAccessible(page);
  },
);

type Said = { type: string; target: string; detail: Record<string, unknown> };

/** Runs in the page around, before all else. */
const listen = () => {
  const said: Said[] = [];
  const types = new Set<string>();
  Object.assign(globalThis, { said, types });
  for (const name of ["ready", "resize", "filter"])
    document.addEventListener(`statelier:${name}`, (event) => {
      const { type, target, detail } = event as CustomEvent<Record<string, unknown>>;
      said.push({ type, target: (target as Element).parentElement?.localName ?? "", detail });
    });
  addEventListener("message", ({ data }: MessageEvent<{ type: string }>) => types.add(data.type));
};

const readGap = (frame: Locator): Promise<number> =>
  frame
    .evaluate((element: HTMLIFrameElement) => element.clientHeight)
    .then(async (height) => {
      const content = frame.contentFrame().locator("#root");
      return height - Math.ceil((await content.boundingBox())?.height ?? 0);
    });

const KINDS = ["strict", "plain"] as const;

for (const kind of inDeep(KINDS))
  test(`a ${kind} page holds a chart by frame, by script and by element, each as high as its chart`, async ({
    page,
    server,
  }) => {
    const key = await publish(server.url);
    const address = `${server.url}/en/v/${key}`;
    const html = `<body><iframe src="${server.url}/en/embed/${key}" title="${TITLE.en}" width="100%" height="300" frameborder="0"></iframe>
      <script async src="${server.url}/statelier-resize.js"></script>
      <p><script src="${server.url}/statelier-chart.js" data-chart="${address}?removeFilters=true" data-title="${TITLE.en}"></script></p>
      <statelier-chart><a href="${address}?removeBorder=true">${TITLE.en}</a></statelier-chart>`;
    const policy = `default-src 'none'; script-src ${server.url}; frame-src ${server.url}`;
    const host = await startHost({ "/": kind === "strict" ? { html, policy } : { html } });
    await page.addInitScript(listen);
    await page.goto(host.url);
    const frames = page.locator("iframe");
    await expect(frames).toHaveCount(3);
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute("title", TITLE.en);
      const heading = frame.contentFrame().getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(TITLE.en);
      await expect(frame.contentFrame().getByText("Created with Statelier")).toBeVisible();
      await expect.poll(() => readGap(frame)).toBe(0);
      const before = (await frame.boundingBox())?.height ?? 0;
      const more = frame.contentFrame().getByText("More options for this chart");
      await more.click();
      await expect.poll(() => readGap(frame)).toBe(0);
      await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before);
      await more.click();
      await expect.poll(async () => (await frame.boundingBox())?.height).toBe(before);
    }
    await expect(page.locator("statelier-chart a:visible")).toHaveCount(0);
    await frames.first().contentFrame().getByLabel("Energy source").selectOption("Renewables");
    const readSaid = (type: string) =>
      page.evaluate(
        (wanted) =>
          (globalThis as unknown as { said: Said[] }).said.filter((each) => each.type === wanted),
        `statelier:${type}`,
      );
    await expect.poll(async () => (await readSaid("filter")).length).toBe(1);
    expect((await readSaid("filter"))[0]?.detail).toEqual({
      params: "f.source=renewable",
      address: `${address}?f.source=renewable`,
    });
    const ready = await readSaid("ready");
    expect(ready.map(({ target }) => target).toSorted()).toEqual([
      "body",
      "statelier-chart",
      "statelier-chart",
    ]);
    expect(ready[0]?.detail).toMatchObject({ key, locale: "en", title: TITLE.en });
    await frames.first().evaluate((frame: HTMLIFrameElement) => {
      const message = { type: "statelier:set-flags", flags: ["removeFootnotes", "nonsense"] };
      frame.contentWindow?.postMessage(message, "*");
    });
    const first = frames.first().contentFrame();
    await expect(first.getByText("Created with Statelier")).toHaveCount(0);
    await expect(first.getByLabel("Energy source")).toHaveValue("renewable");
    await expect
      .poll(() => first.locator("html").evaluate(() => location.search))
      .toBe("?f.source=renewable&removeFootnotes=true");
    const types = await page.evaluate(() => [
      ...(globalThis as unknown as { types: Set<string> }).types,
    ]);
    expect(types).toContain("VISUALIZE-CHART-RESIZE");
    await host.stop();
  });

test(
  "a frame that nobody sees yet is as high as its chart",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url);
    const host = await startHost({
      "/": {
        html: `<body style="padding-top:4000px"><iframe src="${server.url}/en/embed/${key}" title="${TITLE.en}" width="100%" height="300" frameborder="0"></iframe>
        <script async src="${server.url}/statelier-resize.js"></script>`,
      },
    });
    await page.goto(host.url);
    await expect.poll(() => readGap(page.locator("iframe"))).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await host.stop();
  },
);

test(
  "a frame without an origin of its own, as tools for blogs write it, holds a chart that answers",
  { tag: "@deep" },
  async ({ page, server, consoleErrors }) => {
    const key = await publish(server.url);
    const host = await startHost({
      "/": {
        html: `<iframe sandbox="allow-scripts" src="${server.url}/en/embed/${key}" title="${TITLE.en}" width="100%" height="300"></iframe>
        <script async src="${server.url}/statelier-resize.js"></script>`,
      },
    });
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    await page.goto(host.url, { waitUntil: "networkidle" });
    const frame = page.locator("iframe");
    const chart = frame.contentFrame();
    await expect.poll(() => readGap(frame)).toBe(0);
    const before = (await frame.boundingBox())?.height ?? 0;
    await chart.getByText("More options for this chart").click();
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before);
    await expect.poll(() => readGap(frame)).toBe(0);
    const drawn = chart.locator("figure svg").first();
    const first = await drawn.innerHTML();
    await chart.getByLabel("Energy source").selectOption("Renewables");
    await expect.poll(() => drawn.innerHTML()).not.toBe(first);
    await expect
      .poll(() => chart.locator("html").evaluate(() => [origin, location.search]))
      .toEqual(["null", "?f.source=renewable"]);
    expect(failed).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await host.stop();
  },
);

test(
  "a page that allows no frames keeps the link, and a frame speaks for itself alone",
  { tag: "@deep" },
  async ({ page, server, consoleErrors }) => {
    const speak = (type: string, target = "parent") =>
      `<script>${target}.postMessage({ type: "${type}", height: 333 }, "*")</script>`;
    const script = `<script src="${server.url}/statelier-chart.js"></script>`;
    const host = await startHost({
      "/closed": {
        html: `${script}<statelier-chart><a href="${server.url}/en/v/abcdefghijkl">A chart</a></statelier-chart>`,
        policy: `script-src ${server.url}; frame-src 'none'`,
      },
      "/mixed": {
        html: `${script}<iframe title="older" src="/embed/older"></iframe>
        <iframe title="other" src="/other"></iframe><iframe title="quiet" src="/embed/quiet"></iframe>`,
      },
      "/embed/older": { html: speak("VISUALIZE-CHART-RESIZE") },
      "/embed/quiet": { html: "" },
      "/other": {
        html: `${speak("statelier:resize")}${speak("statelier:resize", "parent.frames[2].parent")}`,
      },
    });
    await page.goto(`${host.url}/mixed`, { waitUntil: "networkidle" });
    await expect(page.getByTitle("older")).toHaveCSS("height", "333px");
    await expect(page.getByTitle("other")).toHaveCSS("height", "150px");
    await expect(page.getByTitle("quiet")).toHaveCSS("height", "150px");
    await page.goto(`${host.url}/closed`, { waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: "A chart" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("frame-src 'none'")]);
    await host.stop();
  },
);

test(
  "the scripts for other pages are small, may be loaded from anywhere and are kept",
  { tag: "@deep" },
  async ({ server }) => {
    for (const [name, most] of [
      ["resize", 700],
      ["chart", 1400],
    ] as const) {
      const answer = await fetch(`${server.url}/statelier-${name}.js`, {
        headers: { "Accept-Encoding": "identity" },
      });
      const script = Buffer.from(await answer.arrayBuffer());
      expect(brotliCompressSync(script).length).toBeLessThan(most);
      expect(answer.headers.get("content-type")).toMatch(/javascript/);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      const etag = answer.headers.get("etag") ?? "";
      const again = await fetch(`${server.url}/statelier-${name}.js`, {
        headers: { "Accept-Encoding": "identity", "If-None-Match": etag },
      });
      expect(again.status).toBe(304);
    }
  },
);

/** What oembed.com asks of an answer of the type `rich`. */
const OEMBED: Record<string, unknown> = {
  version: "1.0",
  type: "rich",
  title: expect.any(String),
  provider_name: expect.any(String),
  provider_url: expect.stringMatching(/^https?:/),
  cache_age: expect.any(Number),
  html: expect.stringMatching(/^<iframe /),
  width: expect.any(Number),
  height: expect.any(Number),
};
const THUMBNAIL: Record<string, unknown> = {
  thumbnail_url: expect.stringMatching(/^https?:/),
  thumbnail_width: expect.any(Number),
  thumbnail_height: expect.any(Number),
};

test(
  "a chart's page describes to other tools how to show it, within the room that they have (oEmbed)",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url);
    const address = `${server.url}/de/v/${key}?f.source=renewable&removeFootnotes=true`;
    await page.goto(`${address}&publishSuccess=true&utm_source=mail`);
    const found = page.locator('link[rel="alternate"][type="application/json+oembed"]');
    const href = (await found.getAttribute("href")) ?? "";
    expect(new URL(href).searchParams.get("url")).toBe(address);
    const answer = await fetch(href);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const free = (await answer.json()) as Record<string, number | string>;
    expect(free).toEqual({ ...OEMBED, ...THUMBNAIL, title: TITLE.de });
    await page.goto("/en/embed/unknown00000");
    await page.setContent(String(free["html"]));
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("title", TITLE.de);
    await expect(frame).toHaveAttribute("width", String(free["width"]));
    await expect(frame.contentFrame().getByLabel("Energiequelle")).toHaveValue("renewable");
    await expect(frame.contentFrame().getByText("Datensatz:")).toHaveCount(0);
    const thumbnail = await fetch(String(free["thumbnail_url"]));
    const size = Buffer.from(await thumbnail.arrayBuffer());
    expect([size.readUInt32BE(16), size.readUInt32BE(20)]).toEqual([
      free["thumbnail_width"],
      free["thumbnail_height"],
    ]);
    const small = (await (
      await fetch(`${href}&maxwidth=400&maxheight=300&format=json`)
    ).json()) as {
      html: string;
    };
    expect(small).toEqual({ ...OEMBED, title: TITLE.de, width: 400, height: 300 });
    expect(small.html).toMatch(/width="400" height="300"/);
    const ask = async (params: Record<string, string>) =>
      (await fetch(`${server.url}/oembed?${new URLSearchParams(params)}`)).status;
    expect(await ask({ url: address, format: "yaml" })).toBe(501);
    expect(await ask({ url: `${server.url}/de/v/unknown00000` })).toBe(404);
    expect(await ask({ url: "https://elsewhere.example/de/v/abcdefghijkl" })).toBe(404);
    expect(await ask({})).toBe(400);
  },
);

test(
  "the dialog shows the chart as it will stand elsewhere, and what to paste",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url);
    await page.goto(`/en/v/${key}?f.source=renewable`, { waitUntil: "networkidle" });
    const readViews = async () =>
      ((await (await fetch(`${server.url}/api/config/view?id=${key}`)).json()) as { data: number })
        .data;
    await expect.poll(readViews).toBe(1);
    const opener = page.getByRole("link", { name: "Embed" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Embed this chart" });
    const frame = dialog.getByTitle("Preview");
    const preview = frame.contentFrame();
    await expect(preview.getByLabel("Energy source")).toHaveValue("renewable");
    await expect.poll(() => readGap(frame)).toBe(0);
    const text = (name: string) => dialog.getByRole("textbox", { name, exact: true }).inputValue();
    const height = async () => /height="(\d+)"/.exec(await text("Frame"))?.[1];
    const before = Number(await height());
    await preview.locator("html").evaluate(() => Object.assign(globalThis, { stayed: true }));
    await dialog.getByLabel("Source and notes").check();
    await dialog.getByLabel("Filters", { exact: true }).check();
    await expect(preview.getByText("Created with Statelier")).toHaveCount(0);
    await expect(preview.getByLabel("Energy source")).toHaveCount(0);
    expect(await preview.locator("html").evaluate(() => "stayed" in globalThis)).toBe(true);
    await expect.poll(async () => Number(await height())).toBeLessThan(before);
    const query = "?f.source=renewable&removeFootnotes=true&removeFilters=true";
    expect(new URL(page.url()).search).toBe(query);
    const escaped = query.replaceAll("&", "&amp;");
    expect(await text("Frame")).toContain(`src="${server.url}/en/embed/${key}${escaped}"`);
    expect(await text("Frame")).toContain(`${server.url}/statelier-resize.js`);
    expect(await text("Element")).toContain(`${server.url}/statelier-chart.js`);
    expect(await text("Link")).toBe(
      `<a href="${server.url}/en/v/${key}${escaped}">${TITLE.en}</a>`,
    );
    await expectAccessible(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog.getByRole("button", { name: /^Copy text.*Element/ }).click();
    await expect(dialog.getByRole("button", { name: /^Copied.*Element/ })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text("Element"));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.getByLabel("Energy source").selectOption("nuclear");
    await expect(page).toHaveURL(/removeFootnotes=true&removeFilters=true&f\.source=nuclear/);
    expect(await readViews()).toBe(1);
  },
);
