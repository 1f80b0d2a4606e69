import { readFile } from "node:fs/promises";
import { type ChartConfig } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { chooseInTree } from "./support/choose-in-tree.ts";
import { inDeep } from "./support/in-deep.ts";
import {
  findDataset,
  makeChartDocument,
  openToReaders,
  publishChart,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const text = (en: string, de: string, fr: string, it: string) => ({ de, fr, it, en });

/** Opened to readers, with a title and a description. */
const change = (config: ChartConfig): ChartConfig => ({
  ...openToReaders(config),
  meta: {
    ...config.meta,
    title: text(
      "How long people live",
      "Wie lange Menschen leben",
      "Combien de temps on vit",
      "Quanto si vive",
    ),
    description: text("By *country*.", "Nach *Land*.", "Par *pays*.", "Per *paese*."),
  },
});

const publish = async (
  url: string,
  chartType: ChartConfig["chartType"],
  query = "life expectancy",
) => {
  const iri = await findDataset(url, query);
  const { document } = await makeChartDocument(url, { iri, chartType, change });
  return publishDocument(url, document);
};

const readPage = async (url: string) => {
  const answer = await fetch(url, { headers: { "User-Agent": "Mozilla/5.0" } });
  return { status: answer.status, html: await answer.text() };
};

test.describe("the first response", () => {
  test("holds one mark per observation, the title, the axis titles and the table", async ({
    server,
  }) => {
    const key = await publish(server.url, "column");
    const { html } = await readPage(`${server.url}/en/v/${key}`);
    const svg = /<svg[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "";
    expect(svg.match(/<rect/g)).toHaveLength(11);
    expect(svg).toContain("Life expectancy");
    expect(html).toContain("How long people live");
    expect(html).toContain("<em>country</em>");
    expect(html.match(/<tr>/g)?.length).toBe(12);
  });

  test("holds the example of docs/publishing.md as it stands there", async ({ server }) => {
    const example = await readFile("docs/examples/electricity-in-iowa.json", "utf8");
    const key = await publishDocument(server.url, JSON.parse(example));
    const { html } = await readPage(`${server.url}/fr/v/${key}`);
    expect(/<svg[\s\S]*?<\/svg>/.exec(html)?.[0].match(/<rect/g)).toHaveLength(17);
    expect(html).toContain("Production d’électricité dans l’Iowa");
  });

  test("holds the filter of several values of docs/publishing.md", async ({ server }) => {
    const text = await readFile("docs/examples/electricity-in-iowa.json", "utf8");
    const [, fragment = ""] =
      /```json\n(\{\n {2}"filterTypes"[^]*?)```/.exec(
        await readFile("docs/publishing.md", "utf8"),
      ) ?? [];
    const document = JSON.parse(text);
    const [chart] = document.chartConfigs;
    const [id = ""] = Object.keys(chart.cubes[0].filters);
    chart.cubes[0].filters = {};
    chart.fields.segment = { componentId: id, type: "stacked", showValuesMapping: {} };
    chart.extensions = JSON.parse(fragment.replaceAll("SOURCE", id));
    const key = await publishDocument(server.url, document);
    const readChosen = async (search: string) => {
      const { html } = await readPage(`${server.url}/en/v/${key}${search}`);
      const boxes = html.match(/<input[^>]*type="checkbox"[^>]*name="f\.source"[^>]*>/g) ?? [];
      const chosen = boxes.filter((box) => box.includes("checked"));
      return chosen.map((box) => /value="([^"]+)"/.exec(box)?.[1]);
    };
    expect(await readChosen("")).toEqual(["nuclear", "renewable"]);
    expect(await readChosen("?f.source=fossil&f.source=nuclear")).toEqual(["fossil", "nuclear"]);
  });

  test("draws a line as one path with one vertex per observation", async ({ server }) => {
    const key = await publish(server.url, "line");
    const { html } = await readPage(`${server.url}/en/v/${key}`);
    const svg = /<svg[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "";
    const [, d = ""] = /<path[^>]* d="([^"]+)"/.exec(svg) ?? [];
    expect(d.match(/[ML]/g)).toHaveLength(11);
  });

  test("speaks the reader's language, in labels and numbers", async ({ server }) => {
    const key = await publish(server.url, "column", "unemployment");
    const { html: german } = await readPage(`${server.url}/de/v/${key}`);
    expect(german).toContain('<html lang="de">');
    expect(german).toContain("Wie lange Menschen leben");
    expect(german).toContain("Arbeitslose");
    const { html: french } = await readPage(`${server.url}/fr/v/${key}`);
    expect(french).toContain("Combien de temps on vit");
    const numbers = await publish(server.url, "column", "electricity");
    for (const [locale, written] of [
      ["fr", "35\u202f361"],
      ["de", "35’361"],
    ]) {
      const { html } = await readPage(`${server.url}/${locale}/v/${numbers}`);
      expect(/<td[^>]*>35[^<]+/.exec(html)?.[0].replace(/<[^>]+>/, "")).toBe(written);
    }
  });

  test(
    "counts a view that somebody reads, without waiting for it",
    { tag: "@deep" },
    async ({ server }) => {
      const key = await publish(server.url, "column");
      const address = `${server.url}/en/v/${key}`;
      await fetch(address, { method: "HEAD" });
      await fetch(address, { headers: { "User-Agent": "Mozilla/5.0", "Sec-Purpose": "prefetch" } });
      await fetch(address);
      await readPage(address);
      await expect
        .poll(
          async () => (await (await fetch(`${server.url}/api/config/view?id=${key}`)).json()).data,
        )
        .toBe(1);
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the filters are a form that gives the right chart", async ({ page, server }) => {
    const key = await publish(server.url, "column");
    await page.goto(`/en/v/${key}`);
    await page.goto(`/de/v/${key}`);
    const options = page.getByRole("combobox", { name: "Land" }).getByRole("option");
    const names = await options.allTextContents();
    const countries = names.slice(
      names.findLastIndex((name) => !name.startsWith("\u2003\u2003")) + 1,
    );
    expect(countries.length).toBeGreaterThan(2);
    expect(countries).toEqual(countries.toSorted(new Intl.Collator("de").compare));
    expect(names.length).toBeGreaterThan(20);
    await page.goto(`/en/v/${key}`);
    await expect(page.locator("figure svg rect")).toHaveCount(11);
    await page.getByRole("combobox", { name: "Country" }).selectOption("che");
    await page.getByLabel("From").selectOption("1980");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/f\.country=che/);
    await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("che");
    const heights = await page
      .locator("figure svg rect")
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("height"))));
    expect(heights).toHaveLength(6);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await page.getByText("Data table").click();
    await expect(page.getByRole("row")).toHaveCount(7);
    await expect(page.getByRole("row").last()).toContainText("81.69");
  });
});

