import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";

export type Picture = { screen: string; file: string; width: number; look: string };

const STYLE = `body{margin:0;padding:16px;font:13px sans-serif;background:#888}
section{display:flex;flex-wrap:wrap;gap:12px;align-items:start;margin-bottom:32px}h2{flex:0 0 100%;margin:0}
figure{margin:0}img{display:block;max-height:900px;object-fit:cover;object-position:top}`;

const SCALE = 0.32;

const show = ({ file, width, look }: Picture, folder: string): string =>
  `<figure><a href="${folder}${file}"><img src="${folder}${file}" width="${Math.round(width * (width < 600 ? 0.6 : SCALE))}" loading="lazy"></a><figcaption>${look}</figcaption></figure>`;

const section = (screen: string, pictures: Picture[], folder = ""): string =>
  `<section><h2>${screen}</h2>${pictures.map((picture) => show(picture, folder)).join("")}</section>`;

const document = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>${body}`;

/** Writes `index.html` with all pictures, and one picture of the pictures per screen into `sheets`. */
export const writeSheets = async (
  browser: Browser,
  folder: string,
  pictures: Picture[],
): Promise<void> => {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const of = (screen: string) => pictures.filter((picture) => picture.screen === screen);
  const all = screens.map((screen) => section(screen, of(screen))).join("");
  writeFileSync(join(folder, "index.html"), document(all));
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  for (const screen of screens) {
    const html = document(section(screen, of(screen), "../")).replaceAll(' loading="lazy"', "");
    const sheet = join(folder, "sheets", screen);
    writeFileSync(`${sheet}.html`, html);
    await page.goto(pathToFileURL(`${sheet}.html`).href);
    await page.screenshot({ path: `${sheet}.png`, fullPage: true });
  }
  await page.close();
};
