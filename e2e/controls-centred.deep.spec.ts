import type { ElementHandle, Locator, Page } from "@playwright/test";
import {
  controls,
  openNew,
  openSection,
  openTask,
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

test.use({ deviceScaleFactor: 4, viewport: { width: 1440, height: 900 } });

/** Pixels between the middle of a control and the middle of the capitals in it; below it where positive. */
const measureOffset = async (page: Page, control: ElementHandle): Promise<number> => {
  const picture = await control.screenshot({ animations: "disabled" });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.drawImage(image, 0, 0);
    const scale = 4;
    // The text alone, between the borders and before the arrow of a list.
    const [left, edge, width] = [9 * scale, 3 * scale, 20 * scale];
    const { data: pixels } = context.getImageData(left, edge, width, canvas.height - 2 * edge);
    const rows = Array.from({ length: pixels.length / (4 * width) }, (_, row) => row).filter(
      (row) => {
        for (let at = row * width; at < (row + 1) * width; at += 1)
          if ((pixels[4 * at] ?? 255) < 110) return true;
        return false;
      },
    );
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) throw new Error("There is no text.");
    return ((first + last + 1) / 2 + edge - canvas.height / 2) / scale;
  }, picture.toString("base64"));
};

/** Capitals in black on white, so that only letters are dark. */
const writeCapitals = (control: ElementHandle): Promise<void> =>
  control.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error("It is no control.");
    const option = element instanceof HTMLSelectElement ? element.selectedOptions[0] : undefined;
    const text = option ?? element.querySelector("span") ?? element;
    if (element instanceof HTMLInputElement) {
      if (element.type === "number") element.type = "text";
      element.value = "HHH";
    } else text.textContent = "HHH";
    for (const each of [element, text] as HTMLElement[])
      Object.assign(each.style, { color: "#000", background: "#fff" });
  });

const expectCentred = async (page: Page, name: string, locator: Locator): Promise<void> => {
  const control = await locator.elementHandle();
  if (!control) throw new Error(`There is no ${name}.`);
  await writeCapitals(control);
  const offset = await measureOffset(page, control);
  test.info().annotations.push({ type: "measured", description: `${name}: ${offset}` });
  expect.soft(Math.abs(offset), `${name}: ${offset}`).toBeLessThanOrEqual(0.5);
};

const loadFont = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.load("15px 'Source Sans 3'");
    await document.fonts.ready;
  });

test("text in the editor's controls stands in their middle, within half a pixel", async ({
  page,
}) => {
  await openNew(page);
  await waitForChart(page);
  await expect(stage(page).locator("svg").first()).toBeVisible();
  await loadFont(page);
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await expectCentred(page, "button", publish);
  await expectCentred(page, "search", controls(page).getByRole("searchbox").first());
  await openTask(page, "Chart");
  await expectCentred(page, "list", page.getByRole("button", { name: /Vertical axis$/ }));
  await openTask(page, "Look");
  await openSection(page, /^Axes/);
  await controls(page).getByText("Set the range of the axis").click();
  await expectCentred(page, "number", controls(page).getByLabel("Axis from"));
  await openTask(page, "Text");
  const title = page.getByRole("textbox", { name: "Title, English" });
  await expectCentred(page, "text", title);
});

test("text in the controls of readers stands in their middle, within half a pixel", async ({
  page,
  server,
}) => {
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
  await expectCentred(page, "text", form.getByRole("textbox", { name: "From" }));
});
