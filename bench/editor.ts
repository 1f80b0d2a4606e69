import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { FieldEditor } from "../e2e/support/field-editor.ts";
import { TABLES_SOURCE } from "../e2e/support/tables-test.ts";
import { writeLargeTable } from "../e2e/support/write-large-table.ts";
import { findChromium } from "../tools/find-chromium.ts";
import { ROOT } from "../tools/run-step.ts";
import { type Benchmark, measureAlone, type Measurement } from "./support/measurement.ts";
import { startProduct } from "./support/start-product.ts";
import { median } from "./support/time-calls.ts";
import { timeControl, type Waited, watchControls } from "./support/time-controls.ts";

const TURNS = 5;
const AIM_MS = 100;
const MOST_HELD_MS = 200;
/** Controls whose data are not at hand: another question to the server. */
const ASKS: ReadonlySet<string> = new Set(["Chart: values shown", "Data: value of a filter"]);
const AIM_OF_ANSWERS_MS = 1_000;

/** By the name of the control. */
type Waits = Readonly<Record<string, Waited[]>>;

/** Two uses of a control, each of which undoes the other. */
type Turn = readonly [() => Promise<unknown>, () => Promise<unknown>];

const turnByTurn = async (page: Page, turn: Turn): Promise<Waited[]> => {
  const waited: Waited[] = [];
  // The first use loads what this control alone needs.
  for (let at = 0; at <= 2 * TURNS; at += 1)
    waited.push(await timeControl(page, turn[at % 2 === 0 ? 0 : 1]));
  return waited.slice(1);
};

/** A control, named by its task; the field among whose controls it stands; and two uses of it. */
type Control = readonly [name: string, field: string, turn: Turn];

const timeEach = async (editor: FieldEditor, controls: readonly Control[]): Promise<Waits> => {
  const waits: Record<string, Waited[]> = {};
  for (const [name, field, turn] of controls) {
    await editor.field(field);
    waits[name] = await turnByTurn(editor.page, turn).catch((cause: unknown) => {
      throw new Error(`“${name}” did not change the drawing`, { cause });
    });
  }
  return waits;
};

/** Where the axis begins, and the last step back and forth. */
const listAxisAndHistory = (editor: FieldEditor): Control[] => {
  const start = (name: string) => () => editor.pick("Start of the axis", name);
  const press = (name: RegExp) => () => editor.page.getByRole("button", { name }).first().click();
  return [
    ["Look: start of the axis", "Vertical axis", [start("at the lowest value"), start("at zero")]],
    ["undo and redo", "Vertical axis", [press(/^Undo/), press(/^Redo/)]],
  ];
};

/** Takes a value of a list in, or leaves it out. */
const pressRow = (editor: FieldEditor, list: string) => async (): Promise<void> => {
  await (await editor.list(list)).click();
  await editor.page.getByRole("dialog", { name: list }).getByRole("row").nth(1).click();
  await editor.page.keyboard.press("Escape");
};

/** What the series of lines are, and how they look. */
const listOfSeries = (editor: FieldEditor): Control[] => {
  const palette = (name: string) => () => editor.choose("Palette", name);
  const [box, light] = [pressRow(editor, "Values shown"), pressRow(editor, "Highlight")];
  const title = () => editor.toggle("Title of the legend");
  return [
    ["Chart: values shown", "Series", [box, box]],
    ["Look: palette", "Series", [palette("Dark 2"), palette("Paired")]],
    ["Look: highlight", "Series", [light, light]],
    ["Look: title of the legend", "Series", [title, title]],
  ];
};

/** What is written: numbers in another unit, the name of the measure. */
const listOfTexts = (editor: FieldEditor): Control[] => {
  const { page } = editor;
  const factor = (by: string) => () => editor.write("Multiply values by", by);
  const name = (text: string) => async () => {
    await editor.openTask("Text");
    const head = page.getByRole("button", { name: /^Names in the chart/ });
    if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
    await page.getByRole("textbox", { name: "Name of “Amount”, English" }).fill(text);
  };
  return [
    ["Look: another unit", "Vertical axis", [factor("2"), factor("3")]],
    ["Text: name of the measure", "Vertical axis", [name("People"), name("Persons")]],
  ];
};

/** Five hundred lines of a hundred years. */
const timeLines = async (editor: FieldEditor): Promise<Waits> => {
  const { page } = editor;
  await editor.setType("Lines");
  await editor.field("Series");
  await (await editor.list("Values shown")).click();
  await page.getByRole("button", { name: "Select all" }).click();
  await page.keyboard.press("Escape");
  await editor.chart.getByText("Place (500)").waitFor();
  await editor.field("Vertical axis");
  const lines = [...listAxisAndHistory(editor), ...listOfSeries(editor)];
  const waits = await timeEach(editor, lines);
  await editor.field("Vertical axis");
  await editor.toggle("Show in another unit");
  const type = (name: string) => () => editor.setType(name);
  const others = await timeEach(editor, [
    ...listOfTexts(editor),
    // The last, since it leaves areas behind.
    ["Chart: type, areas and lines", "Series", [type("Areas"), type("Lines")]],
  ]);
  return { ...waits, ...others };
};

