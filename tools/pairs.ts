import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { installLibraries } from "../bench/support/install-libraries.ts";
import { openSampleCatalogue } from "./chart-fixtures/sample-catalogue.ts";
import { findChromium } from "./find-chromium.ts";
import { PAIR_CASES, type PairCase } from "./pairs/cases.ts";
import { readPairChart } from "./pairs/read-chart.ts";
import { type Drawer, DRAWERS } from "./pairs/shuffle-pair.ts";
import { openStudio, shrinkPicture, takePicture } from "./pairs/take-picture.ts";
import { WIDTHS } from "./pairs/widths.ts";
import { writeBlind, writeKey } from "./pairs/write-blind.ts";
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
  console.error("npm run pairs -- [NUMBER …] [--blind=FOLDER], with numbers from 01 to 20.");
  process.exit(2);
}

const drawPairs = async (browser: Browser, cases: readonly PairCase[]): Promise<void> => {
  const catalogue = await openSampleCatalogue();
  const studio = await openStudio(browser);
  const other = await browser.newPage();
  for (const pair of cases) {
    const chart = await readPairChart(catalogue, pair);
    for (const width of WIDTHS) {
      const picture = `${pair.number}-${width}`;
      const drawn = new Map<Drawer, Buffer>();
      for (const drawer of DRAWERS) {
        const png = await takePicture(studio, drawer, { pair, chart, width });
        drawn.set(drawer, png);
        const file = join(IMAGES, `${picture}-${drawer}.webp`);
        writeFileSync(file, await shrinkPicture(other, png));
      }
      if (blind) await writeBlind(other, blind, { picture, width, drawn });
    }
  }
  await catalogue.close();
};

installLibraries(join(ROOT, "bench", "pairs"));
mkdirSync(IMAGES, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox"],
});
try {
  await drawPairs(browser, pairs);
  if (blind)
    writeKey(
      blind,
      PAIR_CASES.flatMap(({ number }) => WIDTHS.map((width) => `${number}-${width}`)),
    );
} finally {
  await browser.close();
}
const votes = JSON.parse(readFileSync(join(DOCS, "pairs-votes.json"), "utf8"));
writeFileSync(join(DOCS, "pairs.md"), writePairsPage(votes));
process.exit(0);
