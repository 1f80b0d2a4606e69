import type { Page } from "@playwright/test";
import type { Locale } from "@statelier/model";
import { makeScreenTranslator, type Screen, SCREENS } from "../tools/shot-screens.ts";
import { test } from "./support/staged.ts";
import { expect } from "./support/test.ts";

/** Pages whose failure to load is what they show. */
const BROKEN = /error|unknown|failed/;

/** What is wider than the page, and texts that their boxes cut without saying so with an ellipsis. */
const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const pageCut =
      root.scrollWidth > root.clientWidth
        ? [`page: ${root.scrollWidth} > ${root.clientWidth}`]
        : [];
    const isCut = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (
        ["hidden", "clip"].includes(style.overflowX) &&
        style.textOverflow !== "ellipsis" &&
        style.clipPath === "none" &&
        element.clientWidth > 1 &&
        element.textContent.trim() !== "" &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.scrollWidth > element.clientWidth
      );
    };
    const cut = [...document.querySelectorAll("body *:not(svg *, svg, script, style)")]
      .filter(isCut)
      .map(
        (element) =>
          `${element.scrollWidth} > ${element.clientWidth}: ${element.outerHTML.slice(0, 160)}`,
      );
    const clipped = [...document.querySelectorAll("body ul")]
      .filter((list) => getComputedStyle(list).clipPath.startsWith("inset("))
      .flatMap((list) => {
        const edge =
          list.getBoundingClientRect().left +
          Number.parseFloat(getComputedStyle(list).clipPath.split(" ").at(-1) ?? "");
        return [...list.querySelectorAll("a, time")]
          .filter((element) => element.getBoundingClientRect().left < edge)
          .map((element) => `clipped: ${element.outerHTML.slice(0, 160)}`);
      });
    return [...pageCut, ...cut, ...clipped];
  });

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
