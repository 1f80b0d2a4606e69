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

/** Where the capitals of a control begin and end, and where their middle should be; in pixels from its corner. */
type Place = { left: number; width: number; middle: number };

/** Pixels between where the middle of the capitals should be and where it is; below it where positive. */
const measureOffset = async (
  page: Page,
  control: ElementHandle,
  { left, width, middle }: Place,
): Promise<number> => {
  const picture = await control.screenshot({ animations: "disabled" });
  const place = { start: Math.ceil(left * SCALE), columns: Math.floor(width * SCALE) };
  const rows = await page.evaluate(
    async ({ data, start, columns, edge }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      context.drawImage(image, 0, 0);
      // The text alone, between the borders and before the arrow of a list.
      const { data: pixels } = context.getImageData(start, edge, columns, canvas.height - 2 * edge);
      return Array.from({ length: pixels.length / (4 * columns) }, (_, row) => row).flatMap(
        (row) => {
          for (let at = row * columns; at < (row + 1) * columns; at += 1)
            if ((pixels[4 * at] ?? 255) < 110) return [row + edge];
          return [];
        },
      );
    },
    { data: picture.toString("base64"), edge: 3 * SCALE, ...place },
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error("There is no text.");
  return (first + last + 1) / 2 / SCALE - middle;
};

/** Capitals in black on white, so that only letters are dark. */
const writeCapitals = (control: ElementHandle): Promise<Place> =>
  control.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error("It is no control.");
    const box = element.getBoundingClientRect();
    for (const each of [element, ...element.querySelectorAll<HTMLElement>("*")])
      Object.assign(each.style, { color: "#000", background: "#fff" });
    const style = getComputedStyle(element);
    const [border = 0, paddingLeft = 0, paddingTop = 0, line = Number.NaN] = [
      style.borderTopWidth,
      style.paddingLeft,
      style.paddingTop,
      style.lineHeight,
    ].map(Number.parseFloat);
    // A picture begins at a whole pixel; a line below a tab is no part of its ground.
    const [x, y] = [box.left - Math.floor(box.left), box.top - Math.floor(box.top)];
    const below = Number.parseFloat(style.borderBottomWidth);
    const middle = y + (box.height + border - below) / 2;
    const inField = { left: x + border + paddingLeft, width: 20, middle };
    if (element instanceof HTMLSelectElement) {
      for (const option of element.selectedOptions) option.textContent = "HHH";
      return inField;
    }
    if (element instanceof HTMLInputElement) {
      // Only a field of text takes letters; that for searching keeps its type, which has a line of its own.
      if (element.type !== "search") element.type = "text";
      element.value = "HHH";
      return inField;
    }
    if (element instanceof HTMLTextAreaElement) {
      element.value = "HHH";
      // The first of its lines stands in the middle of its line.
      return { ...inField, middle: y + border + paddingTop + line / 2 };
    }
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      // What is for the ear alone has a pixel.
      if (range.getBoundingClientRect().height < 4 || !walker.currentNode.textContent?.trim())
        continue;
      walker.currentNode.textContent = "HHH";
      range.selectNodeContents(walker.currentNode);
      const { left, width } = range.getBoundingClientRect();
      return { left: x + left - box.left, width, middle };
    }
    throw new Error("There is no text.");
  });

const expectCentred = async (page: Page, name: string, locator: Locator): Promise<void> => {
  await locator.scrollIntoViewIfNeeded();
  const control = await locator.elementHandle();
  if (!control) throw new Error(`There is no ${name}.`);
  const place = await writeCapitals(control);
  const offset = await measureOffset(page, control, place);
  test.info().annotations.push({ type: "measured", description: `${name}: ${offset}` });
  expect.soft(Math.abs(offset), `${name}: ${offset}`).toBeLessThanOrEqual(0.5);
};

const loadFont = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.load("15px 'Source Sans 3'");
    await document.fonts.ready;
  });

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
    await loadFont(page);
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
    await loadFont(page);
    const form = page.getByRole("form", { name: "Filters" });
    await expectCentred(page, "list", form.locator("select").first());
    await expectCentred(page, "date", form.getByRole("textbox", { name: "From" }));
    await page.goto("/en/browse");
    await loadFont(page);
    await expectCentred(page, "search", page.getByRole("searchbox").first());
  });
