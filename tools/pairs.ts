import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installLibraries } from "../bench/support/install-libraries.ts";
import { findChromium } from "./find-chromium.ts";
import { PAIR_CASES } from "./pairs/cases.ts";
import { DRAWERS, LETTERS, shufflePair } from "./pairs/shuffle-pair.ts";
import { openStudio, shrinkPicture, takePicture } from "./pairs/take-picture.ts";
import { WIDTHS } from "./pairs/widths.ts";
import { writePairsPage } from "./pairs/write-page.ts";
import { ROOT } from "./run-step.ts";

const DOCS = join(ROOT, "docs");
const IMAGES = join(DOCS, "images", "pairs");
const BLIND = "--blind=";

const words = process.argv.slice(2);
const blind = words.find((word) => word.startsWith(BLIND))?.slice(BLIND.length);
const numbers = words.filter((word) => !word.startsWith(BLIND));
const pairs = PAIR_CASES.filter(({ number }) => numbers.length === 0 || numbers.includes(number));
if (pairs.length === 0) {
  console.error("npm run pairs -- [NUMBER …] [--blind=FOLDER], with numbers from 01 to 12.");
  process.exit(2);
}

const writeBlind = (folder: string, picture: string, drawn: ReadonlyMap<string, Buffer>): void => {
  const drawers = shufflePair(picture);
  for (const letter of LETTERS) {
    const png = drawn.get(drawers[letter]);
    if (png) writeFileSync(join(folder, `${picture}-${letter}.png`), png);
  }
};

installLibraries(join(ROOT, "bench", "charts"));
mkdirSync(IMAGES, { recursive: true });
if (blind) mkdirSync(blind, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox"],
});
try {
  const studio = await openStudio(browser);
  const shrinker = await browser.newPage();
  for (const pair of pairs)
    for (const width of WIDTHS) {
      const picture = `${pair.number}-${width}`;
      const drawn = new Map<string, Buffer>();
      for (const drawer of DRAWERS) {
        // oxlint-disable-next-line no-await-in-loop -- one page each, that draws one after the other
        const png = await takePicture(studio, drawer, { pair, width });
        drawn.set(drawer, png);
        const file = join(IMAGES, `${picture}-${drawer}.webp`);
        // oxlint-disable-next-line no-await-in-loop
        writeFileSync(file, await shrinkPicture(shrinker, png));
      }
      if (blind) writeBlind(blind, picture, drawn);
    }
} finally {
  await browser.close();
}
const votes = JSON.parse(readFileSync(join(DOCS, "pairs-votes.json"), "utf8"));
writeFileSync(join(DOCS, "pairs.md"), writePairsPage(votes));