test("a filter redraws the chart without a page load, and Back undoes it", async ({
  page,
  server,
}) => {
  const key = await publish(server.url, "column");
  await page.goto(`/en/v/${key}`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.getByText("Data table").click();
  const last = page.getByRole("row").last();
  const before = await last.textContent();
  const spoken = page.locator("figure output").first();
  await expect(spoken).toHaveText("");
  await chooseInTree(page, "Country", "Switzerland");
  await expect(last).toContainText("81.69");
  await expect(spoken).toHaveText("Country: Switzerland, 11 values in the chart");
  await expect(page.locator("form summary")).toBeFocused();
  await expect(page).toHaveURL(/=che/);
  await page.goBack();
  await expect(last).toHaveText(before ?? "");
  expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
});

test(
  "Back within the moment before a choice stands in the address leaves no address of it behind",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "electricity generation Iowa", {
      chartType: "column",
      change: openToReaders,
    });
    await page.goto(`/en/v/${key}`);
    await page.waitForLoadState("networkidle");
    const source = page.getByLabel("Energy source", { exact: true });
    await source.selectOption({ label: "Renewables" });
    await expect(page).toHaveURL(/\?f\.source=renewable$/);
    await source.evaluate((select: HTMLSelectElement) => {
      select.value = "nuclear";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      history.back();
    });
    await expect(page).not.toHaveURL(/\?/);
    await page.waitForTimeout(200);
    expect(page.url()).not.toContain("?");
    await expect(source).toHaveValue("fossil");
    await source.evaluate((select: HTMLSelectElement) => {
      select.value = "nuclear";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      select.ownerDocument.querySelector<HTMLAnchorElement>('a[href="/en/"]')!.click();
    });
    await page.waitForURL((url) => !url.pathname.includes("/v/"));
    await page.goBack();
    await expect(page).toHaveURL(/\?f\.source=nuclear$/);
  },
);

test(
  "attribution, publisher and licence stand under the chart and beside the preview",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    const iri = await findDataset(server.url, "life expectancy");
    for (const path of [`/v/${key}`, `/browse?dataset=${encodeURIComponent(iri)}`]) {
      await page.goto(`/en${path}`);
      await expect(page.getByText("Based on free material from Gapminder.org")).toBeVisible();
      await expect(page.getByRole("link", { name: "Gapminder Foundation" }).last()).toBeVisible();
      await expect(page.getByRole("link", { name: "CC BY 4.0" })).toHaveAttribute(
        "href",
        "https://creativecommons.org/licenses/by/4.0/",
      );
    }
  },
);