/** A dot for each of the same observations. */
const timePoints = async (editor: FieldEditor): Promise<Waits> => {
  await editor.setType("Scatter plot");
  await editor.dropSeries();
  await editor.field("Vertical axis");
  const points = await editor.group("A point for each");
  for (const box of await points.getByRole("checkbox").all())
    await box.setChecked(true, { force: true });
  await editor.chart.locator("figure canvas").waitFor();
  const paint = (color: string) => () => editor.color("Colour", color);
  return timeEach(editor, [
    ["Look: colour", "Vertical axis", [paint("#cc0033"), paint("#0033cc")]],
    ...listAxisAndHistory(editor),
  ]);
};

/** Bars of all places in one year, which a filter chooses. */
const timeBars = async (editor: FieldEditor): Promise<Waits> => {
  const { page } = editor;
  await editor.setType("Bars");
  await editor.dropSeries();
  await editor.field("Vertical axis");
  await editor.shows("Place");
  await editor.choose("Order by", "value");
  await editor.openTask("Data");
  const latest = page.getByRole("switch", { name: "Always the most recent" });
  if (await latest.isChecked()) await latest.press("Space");
  const year = (name: string) => async () => {
    await editor.openTask("Data");
    await page.getByRole("button", { name: /^Year|Year$/ }).click();
    const option = page.getByRole("option", { name, exact: true });
    await option.or(page.getByRole("row", { name, exact: true })).click();
  };
  const direction = (name: string) => () => editor.pick("Direction", name);
  const values = (name: string) => () => editor.choose("Values in the chart", name);
  const waits = await timeEach(editor, [
    ["Data: value of a filter", "Vertical axis", [year("1998"), year("1999")]],
    ["Chart: order", "Vertical axis", [direction("ascending"), direction("descending")]],
    ["Look: values in the chart", "Horizontal axis", [values("always"), values("never")]],
  ]);
  await editor.field("Animation");
  await editor.shows("Year");
  const fit = () => editor.toggle("Fit the axes to each step");
  const played = await timeEach(editor, [
    ["Readers: axes of an animation", "Animation", [fit, fit]],
  ]);
  return { ...waits, ...played };
};

/** How long each control takes, and by how much of that the page does not answer. */
const sumUp = (about: string, waits: Waits): Measurement[] =>
  Object.entries(waits).flatMap(([control, waited]) => {
    const held = Math.max(...waited.map((each) => each.held));
    return [
      measureAlone(
        `${about} ${control}, median (ms)`,
        median(waited.map(({ ms }) => ms)),
        ASKS.has(control) ? AIM_OF_ANSWERS_MS : AIM_MS,
      ),
      measureAlone(`${about} ${control}, the longest task (ms)`, held, MOST_HELD_MS),
    ];
  });

/** The controls of a chart that has just been begun. */
const timeAnew = async (
  browser: Browser,
  url: string,
  work: (editor: FieldEditor) => Promise<Waits>,
): Promise<Waits> => {
  // Without the motion from the former drawing to the new one, which is paint as well.
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await page.addInitScript(watchControls);
  const place = new URLSearchParams({
    cube: "http://localhost:4000/cube/many-places/2",
    dataSource: `${TABLES_SOURCE.type}+${TABLES_SOURCE.url}`,
  });
  await page.goto(`${url}/en/create/new?${place}`);
  const editor = new FieldEditor(page);
  await editor.chart.locator("figure svg").first().waitFor();
  const waits = await work(editor);
  await page.close();
  return waits;
};

/** How long the author of a chart of 50,000 observations waits from a control until its effect is painted. */
export const run: Benchmark = async () => {
  const folder = writeLargeTable();
  const dataDir = join(ROOT, ".cache", "bench", "data");
  mkdirSync(dataDir, { recursive: true });
  const source = { name: "tables", ...TABLES_SOURCE, location: folder };
  const product = await startProduct(dataDir, { STATELIER_SOURCES: JSON.stringify([source]) });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const lines = await timeAnew(browser, product.url, timeLines);
    const points = await timeAnew(browser, product.url, timePoints);
    const bars = await timeAnew(browser, product.url, timeBars);
    return {
      measurements: [
        ...sumUp("lines,", lines),
        ...sumUp("points,", points),
        ...sumUp("bars of a year,", bars),
      ],
      samples: { lines, points, bars },
    };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
