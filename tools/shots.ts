import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { startServer } from "../e2e/support/start-server.ts";
import { findChromium } from "./find-chromium.ts";
import { prepareProduct } from "./prepare.ts";
import { ROOT } from "./run-step.ts";
import { prepareStage, type Screen, SCREENS, type Stage } from "./shot-screens.ts";

const FOLDER = join(ROOT, "shots");
const WIDTHS = [1440, 768, 390];
const SCHEMES = ["light", "dark"] as const;
const LOCALES = ["de", "en"];
const PHONE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

type Look = { width: number; scheme: (typeof SCHEMES)[number]; locale: string };

const LOOKS: Look[] = WIDTHS.flatMap((width) =>
  SCHEMES.flatMap((scheme) => LOCALES.map((locale) => ({ width, scheme, locale }))),
);

/** Pictures of all screens in one look; answers those that could not be taken. */
const takeAll = async (
  browser: Browser,
  { url, stage, screens }: { url: string; stage: Stage; screens: Screen[] },
  { width, scheme, locale }: Look,
): Promise<string[]> => {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: scheme,
    viewport: { width, height: isPhone ? 844 : 900 },
    ...(isPhone ? { userAgent: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const failed: string[] = [];
  for (const { name, path, ready, act } of screens) {
    const picture = `${name}-${width}-${scheme}-${locale}`;
    try {
      await page.goto(`/${locale}${path(stage)}`);
      await page.locator(ready).filter({ visible: true }).first().waitFor();
      await act?.(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(FOLDER, `${picture}.png`), fullPage: true });
    } catch (error) {
      failed.push(`${picture}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await context.close();
  return failed;
};

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (screens.length === 0) {
  console.error(
    `npm run shots -- [PART OF A NAME …]; the screens: ${SCREENS.map((s) => s.name).join(", ")}.`,
  );
  process.exit(2);
}
await prepareProduct();
mkdirSync(FOLDER, { recursive: true });
const server = await startServer({ STATELIER_LOG: "error" });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const failures: string[] = [];
try {
  const stage = await prepareStage(server.url);
  for (const look of LOOKS) {
    failures.push(...(await takeAll(browser, { url: server.url, stage, screens }, look)));
    console.log(`${look.width} px, ${look.scheme}, ${look.locale}: done.`);
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const failure of failures) console.error(failure);
console.log(`${screens.length * LOOKS.length - failures.length} pictures in ${FOLDER}.`);
process.exit(failures.length > 0 ? 1 : 0);
