import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Drawer, LETTERS, shufflePair } from "./shuffle-pair.ts";
import type { Width } from "./widths.ts";

type Pictures = ReadonlyMap<Drawer, Buffer>;

/** All three of one pair and width under their letters: side by side, or beneath each other where they are wide. */
const takeContact = async (page: Page, pictures: Buffer[], width: Width): Promise<Buffer> => {
  const images = pictures.map((png, at) => {
    const source = `data:image/png;base64,${png.toString("base64")}`;
    return `<figure><figcaption>${LETTERS[at]}</figcaption><img width="${width}" src="${source}"></figure>`;
  });
  const columns = width === 360 ? LETTERS.length : 1;
  const style = `body{margin:0;background:#cfcfcf}main{display:inline-grid;grid-template-columns:repeat(${columns},auto);
gap:16px;padding:16px;align-items:start}figure{margin:0}img{display:block}figcaption{font:700 22px sans-serif;margin:0 0 6px}`;
  await page.setViewportSize({ width: columns * (width + 16) + 16, height: 900 });
  await page.setContent(`<style>${style}</style><main>${images.join("")}</main>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page.locator("main").screenshot();
};

/** Writes pictures without names, alone and together; who drew which stands in a file beside the folder. */
export const writeBlind = async (
  page: Page,
  folder: string,
  { picture, width, drawn }: { picture: string; width: Width; drawn: Pictures },
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const drawers = shufflePair(picture);
  const pictures = LETTERS.flatMap((letter) => {
    const png = drawn.get(drawers[letter]);
    if (!png) return [];
    writeFileSync(join(folder, `${picture}-${letter}.png`), png);
    return [png];
  });
  writeFileSync(join(folder, `${picture}.png`), await takeContact(page, pictures, width));
};

/** Who drew A, B and C of each picture, apart from what readers are given. */
export const writeKey = (folder: string, pictures: readonly string[]): void => {
  const key = Object.fromEntries(pictures.map((picture) => [picture, shufflePair(picture)]));
  writeFileSync(`${folder.replace(/\/$/, "")}-key.json`, `${JSON.stringify(key, null, 2)}\n`);
};
