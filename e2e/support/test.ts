import { test as base, expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { IS_DEEP } from "./in-deep.ts";
import { namesEndedServer } from "./start-server.ts";

type WorkerFixtures = { server: { url: string } };

/** Tests with a running product; `page.goto("/en/browse")` asks it. A page that logs an error fails its test. */
export const test = base.extend<{ consoleErrors: string[] }, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const url = process.env["SHARED_SERVER_URL"];
      if (url === undefined) throw new Error("No shared server has been started.");
      await use({ url });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await use(errors);
      const isExpected = (text: string): boolean =>
        /Failed to load resource/.test(text) || namesEndedServer(text);
      expect(errors.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type WithAxe = { axe?: { run(root: Document, options: RunOptions): Promise<AxeResults> } };

const listFindings = async (page: Page, runOnly: string[]): Promise<string[]> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    const { axe: loaded } = globalThis as WithAxe;
    const options: RunOptions = { runOnly: rules, resultTypes: ["violations"], preload: false };
    const found = await loaded?.run(document, options);
    // What is made smaller to be seen whole beside its settings is as large as it is once they are hidden.
    const isMiniature = (target: unknown): boolean =>
      Boolean(document.querySelector(String(target))?.closest('[style*="scale("]'));
    return found?.violations
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ target: [target] }) => id !== "target-size" || !isMiniature(target)),
      }))
      .filter(({ nodes }) => nodes.length > 0);
  }, runOnly);
  if (!violations) throw new Error("axe did not run");
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
};

/** What fades in has its contrast at the end. What repeats for ever or follows scrolling has no end. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      )
        animation.finish();
  });

/** Fails where axe finds anything wrong on the page as it stands, in light colours or, in a deep run, in the contrasts of the dark ones. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await endAnimations(page);
  expect(await listFindings(page, TAGS)).toEqual([]);
  if (!IS_DEEP) return;
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await endAnimations(page);
  expect(await listFindings(page, ["color-contrast"]), "in the dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
};

export { expect };
