import type { ElementHandle, Locator, Page } from "@playwright/test";
import {
  controls,
  openNew,
  openOptions,
  openSection,
  openTask,
  setType,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import {
  findDataset,
  makeChartDocument,
  openToReaders,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const SCALE = 4;

test.use({ actionTimeout: 20_000, deviceScaleFactor: SCALE });

/** The control in the window, and where its capitals and the middle of its ground stand in it; in pixels. */
type Place = { box: Box; left: number; width: number; middle: number };
type Box = { x: number; y: number; width: number; height: number };

/** Pixels between where the middle of the capitals should be and where it is; below it where positive. */
const measureOffset = async (page: Page, { box, left, width, middle }: Place): Promise<number> => {
  // Of whole pixels of the window: what is cut out of it begins where it is said to.
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const clip = { x, y, width: Math.ceil(box.width) + 1, height: Math.ceil(box.height) + 1 };
  const picture = await page.screenshot({ animations: "disabled", clip });
  const rows = await page.evaluate(
    async ({ data, columns, lines }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      context.drawImage(image, 0, 0);
      const [start, count] = columns;
      const [first, last] = lines;
      const { data: pixels } = context.getImageData(start, first, count, last - first);
      const isDark = (row: number): boolean => {
        for (let at = row * count; at < (row + 1) * count; at += 1)
          if ((pixels[4 * at] ?? 255) < 110) return true;
        return false;
      };
      return Array.from({ length: last - first }, (_, row) => row)
        .filter(isDark)
        .map((row) => row + first);
    },
    {
      data: picture.toString("base64"),
      columns: [Math.ceil((left - x) * SCALE), Math.floor(width * SCALE)] as const,
      // The text alone, between the borders.
      lines: [
        Math.round((box.y - y + 3) * SCALE),
        Math.round((box.y - y + box.height - 3) * SCALE),
      ] as const,
    },
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error("There is no text.");
  return y + (first + last + 1) / 2 / SCALE - middle;
};

/** Capitals in black on white, so that only letters are dark; answers where, once they stand there. */
const writeCapitals = (control: ElementHandle): Promise<Place> =>
  control.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error("It is no control.");
    for (const each of [element, ...element.querySelectorAll<HTMLElement>("*")])
      Object.assign(each.style, { color: "#000", background: "#fff", transition: "none" });
    const find = (): Text | undefined => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        // What is for the ear alone has a pixel.
        if (range.getBoundingClientRect().height >= 4 && walker.currentNode.textContent?.trim())
          return walker.currentNode as Text;
      }
      return undefined;
    };
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const text = isField || element instanceof HTMLSelectElement ? undefined : find();
    if (element instanceof HTMLSelectElement)
      for (const option of element.selectedOptions) option.textContent = "HHH";
    else if (isField) {
      // Only a field of text takes letters; that for searching keeps its type, which has a line of its own.
      if (element.type !== "search" && element instanceof HTMLInputElement) element.type = "text";
      element.value = "HHH";
    } else if (text) text.textContent = "HHH";
    else throw new Error("There is no text.");
    // Lines of text stand on whole pixels, and so does the control.
    if (["static", "relative"].includes(getComputedStyle(element).position)) {
      element.style.top = "0";
      const { y } = element.getBoundingClientRect();
      Object.assign(element.style, { position: "relative", top: `${Math.ceil(y) - y}px` });
    }
    // Until it has its place.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = { x, y, width, height };
    const style = getComputedStyle(element);
    const [left = 0, paddingLeft = 0, top = 0, below = 0, paddingTop = 0, line = 0] = [
      style.borderLeftWidth,
      style.paddingLeft,
      style.borderTopWidth,
      style.borderBottomWidth,
      style.paddingTop,
      style.lineHeight,
    ].map(Number.parseFloat);
    // The first line of several stands in the middle of its line; a line below a tab is no part of its ground.
    const middle =
      element instanceof HTMLTextAreaElement
        ? y + top + paddingTop + line / 2
        : y + (height + top - below) / 2;
    if (!text) return { box, left: x + left + paddingLeft, width: 20, middle };
    const range = document.createRange();
    range.selectNodeContents(text);
    const of = range.getBoundingClientRect();
    return { box, left: of.x, width: of.width, middle };
  });

