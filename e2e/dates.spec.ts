import type { Page } from "@playwright/test";
import {
  findDataset,
  makeChartDocument,
  openToReaders,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A line by day over four years, of which readers choose the period and the day's kind. */
const publishWeather = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "daily weather");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "line",
    change: openToReaders,
  });
  return publishDocument(url, document);
};

/** A table by day over four years, in two places, of which readers choose one day. */
const publishDays = async (url: string): Promise<{ key: string; label: string }> => {
  const iri = await findDataset(url, "daily weather");
  const { document, components } = await makeChartDocument(url, {
    iri,
    chartType: "table",
    change: (config, { dimensions }) => {
      const day = dimensions.find(({ timeUnit }) => timeUnit === "Day")!.id;
      const off = { active: false, componentId: "" };
      return {
        ...config,
        interactiveFiltersConfig: {
          legend: off,
          timeRange: { ...off, presets: { type: "range", from: "", to: "" } },
          dataFilters: { active: true, componentIds: [day], defaultOpen: true },
          calculation: { active: false, type: "identity" },
        },
      };
    },
  });
  const { label = "" } = components.dimensions.find(({ timeUnit }) => timeUnit === "Day") ?? {};
  return { key: await publishDocument(url, document), label };
};

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "a date among many is typed with digits alone, or chosen from a calendar",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.goto(`/de/v/${await publishWeather(server.url)}`, { waitUntil: "networkidle" });
      const from = field(page, "Von");
      await expect(from).toHaveValue("01.01.2012");
      await expect(from).toHaveAttribute("inputmode", "numeric");
      await from.focus();
      await page.keyboard.type("01032014");
      await expect(from).toHaveValue("01.03.2014");
      await expect(from).toBeFocused();
      await expect(page).toHaveURL(/\?t\.from=2014-03-01&t\.to=2015-12-31$/);
      const opener = page.getByLabel("Bis: aus einer Liste wählen");
      await opener.click();
      const day = (name: string) => page.getByRole("gridcell", { name, exact: true });
      await expect(day("Donnerstag, 31. Dezember 2015")).toBeFocused();
      await expectAccessible(page);
      const year = page.getByRole("combobox", { name: "Jahr" });
      await expect(year.getByRole("option")).toHaveText(["2012", "2013", "2014", "2015"]);
      await year.selectOption("2014");
      await page.getByRole("combobox", { name: "Monat" }).selectOption("Juni");
      await expect(field(page, "Bis")).toHaveValue("31.12.2015");
      await day("Montag, 30. Juni 2014").click();
      await expect(field(page, "Bis")).toHaveValue("30.06.2014");
      await expect(page).toHaveURL(/\?t\.from=2014-03-01&t\.to=2014-06-30$/);
      await expect(year).toBeHidden();
      await expect(opener).toBeFocused();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      await page.goBack();
      await expect(field(page, "Bis")).toHaveValue("31.12.2015");
    },
  );
});

test(
  "a date that the data lack is not taken: it is reported beside the field, with the nearest ones",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(`/en/v/${await publishWeather(server.url)}`, { waitUntil: "networkidle" });
    const to = field(page, "To");
    await to.fill("01.01.2030");
    await expect(page.getByText("There are no data for “01.01.2030”.")).toBeVisible();
    await expect(to).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    expect(page.url()).not.toContain("?");
    await page.getByRole("button", { name: "31.12.2015" }).click();
    await expect(to).toHaveValue("31.12.2015");
    await expect(to).toBeFocused();
    await to.fill("30.02.2013");
    await expect(page.getByText("Enter the date in this format: 31.12.2015.")).toBeVisible();
    await to.fill("28.02.2013");
    await expect(page.getByText("There are no data")).toBeHidden();
    await expect(page).toHaveURL(/t\.to=2013-02-28$/);
    await to.fill("");
    await page.keyboard.press("Tab");
    await expect(to).toHaveValue("28.02.2013");
  },
);

