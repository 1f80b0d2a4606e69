import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
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

/** Where the axis begins, and the last step back and forth. */
const timeAxisAndHistory = async (editor: FieldEditor): Promise<Waits> => {
  const { page } = editor;
  const start = (name: string) => () => editor.pick("Start of the axis", name);
  const press = (name: RegExp) => () => page.getByRole("button", { name }).first().click();
  return {
    "start of the axis": await turnByTurn(page, [start("at the lowest value"), start("at zero")]),
    "undo and redo": await turnByTurn(page, [press(/^Undo/), press(/^Redo/)]),
  };
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
  return timeAxisAndHistory(editor);
};

/** A dot for each of the same observations. */
const timePoints = async (editor: FieldEditor): Promise<Waits> => {
  const { page } = editor;
  await editor.setType("Scatter plot");
  await editor.dropSeries();
  await editor.field("Vertical axis");
  const points = await editor.group("A point for each");
  for (const box of await points.getByRole("checkbox").all())
    await box.setChecked(true, { force: true });
  await editor.chart.locator("figure canvas").waitFor();
  const paint = (color: string) => () => editor.color("Colour", color);
  return {
    color: await turnByTurn(page, [paint("#cc0033"), paint("#0033cc")]),
    ...(await timeAxisAndHistory(editor)),
  };
};

const sumUp = (about: string, waits: Waits): Measurement[] => [
  ...Object.entries(waits).map(([control, waited]) =>
    measureAlone(`${about} ${control}, median (ms)`, median(waited.map(({ ms }) => ms)), AIM_MS),
  ),
  measureAlone(
    `${about} the longest that the page was held up (ms)`,
    Math.max(...Object.values(waits).flatMap((waited) => waited.map(({ held }) => held))),
    MOST_HELD_MS,
  ),
];

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
    await page.goto(`${product.url}/en/create/new?${place}`);
    const editor = new FieldEditor(page);
    await editor.chart.locator("figure svg").first().waitFor();
    const lines = await timeLines(editor);
    const points = await timePoints(editor);
    return {
      measurements: [...sumUp("lines:", lines), ...sumUp("points:", points)],
      samples: { lines, points },
    };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