test(
  "a table in place of the chart stands whole on its page; inside another page it scrolls, and fades where more rows wait",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "employment in the united states");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "line" });
    const key = await publishDocument(server.url, document);
    await page.setViewportSize({ width: 800, height: 500 });
    const measure = () =>
      page.getByRole("region", { name: "Table" }).evaluate((region) => ({
        hidden: region.scrollHeight - region.clientHeight,
        fade: getComputedStyle(region).getPropertyValue("--fade-foot"),
      }));
    await page.goto(`/en/v/${key}?as=table`);
    expect(await page.getByRole("row").count()).toBeGreaterThan(100);
    expect(await measure()).toEqual({ hidden: 0, fade: "0px" });
    await page.goto(`/en/embed/${key}?as=table`);
    const framed = await measure();
    expect(framed.hidden).toBeGreaterThan(1000);
    expect(framed.fade).toBe("40px");
    await page
      .getByRole("region", { name: "Table" })
      .evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await expect.poll(measure).toMatchObject({ fade: "0px" });
  },
);

test(
  "the data stand instead of the chart where the reader wants them, and Back brings it back",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    await page.goto(`/en/v/${key}`);
    await expect(page.locator("figure svg rect")).toHaveCount(11);
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await expect(page).toHaveURL(/\?as=table$/);
    await expect(page.locator("figure svg")).toHaveCount(0);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(12);
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(12);
    await expect(page.getByRole("link", { name: "Table", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.goBack();
    await expect(page.locator("figure svg rect")).toHaveCount(11);
  },
);

test(
  "a reader finds the same view in the other languages at the foot of the page, after choices too",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    await page.goto(`/de/v/${key}`);
    const others = page.getByRole("navigation", { name: "Sprache" }).getByRole("link");
    await expect(others).toHaveText(["Français", "Italiano", "English"]);
    await page.getByRole("link", { name: "Tabelle", exact: true }).click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(12);
    await others.last().click();
    await expect(page).toHaveURL(`/en/v/${key}?as=table`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(12);
    await page.goto(`/en/embed/${key}`);
    await expect(page.getByRole("link", { name: "Français" })).toHaveCount(0);
  },
);

test(
  "Back pressed before a reloaded page answers shows what the address says once it does",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await expect(page).toHaveURL(/\?as=table$/);
    const gate = Promise.withResolvers<void>();
    await page.route("**/assets/view-*.js", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(12);
    await page.evaluate(() => globalThis.history.back());
    await expect(page).toHaveURL(new RegExp(`/v/${key}$`));
    gate.resolve();
    await expect(page.locator("figure svg rect")).toHaveCount(11);
    await expect(page.getByRole("table")).toHaveCount(0);
  },
);

test(
  "marks of a campaign reach nobody else and do not draw the page anew",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    const address = `${server.url}/en/v/${key}`;
    await fetch(`${address}?utm_source=mail&email=somebody`);
    expect(await (await fetch(address)).text()).not.toContain("somebody");
    await page.addInitScript(() => {
      Object.assign(globalThis, { steps: 0 });
      globalThis.addEventListener("popstate", () => {
        (globalThis as unknown as { steps: number }).steps += 1;
      });
    });
    for (const search of ["", "?utm_source=letter", "?publishSuccess=true"]) {
      await page.goto(`${address}${search}`, { waitUntil: "networkidle" });
      const steps = () => page.evaluate(() => (globalThis as unknown as { steps: number }).steps);
      expect(await steps(), search).toBe(0);
    }
  },
);

test("a map is drawn whole by the server, its areas are walked by keys, and it is a picture", async ({
  page,
  server,
}) => {
  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, { iri, chartType: "map" });
  const key = await publishDocument(server.url, document);
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  const answer = await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  expect((await answer?.text())?.match(/data-mark="area /g)?.length).toBeGreaterThan(50);
  const areas = page.locator("figure svg .areas path");
  expect(await areas.count()).toBeGreaterThan(50);
  await page.getByRole("group", { name: /values in the chart/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("figure")).toContainText(/rank 1 of \d+/);
  const drawn = () => areas.first().getAttribute("d");
  const whole = await drawn();
  await page.keyboard.press("+");
  await expect.poll(drawn).not.toBe(whole);
  const larger = await drawn();
  const box = await page.locator("figure svg .areas").boundingBox();
  if (!box) throw new Error("There is no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(drawn).not.toBe(larger);
  await page.getByRole("button", { name: "Show the whole map" }).click();
  await expect.poll(drawn).toBe(whole);
  const picture = await page.request.get(`/en/v/${key}.png`);
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect(said).toEqual([]);
});

test("the period narrows the chart", { tag: "@deep" }, async ({ page, server }) => {
  const key = await publish(server.url, "column");
  await page.goto(`/en/v/${key}`);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("From").selectOption("1990");
  await expect(page.locator("figure svg rect")).toHaveCount(4);
});

test("arrows walk the marks and say where they are", async ({ page, server }) => {
  const key = await publish(server.url, "column");
  await page.goto(`/en/v/${key}`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("group", { name: /11/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("figure")).toContainText(/1955, \d\d\.\d\d?\u00a0years, 1 of 11/);
  await page.keyboard.press("End");
  await expect(page.locator("figure")).toContainText(/2005, .*11 of 11/);
});

test(
  "the keyboard goes from the chart to its data table, opens it and leaves it",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    await page.goto(`/en/v/${key}`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("group", { name: /11/ }).focus();
    const table = page.locator("figure summary", { hasText: "Data table" });
    const isThere = () => table.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < 9 && !(await isThere()); stop += 1) await page.keyboard.press("Tab");
    await expect(table).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("table")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("table")).toBeHidden();
  },
);

const gone: [Locale, string][] = [
  ["en", "Chart not found"],
  ["de", "nicht gefunden"],
  ["fr", "introuvable"],
  ["it", "non trovato"],
];
for (const [locale, title] of inDeep(gone)) {
  test(`CONFIG_NOT_FOUND is said in ${locale}`, async ({ page }) => {
    const answer = await page.goto(`/${locale}/v/unknown00000`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.getByText("CONFIG_NOT_FOUND")).toBeVisible();
  });
}

test("SOURCE_NOT_ALLOWED names the source and the setting (D29)", async ({ page, server }) => {
  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
  const key = await publishDocument(server.url, {
    ...document,
    dataSource: { type: "sparql", url: "https://elsewhere.example/query" },
  });
  const answer = await page.goto(`/en/v/${key}`);
  expect(answer?.status()).toBe(403);
  await expect(page.getByText("https://elsewhere.example/query")).toBeVisible();
  await expect(page.getByText("STATELIER_SOURCES")).toBeVisible();
});

test("CUBE_GONE names the dataset and answers 404 (D25)", async ({ page, server }) => {
  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, {
    iri,
    chartType: "column",
    change: (config) => ({
      ...config,
      cubes: [{ iri: "https://example.org/withdrawn", filters: {} }],
      extensions: {
        "dataset-titles": { "https://example.org/withdrawn": { en: "A withdrawn dataset" } },
      },
    }),
  });
  const key = await publishDocument(server.url, document);
  const answer = await page.goto(`/en/v/${key}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(/A withdrawn dataset/)).toBeVisible();
});

test("an address with a part that the chart does not know says so and shows the chart", async ({
  page,
  server,
}) => {
  const key = await publish(server.url, "column");
  await page.goto(`/en/v/${key}?f.country=atlantis&publishSuccess=true`);
  await expect(page.getByText(/atlantis/)).toBeVisible();
  await expect(page.getByText(/is published/)).toBeVisible();
  await expect(page.locator("figure svg rect")).toHaveCount(11);
});

test(
  "who has just published finds the code for other pages behind “Embed” of the notice",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    await page.goto(`/en/v/${key}?publishSuccess=true`);
    await expect(page).toHaveURL(`/en/v/${key}`);
    await page.getByRole("link", { name: "Embed" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Embed this chart" });
    await expect(dialog.getByRole("textbox", { name: "Frame", exact: true })).toHaveValue(
      new RegExp(`/en/embed/${key}`),
    );
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText(/is published/)).toBeVisible();
  },
);

test(
  "the mark of a chart just published leaves the address, which is copied from there; the notice stays",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    await page.goto(
      `/en/v/${key}?f.country=fra&publishSuccess=true&updated=true&as=table#chart-title`,
    );
    await expect(page).toHaveURL(`/en/v/${key}?f.country=fra&as=table#chart-title`);
    await expect(page.getByText("Your changes are public.")).toBeVisible();
    await page.goto(`/en/v/${key}?publishSuccess=true`);
    await expect(page).toHaveURL(`/en/v/${key}`);
    await expect(page.getByText(/is published/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/is published/)).toHaveCount(0);
  },
);