test(
  "dates are taken in either way in which they are written, and what is typed stays as it is",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(`/en/v/${await publishWeather(server.url)}`, { waitUntil: "networkidle" });
    const from = field(page, "From");
    for (const [typed, shown] of [
      ["2013-05-01", "01.05.2013"],
      [" 02.05.2013 ", "02.05.2013"],
    ] as const) {
      await from.fill(typed);
      await page.keyboard.press("Tab");
      await expect(from).toHaveValue(shown);
      await expect(from).toHaveAttribute("aria-invalid", "false");
    }
    await expect(page).toHaveURL(/t\.from=2013-05-02&/);
    await from.focus();
    await page.keyboard.type("1.5.2013");
    await expect(from).toHaveValue("1.5.2013");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Enter the date in this format: 31.12.2015.")).toBeVisible();
  },
);

const LATER = "“From” is later than “To”: the chart keeps its period until the dates are in order.";

test(
  "a period that ends before it begins is reported beside its fields, which keep what was entered",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(`/en/v/${await publishWeather(server.url)}`, { waitUntil: "networkidle" });
    await field(page, "To").fill("31.12.2013");
    await expect(page).toHaveURL(/t\.to=2013-12-31$/);
    await field(page, "From").fill("01.01.2015");
    await expect(page.getByText(LATER)).toBeVisible();
    await expect(field(page, "From")).toHaveValue("01.01.2015");
    await expect(field(page, "To")).toHaveValue("31.12.2013");
    await expect(page).toHaveURL(/t\.from=2012-01-01&t\.to=2013-12-31$/);
    await expectAccessible(page);
    await field(page, "To").fill("31.12.2015");
    await expect(page.getByText(LATER)).toBeHidden();
    await expect(page).toHaveURL(/t\.from=2015-01-01&t\.to=2015-12-31$/);
  },
);

test(
  "what an address asks for in vain is shown until the reader has chosen, and again on the way back",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishWeather(server.url);
    await page.goto(`/en/v/${key}?t.from=30.02.2013`, { waitUntil: "networkidle" });
    const notice = page.getByText("This address asks for “From” = “30.02.2013”.");
    await expect(notice).toBeVisible();
    await field(page, "From").fill("01.03.2013");
    await expect(page).toHaveURL(/t\.from=2013-03-01/);
    await expect(notice).toBeHidden();
    await page.goBack();
    await expect(notice).toBeVisible();
  },
);

test(
  "filters on time are named by their dates: in the form, the notes, what is spoken and pictures",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "daily weather");
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      change: (config, { dimensions }) => {
        const time = dimensions.find(({ kind }) => kind === "TemporalDimension")!;
        const place = dimensions.find(({ id }) => id !== time.id && id.includes("city"))!;
        const x = {
          componentId: place.id,
          sorting: { sortingType: "byAuto", sortingOrder: "asc" },
        };
        const [cube] = config.cubes;
        const { [place.id]: _, ...filters } = cube!.filters;
        const single = { type: "single" as const, value: "2012-01-31" };
        return {
          ...config,
          fields: { ...config.fields, x },
          cubes: [{ ...cube!, filters: { ...filters, [time.id]: single } }],
        } as typeof config;
      },
    });
    const key = await publishDocument(server.url, document);
    await page.goto(`/fr/v/${key}`);
    await expect(page.locator("figure").getByText("31.01.2012").first()).toBeVisible();
    expect(await page.locator("main").textContent()).not.toContain("2012-01-31");
    const picture = await (await fetch(`${server.url}/fr/v/${key}.svg`)).text();
    expect(picture).toContain("31.01.2012");
    expect(picture).not.toContain("2012-01-31");
    const csv = await (await fetch(`${server.url}/fr/v/${key}.csv`)).text();
    expect(csv).not.toContain("2012-01-31");
  },
);

