import { readFileSync } from "node:fs";
import {
  newChartPath,
  openNew,
  publish,
  stage,
  waitForEditor,
  writeTitle,
} from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("a chart that was left is found again where charts are begun", async ({ page }) => {
  await openNew(page);
  const begun = page.getByRole("region", { name: "Charts begun in this browser" });
  await writeTitle(page, "Left half done");
  await page.getByRole("link", { name: "Back to the dataset" }).click();
  await expect(begun.getByRole("listitem")).toHaveCount(1);
  await expect(begun).toContainText(/Left half done.*Last change: \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  await page.goto("/en/");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(begun).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await begun.getByRole("button", { name: "Delete: Left half done" }).click();
  await expect(begun).toContainText("Deleted from this browser");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Left half done");
  await begun.getByRole("button", { name: "Undo: Left half done" }).dblclick();
  await expect(begun).not.toContainText("Deleted from this browser");
  await begun.getByRole("button", { name: "Delete: Left half done" }).dblclick();
  await expect(begun).toContainText("Deleted from this browser");
  await begun.getByRole("button", { name: "Undo: Left half done" }).press("Enter");
  await begun.getByRole("link", { name: "Open: Left half done" }).click();
  await expect(page.getByRole("heading", { name: "Left half done" })).toBeVisible();
  await publish(page);
  await page.goto("/en/");
  await expect(begun).toContainText(/Left half done.*Published/);
  // It goes by its dataset and the type of its chart where it has no title.
  await openNew(page);
  await page.getByRole("link", { name: "Back to the dataset" }).click();
  await expect(begun.getByRole("listitem")).toHaveCount(2);
  await expect(begun).not.toContainText("Untitled");
});

test("a browser that refuses site data opens the editor, asks before the work goes, and lists nothing", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { get });
  });
  await page.goto(`/en${newChartPath()}`);
  await expect(stage(page).locator("svg").first()).toBeVisible();
  await expect(page.getByText("This chart is not saved in your browser")).toBeVisible();
  await writeTitle(page, "Kept nowhere");
  const asked = page.waitForEvent("dialog");
  const left = page.getByRole("link", { name: "Back to the dataset" }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await left;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Charts begun in this browser")).toBeHidden();
  expect(errors).toEqual([]);
});

test("a browser that has no storage at all shows the site and opens the editor", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { get: () => null });
  });
  await page.goto("/en/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`/en${newChartPath()}`);
  await expect(stage(page).locator("svg").first()).toBeVisible();
  await expect(page.getByText("This chart is not saved in your browser")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a begun chart that cannot be read is kept, named where charts are begun, and given as a file", async ({
  page,
}) => {
  await page.goto("/en/");
  const key = "vizualize-configurator-state:brokenchart1";
  const read = () => page.evaluate((name) => localStorage.getItem(name), key);
  await page.evaluate((name) => localStorage.setItem(name, '{"version":'), key);
  await page.reload();
  const begun = page.getByRole("region", { name: "Charts begun in this browser" });
  await expect(begun).toContainText("Can no longer be read as a chart");
  await begun.getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByText("Nothing has been deleted.")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what was saved" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("brokenchart1.json");
  expect(readFileSync(await file.path(), "utf8")).toBe('{"version":');
  expect(await read()).toBe('{"version":');
  await page.getByRole("button", { name: "Delete it and start again" }).click();
  await page.waitForURL(/\/create\/new$/);
  expect(await read()).toBeNull();
});

test("editing a published chart again goes on with the edit that was begun, or begins anew", async ({
  page,
}) => {
  await openNew(page);
  await writeTitle(page, "First edition");
  const key = await publish(page);
  await page.evaluate(() => localStorage.clear());
  const edit = `/en/create/new?edit=${key}`;
  await page.goto(edit);
  await waitForEditor(page);
  await writeTitle(page, "Second edition");
  const begun = page.url();
  await page.goto(edit);
  await page.waitForURL(begun);
  await expect(page.getByRole("heading", { name: "Second edition" })).toBeVisible();
  await expect(page.getByText("You had begun to edit this chart")).toBeVisible();
  await page.getByRole("link", { name: "Start again from the published chart" }).click();
  await expect(page.getByRole("heading", { name: "First edition" })).toBeVisible();
  expect(page.url()).not.toBe(begun);
  await page.goto("/en/");
  const listed = page.getByRole("region", { name: "Charts begun in this browser" });
  await expect(listed.getByRole("listitem")).toHaveCount(2);
});
