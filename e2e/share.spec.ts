import type { Page } from "@playwright/test";
import {
  findDataset,
  makeChartDocument,
  openDataFilters,
  openToReaders,
  publishChart,
  publishDocument,
  stackBy,
} from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const publish = async (url: string) => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "column",
    change: (config, components) => {
      const stacked = stackBy("Country", config, components);
      const [country] = components.dimensions.filter(({ label }) => label === "Country");
      const values = Object.fromEntries(
        (country?.values ?? []).slice(0, 2).map(({ value }) => [value, true as const]),
      );
      const filters = { [country?.id ?? ""]: { type: "multi" as const, values } };
      return {
        ...stacked,
        cubes: stacked.cubes.map((cube) => ({ ...cube, filters })),
        interactiveFiltersConfig: stacked.interactiveFiltersConfig && {
          ...stacked.interactiveFiltersConfig,
          calculation: { active: true, type: "identity" },
        },
      };
    },
  });
  return { iri, key: await publishDocument(url, document) };
};

const readHead = async (address: string) => {
  const html = await (await fetch(address)).text();
  const meta = (name: string): string =>
    (new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
  const datasets = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ([, json = ""]) =>
      JSON.parse(json) as {
        "@type": string;
        distribution: { contentUrl: string; encodingFormat: string }[];
      },
  );
  return { meta, datasets };
};

const countPages = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test("every view is announced by its own card, and its data are described with files that are there", async ({
  server,
}) => {
  const { iri, key } = await publish(server.url);
  const { meta } = await readHead(`${server.url}/en/v/${key}?percent=1&utm_source=mail`);
  expect(meta("og:url")).toMatch(new RegExp(`/en/v/${key}\\?percent=1$`));
  expect(meta("og:image")).toMatch(/\.png\?percent=1&shape=card$/);
  const card = Buffer.from(await (await fetch(meta("og:image"))).arrayBuffer());
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);

  for (const path of [`/de/v/${key}`, `/de/browse?dataset=${encodeURIComponent(iri)}`]) {
    const { datasets } = await readHead(`${server.url}${path}`);
    expect(datasets.map((dataset) => dataset["@type"])).toEqual(["Dataset"]);
    const files = datasets[0]?.distribution ?? [];
    const answers = await Promise.all(
      files.map(({ contentUrl }) => fetch(contentUrl, { method: "HEAD" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ headers }) => headers.get("Content-Type"))).toEqual(
      files.map(({ encodingFormat }) => encodingFormat),
    );
  }
});

test(
  "chart and dataset fit on one clean page of paper, with address and date",
  { tag: "@deep" },
  async ({ page, server }) => {
    const { iri, key } = await publish(server.url);
    for (const path of [`/en/v/${key}`, `/en/browse?dataset=${encodeURIComponent(iri)}`]) {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/· Printed on \d\d\.\d\d\.\d{4}$/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Gapminder Foundation" }).first()).toBeVisible();
      // Heads of columns are buttons that look like words.
      const controls = page.locator(":is(button, input, select):visible:not(th *)");
      await expect(controls).toHaveCount(0);
      await expect(page.locator("summary:visible, nav:visible")).toHaveCount(0);
      expect(await countPages(page)).toBe(1);
      await page.emulateMedia({ media: "screen" });
    }
  },
);

test(
  "paper says what the reader has chosen, and shows the whole table",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "electricity", {
      chartType: "column",
      change: openDataFilters,
    });
    await page.goto(`/en/v/${key}?f.source=nuclear&as=table`);
    const choice = page.getByText("Selection: Energy source: Nuclear");
    await expect(choice).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(choice).toBeVisible();
    const table = page.getByRole("table");
    const [whole, shown] = await table.evaluate(({ scrollHeight, parentElement }) => [
      scrollHeight,
      parentElement?.clientHeight,
    ]);
    expect(shown).toBeGreaterThanOrEqual(whole ?? 0);
    await page.emulateMedia({ media: "screen" });
  },
);

test(
  "paper names the series that are drawn, and the period that was chosen",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "electricity generation Iowa", {
      chartType: "column",
      change: (config, components) => openToReaders(stackBy("Energy source", config, components)),
    });
    await page.goto(`/en/v/${key}?hide=nuclear&t.from=2005&t.to=2010`, {
      waitUntil: "networkidle",
    });
    const period = page.getByText("Selection: Period: 2005 – 2010");
    const legend = page.getByRole("group", { name: "Energy source" });
    await expect(period).toBeHidden();
    await expect(legend.getByText("Nuclear energy")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(period).toBeVisible();
    await expect(legend.getByText("Renewables")).toBeVisible();
    await expect(legend.getByText("Nuclear energy")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  },
);

test(
  "paper names all series of a legend that is folded on the screen",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "life expectancy", {
      chartType: "column",
      change: (config, components) => stackBy("Country", config, components),
    });
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    const series = page.getByRole("group", { name: "Country" }).getByRole("listitem");
    await expect(series.first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(series.first()).toBeVisible();
    await expect(series.last()).toBeVisible();
    await expect(page.locator("summary:visible")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  },
);

test(
  "a chart that is a table is printed with all rows of its page and all columns",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(
      `/en/v/${await publishChart(server.url, "life expectancy", { chartType: "table" })}`,
    );
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Rows 1 to 100 of 682")).toBeVisible();
    const hidden = await page.getByRole("table").evaluate((table) => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = table.parentElement!;
      const { maskImage } = getComputedStyle(table.parentElement!);
      return [scrollHeight - clientHeight, scrollWidth - clientWidth, maskImage];
    });
    expect(hidden).toEqual([0, 0, "none"]);
    await page.emulateMedia({ media: "screen" });
  },
);

test(
  "a view is copied as a link and sent by mail",
  { tag: "@deep" },
  async ({ page, context, server }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { key } = await publish(server.url);
    await page.goto(`/en/v/${key}`);
    await page.getByRole("checkbox", { name: /percent/i }).check();
    await page.getByText("Share", { exact: true }).click();
    const field = page.getByRole("textbox", { name: "Address of this view" });
    await expect(field).toHaveValue(new RegExp(`/en/v/${key}\\?percent=1$`));
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await field.inputValue());
    const mail = await page.getByRole("link", { name: "Send by e-mail" }).getAttribute("href");
    expect(decodeURIComponent(mail ?? "")).toContain(`\n${copied}`);
    expect(mail).toMatch(/^mailto:\?subject=Life%20expectancy/);
  },
);