test(
  "the calendar opens from the field with an arrow, is walked by keys and gives the focus back",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(`/en/v/${await publishWeather(server.url)}`, { waitUntil: "networkidle" });
    const opener = page.getByLabel("To: choose from the available dates");
    const here = page.locator("[role=grid] td:focus");
    const walk = async (key: string, name: RegExp) => {
      await page.keyboard.press(key);
      await expect(here).toHaveAccessibleName(name);
    };
    await field(page, "To").focus();
    await walk("ArrowDown", /Thursday,? 31 December 2015/);
    await walk("ArrowLeft", /Wednesday,? 30 December 2015/);
    await walk("ArrowUp", /Wednesday,? 23 December 2015/);
    await walk("Home", /Monday,? 21 December 2015/);
    await walk("End", /Sunday,? 27 December 2015/);
    await walk("PageUp", /Friday,? 27 November 2015/);
    await walk("Shift+PageUp", /Thursday,? 27 November 2014/);
    await walk("PageDown", /Saturday,? 27 December 2014/);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(field(page, "To")).toHaveValue("31.12.2015");
    await walk("Enter", /Thursday,? 31 December 2015/);
    await walk("Shift+PageUp", /Wednesday,? 31 December 2014/);
    await page.keyboard.press("Enter");
    await expect(field(page, "To")).toHaveValue("31.12.2014");
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/t\.to=2014-12-31$/);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "dates are typed into the form as they stand there",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.goto(`/en/v/${await publishWeather(server.url)}`);
      await field(page, "From").fill("01.03.2014");
      await expect(page.getByLabel("From: choose")).toBeHidden();
      await page.getByRole("button", { name: "Show" }).click();
      await expect(field(page, "From")).toHaveValue("01.03.2014");
      await expect(page).toHaveURL(/t\.from=01\.03\.2014/);
      await expect(page.locator("figure")).not.toContainText("2012");
      await field(page, "From").fill("01.03.2041");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(field(page, "From")).toHaveValue("01.03.2041");
      await expect(page.getByText("Nearest dates: 31.12.2015")).toBeVisible();
      await expect(page.getByText(LATER)).toBeVisible();
      await expect(page.getByText("This address asks for “Period” =")).toBeVisible();
      await field(page, "From").fill("01.03.2015");
      await field(page, "To").fill("01.03.2013");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page.getByText(LATER)).toBeVisible();
      await expect(field(page, "From")).toHaveValue("01.03.2015");
      await expect(field(page, "To")).toHaveValue("01.03.2013");
    },
  );
});

test(
  "one day among many is typed as a filter, and taken away by emptying its field",
  { tag: "@deep" },
  async ({ page, server }) => {
    const { key, label } = await publishDays(server.url);
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    const day = field(page, label);
    await expect(day).toHaveValue("");
    await expect(day).toHaveAttribute("placeholder", "No filter");
    const rows = page.locator("figure tbody tr");
    await expect(rows).toHaveCount(100);
    await day.fill("01.03.2014");
    await expect(page).toHaveURL(/\?f\.[a-z-]+=2014-03-01$/);
    await expect(rows).toHaveCount(2);
    await day.fill("30.02.2014");
    await expect(page.getByText("Enter the date in this format: 31.12.2015.")).toBeVisible();
    await expectAccessible(page);
    await day.fill("");
    await page.keyboard.press("Tab");
    await expect(rows).toHaveCount(100);
    await page.getByLabel(`${label}: `).click();
    await page.getByRole("combobox", { name: "Year" }).selectOption("2013");
    await page.getByRole("gridcell", { name: "31 December 2013" }).click();
    await expect(rows).toHaveCount(2);
    await expect(day).toHaveValue("31.12.2013");
  },
);

test(
  "without JavaScript the day of a filter is typed too",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { key, label } = await publishDays(server.url);
    await page.goto(`${server.url}/en/v/${key}`);
    const rows = page.locator("figure tbody tr");
    const showIn = page
      .getByRole("form", { name: "Filters" })
      .getByRole("button", { name: "Show" });
    await field(page, label).fill("01.03.2014");
    await showIn.click();
    await expect(rows).toHaveCount(2);
    await expect(field(page, label)).toHaveValue("01.03.2014");
    await field(page, label).fill("30.02.2014");
    await showIn.click();
    await expect(page.getByText(`“${label}” = “30.02.2014”`)).toBeVisible();
    await expect(field(page, label)).toHaveValue("30.02.2014");
    await field(page, label).fill("");
    await showIn.click();
    await expect(rows).toHaveCount(100);
    await expect(page.getByText("This address asks for")).toHaveCount(0);
    await context.close();
  },
);
