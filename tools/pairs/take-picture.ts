import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findFontFiles } from "@statelier/ui/font-files";
import { buildScript } from "../../bench/support/build-script.ts";
import { ROOT } from "../run-step.ts";
import type { PairCase } from "./cases.ts";
import { listRows, type PairRow } from "./list-rows.ts";
import { drawOurs } from "./our-drawing.ts";
import type { PairChart } from "./read-chart.ts";
import type { Drawer } from "./shuffle-pair.ts";
import type { Width } from "./widths.ts";

const SCALE = 1.5;

/** Of paper around the drawing, so that all have the same frame. */
const marginAt = (width: Width): number => (width === 360 ? 12 : 24);

const writeFontFace = (file: string): string => {
  const name = basename(file);
  const family = name.startsWith("SourceSerif") ? "Source Serif 4" : "Source Sans 3";
  const weight = name.includes("600") ? 600 : 400;
  const style = name.includes("Italic") ? "italic" : "normal";
  const data = readFileSync(file).toString("base64");
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/ttf;base64,${data})}`;
};

/** A page for all three, so that drawings are compared and not titles. */
const STYLE = `body{margin:0;background:#fff}main{display:inline-block;box-sizing:border-box}
h2{font:600 22px/1.25 "Source Serif 4";color:#1b1a18;margin:0}p{font:13px/1.5 "Source Sans 3";color:#5a5752;margin:8px 0 0}
h2+p{font-size:15px;margin:4px 0 16px}figure{margin:0}svg{display:block;max-width:none}
@media(width<480px){h2{font-size:18px}h2+p{font-size:13px}}`;

export type Studio = Record<Drawer, Page>;

const openPage = async (browser: Browser, fonts: string, script?: string): Promise<Page> => {
  const page = await browser.newPage({ timezoneId: "UTC", deviceScaleFactor: SCALE });
  const body = `<main><h2></h2><p></p><div></div><footer></footer></main>`;
  await page.setContent(`<!doctype html><title>Pair</title><body>${body}</body>`);
  await page.addStyleTag({ content: `${fonts}\n${STYLE}` });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  if (script) await page.addScriptTag({ content: script });
  return page;
};

/** A page for each of the three, with what it draws by. */
export const openStudio = async (browser: Browser): Promise<Studio> => {
  const fonts = findFontFiles().map(writeFontFace).join("\n");
  const openOther = async (name: string): Promise<Page> => {
    const { script } = await buildScript(join(ROOT, "bench", "pairs", `${name}.mjs`));
    return openPage(browser, fonts, script);
  };
  return {
    ours: await openPage(browser, fonts),
    plot: await openOther("plot"),
    echarts: await openOther("echarts"),
  };
};

type Frame = { title: string; description: string; width: number; margin: number };

const showFrame = (page: Page, frame: Frame): Promise<void> =>
  page.evaluate(({ title, description, width, margin }) => {
    const main = document.querySelector("main");
    const [heading, text, place, foot] = main?.children ?? [];
    if (!main || !heading || !text) throw new Error("The page has no frame.");
    main.style.cssText = `width:${width}px;padding:${margin}px`;
    heading.textContent = title;
    text.textContent = description;
    place?.replaceChildren();
    foot?.replaceChildren();
  }, frame);

const showOurs = (page: Page, drawn: { svg: string; notes: string[] }): Promise<void> =>
  page.evaluate(({ svg, notes }) => {
    const [place, foot] = document.querySelectorAll("main div, main footer");
    if (place) place.innerHTML = svg;
    foot?.append(
      ...notes.map((note) => Object.assign(document.createElement("p"), { textContent: note })),
    );
  }, drawn);

/** What another library is given: the case's number, the rows that we draw, and the room. */
type OtherInput = { number: string; rows: PairRow[]; width: number };

type Other = { draw(container: Element | null, input: OtherInput): Promise<void> };

const showOther = (page: Page, input: OtherInput): Promise<void> =>
  page.evaluate(
    (given) =>
      (globalThis as unknown as { library: Other }).library.draw(
        document.querySelector("main div"),
        given,
      ),
    input,
  );

/** Draws a case and answers its picture as PNG, finer on phones. */
export const takePicture = async (
  studio: Studio,
  drawer: Drawer,
  { pair, chart, width }: { pair: PairCase; chart: PairChart; width: Width },
): Promise<Buffer> => {
  const page = studio[drawer];
  const margin = marginAt(width);
  const inner = width - 2 * margin;
  const { number, title, description } = pair;
  await page.setViewportSize({ width, height: 900 });
  await showFrame(page, { title, description, width, margin });
  if (drawer === "ours") await showOurs(page, drawOurs(chart, inner));
  else await showOther(page, { number, rows: listRows(chart), width: inner });
  const scale = width === 360 ? "device" : "css";
  return page.locator("main").screenshot({ scale, animations: "disabled" });
};

/** A PNG as WebP, which is a third of its size. */
export const shrinkPicture = async (page: Page, png: Buffer): Promise<Buffer> => {
  const text = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.74);
  }, png.toString("base64"));
  return Buffer.from(text.slice(text.indexOf(",") + 1), "base64");
};