const readText = (control: ElementHandle): Promise<string | null> =>
  control.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : element.textContent,
  );

const expectCentred = async (page: Page, name: string, locator: Locator): Promise<void> => {
  await locator.scrollIntoViewIfNeeded();
  const control = await locator.elementHandle();
  if (!control) throw new Error(`There is no ${name}.`);
  let offset = NaN;
  await expect(async () => {
    const place = await writeCapitals(control);
    offset = await measureOffset(page, place);
    // The editor may have drawn it anew meanwhile.
    expect(place.box.y % 1).toBe(0);
    expect(await control.boundingBox()).toEqual(place.box);
    expect(await readText(control)).toContain("HHH");
  }).toPass({ timeout: 10_000 });
  test.info().annotations.push({ type: "measured", description: `${name}: ${offset}` });
  expect.soft(Math.abs(offset), `${name}: ${offset}`).toBeLessThanOrEqual(0.5);
};

/** Until nothing comes any more that writes its own text into a field. */
const loadWhole = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.load("15px 'Source Sans 3'");
    await document.fonts.ready;
  });
};

const WIDTHS = [1440, 1024, 390];

for (const width of WIDTHS)
  test(`text in the editor's controls stands in their middle, within half a pixel, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openNew(page, "weather-seattle-new-york");
    await waitForChart(page);
    await expect(stage(page).locator("svg").first()).toBeVisible();
    await loadWhole(page);
    await expectCentred(page, "search", controls(page).getByRole("searchbox").first());
    await page.getByRole("button", { name: "Add a chart", exact: true }).click();
    await page.getByRole("menuitem", { name: "Chart of another dataset…" }).click();
    const drawer = page.getByRole("dialog", { name: "Add a chart of another dataset" });
    await expectCentred(page, "search in a drawer", drawer.getByRole("searchbox"));
    const chip = drawer
      .getByRole("list", { name: "Dimensions" })
      .first()
      .getByRole("listitem")
      .first();
    await expectCentred(page, "chip", chip);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await openTask(page, "Data");
    const add = controls(page).getByRole("button", { name: "Add a dataset" });
    await expectCentred(page, "small button", add);
    await openTask(page, "Look");
    await openSection(page, /^Axes/);
    await controls(page).getByText("Set the range of the axis").click();
    await expectCentred(page, "number", controls(page).getByLabel("Axis from"));
    await openTask(page, "Text");
    const box = (name: string) => page.getByRole("textbox", { name });
    await expectCentred(page, "text", box("Title, English"));
    await expectCentred(page, "area of text", box("Description, English"));
    await openOptions(page, "Horizontal axis");
    await expectCentred(page, "date", controls(page).getByRole("textbox", { name: "From" }));
    const axis = controls(page).getByRole("button", { name: /Vertical axis$/ });
    await expectCentred(page, "list", axis);
    await expectCentred(page, "tab of a chart", page.locator("[data-tab]").first());
    const publish = page.getByRole("button", { name: "Publish", exact: true });
    await expectCentred(page, "button", publish);
    await setType(page, "Table");
    await expectCentred(page, "tab", controls(page).getByRole("tab", { name: "Settings" }));
  });

for (const width of WIDTHS)
  test(`text in the controls of readers stands in their middle, within half a pixel, at ${width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const iri = await findDataset(server.url, "weather");
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "line",
      change: openToReaders,
    });
    await page.goto(`/en/v/${await publishDocument(server.url, document)}`);
    await loadWhole(page);
    const form = page.getByRole("form", { name: "Filters" });
    await expectCentred(page, "list", form.locator("select").first());
    await expectCentred(page, "date", form.getByRole("textbox", { name: "From" }));
    await page.goto("/en/browse");
    await loadWhole(page);
    await expectCentred(page, "search", page.getByRole("searchbox").first());
  });
