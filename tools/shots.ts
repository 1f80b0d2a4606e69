import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Locale } from "@statelier/model";
import { startServer } from "../e2e/support/start-server.ts";
import { findChromium } from "./find-chromium.ts";
import { prepareProduct } from "./prepare.ts";
import { ROOT } from "./run-step.ts";
import { makeScreenTranslator, type Screen, SCREENS } from "./shot-screens.ts";
import { type Picture, writeSheets } from "./shot-sheets.ts";
import { prepareStage, type Stage } from "./shot-stage.ts";

const FOLDER = join(ROOT, "shots");
const SCHEMES = ["light", "dark"] as const;
const PAGES = 3;
const WAIT_MS = 15_000;
const PHONE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

type Device = "desk" | "phone";
type Look = { width: number; scheme: (typeof SCHEMES)[number]; name: string };
/** One load of one screen, and the looks it is pictured in. */
type Load = { screen: Screen; device: Device; locale: Locale; looks: Look[] };

const listLooks = (
  widths: readonly number[],
  schemes: readonly Look["scheme"][],
  locale: Locale,
): Look[] =>
  widths.flatMap((width) =>
    schemes.map((scheme) => ({ width, scheme, name: `${width}-${scheme}-${locale}` })),
  );

/** The loads of a screen for the looks whose names hold `wanted`. */
const listLoads = (screen: Screen, wanted: string): Load[] => {
  const both: Locale[] = ["de", "en"];
  const others: Locale[] = screen.everyLanguage ? ["fr", "it"] : [];
  const load = (locale: Locale, device: Device, widths: number[], schemes = SCHEMES.slice()) =>
    (screen.loadEachWidth ? widths.map((width) => [width]) : [widths]).map((some): Load => ({
      screen,
      device,
      locale,
      looks: listLooks(some, schemes, locale).filter(({ name }) => name.includes(wanted)),
    }));
  return [
    ...both.flatMap((locale) => [
      ...load(locale, "desk", [1440, 768]),
      ...load(locale, "phone", [390, 320]),
    ]),
    ...others.flatMap((locale) => [
      ...load(locale, "desk", [1440], ["light"]),
      ...load(locale, "phone", [390], ["light"]),
    ]),
  ].filter(({ looks }) => looks.length > 0);
};

const setSize = (page: Page, { device }: Load, width: number): Promise<void> =>
  page.setViewportSize({ width, height: device === "phone" ? 844 : 900 });

/** A browser that has the fonts already: on a first visit a page does not wait for them. */
const openContext = async (
  browser: Browser,
  baseURL: string,
  device: Device,
): Promise<BrowserContext> => {
  const isPhone = device === "phone";
  const context = await browser.newContext({
    baseURL,
    ...(isPhone ? { userAgent: PHONE, hasTouch: true, isMobile: true } : {}),
  });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  await page.goto("/en/browse", { waitUntil: "networkidle" });
  await page.close();
  return context;
};

const take = async (page: Page, stage: Stage, load: Load): Promise<Picture[]> => {
  const { screen, locale, looks } = load;
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await setSize(page, load, looks[0]?.width ?? 1440);
  await page.goto(`/${locale}${screen.path(stage)}`, { waitUntil: "load" });
  await page.locator(screen.ready).filter({ visible: true }).first().waitFor();
  await screen.act?.(page, makeScreenTranslator(locale));
  await page.evaluate(() => document.fonts.ready);
  const pictures: Picture[] = [];
  for (const { width, scheme, name } of looks) {
    await setSize(page, load, width);
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForTimeout(150);
    const file = `${screen.name}-${name}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
    pictures.push({ screen: screen.name, file, width, look: name });
  }
  return pictures;
};

type Job = { url: string; stage: Stage; loads: Load[] };
type Taken = { pictures: Picture[]; failures: string[] };

/** Takes the pictures of all loads, some at a time. */
const takeAll = async (browser: Browser, { url, stage, loads }: Job): Promise<Taken> => {
  const rest = [...loads];
  const taken: Taken = { pictures: [], failures: [] };
  const devices = [...new Set(loads.map(({ device }) => device))];
  const contexts = new Map(
    await Promise.all(
      devices.map(async (device) => [device, await openContext(browser, url, device)] as const),
    ),
  );
  const work = async (): Promise<void> => {
    for (let load = rest.shift(); load; load = rest.shift()) {
      const page = await contexts.get(load.device)?.newPage();
      if (!page) throw new Error(`No browser for ${load.device}`);
      try {
        taken.pictures.push(...(await take(page, stage, load)));
      } catch (error) {
        const [reason = ""] = String(error).split("\n");
        const names = load.looks.map(({ name }) => name).join(", ");
        taken.failures.push(`${load.screen.name} (${names}): ${reason}`);
      } finally {
        await page.close();
      }
      if (rest.length % 25 === 0) console.log(`${rest.length} of ${loads.length} pages left.`);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  const order = loads.map(({ screen }) => screen.name);
  taken.pictures.sort(
    (a, b) =>
      order.indexOf(a.screen) - order.indexOf(b.screen) ||
      b.width - a.width ||
      a.look.localeCompare(b.look),
  );
  return taken;
};

const LOOK = "--look=";
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith(LOOK));
const wantedLook = words.find((word) => word.startsWith(LOOK))?.slice(LOOK.length) ?? "";
const screens = SCREENS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (screens.length === 0) {
  console.error(
    `npm run shots -- [PART OF A NAME …] [--look=PART OF 1440-light-de]; the screens: ${SCREENS.map((s) => s.name).join(", ")}.`,
  );
  process.exit(2);
}
await prepareProduct();
mkdirSync(join(FOLDER, "sheets"), { recursive: true });
const server = await startServer({ STATELIER_LOG: "error" });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox"],
});
let taken: Taken = { pictures: [], failures: [] };
try {
  const stage = await prepareStage(server.url);
  taken = await takeAll(browser, {
    url: server.url,
    stage,
    loads: screens.flatMap((screen) => listLoads(screen, wantedLook)),
  });
  await writeSheets(browser, FOLDER, taken.pictures);
} finally {
  await browser.close();
  await server.stop();
}
for (const failure of taken.failures) console.error(failure);
console.log(`${taken.pictures.length} pictures; all at a glance: ${join(FOLDER, "index.html")}.`);
process.exit(taken.failures.length > 0 ? 1 : 0);
