import type { Page } from "@playwright/test";
import type { Locale } from "@statelier/model";
import { makeScreenTranslator, type Screen, SCREENS } from "../tools/shot-screens.ts";
import { findCut } from "./support/find-cut.ts";
import { test } from "./support/staged.ts";
import { expect } from "./support/test.ts";

/** Pages whose failure to load is what they show. */
const BROKEN = /error|unknown|failed/;

const isShown = ({ name }: Screen): boolean => !BROKEN.test(name);

const openAt = async (page: Page, path: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
};

const waitUntilReady = async (page: Page, { ready }: Screen): Promise<void> => {
  await page.locator(ready).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState("networkidle");
};

for (const screen of SCREENS.filter((each) => isShown(each) && !each.sharesPage))
  test(`nothing of ${screen.name} is cut at 320 and 1400 px, in de and fr`, async ({
    page,
    stage,
  }) => {
    test.slow();
    const open = async (locale: Locale, width: number) => {
      await openAt(page, `/${locale}${screen.path(stage)}`, width);
      await waitUntilReady(page, screen);
      await screen.act?.(page, makeScreenTranslator(locale));
    };
    for (const locale of ["de", "fr"] as const)
      await test.step(locale, async () => {
        await open(locale, 320);
        expect(await findCut(page)).toEqual([]);
        if (screen.loadEachWidth) await open(locale, 1400);
        else await page.setViewportSize({ width: 1400, height: 900 });
        expect(await findCut(page)).toEqual([]);
      });
  });

for (const locale of ["de", "fr"] as const)
  for (const width of [320, 1400])
    test(`nothing of the editor's sections and panels is cut at ${width} px, in ${locale}`, async ({
      page,
      stage,
    }) => {
      const screens = SCREENS.filter((each) => isShown(each) && each.sharesPage);
      expect(screens.length).toBeGreaterThan(5);
      const [first] = screens;
      if (!first) return;
      await openAt(page, `/${locale}${first.path(stage)}`, width);
      await waitUntilReady(page, first);
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await screen.act?.(page, makeScreenTranslator(locale));
          expect(await findCut(page)).toEqual([]);
          // A panel that stands over the page goes away.
          if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
        });
    });
