import type { Page } from "@playwright/test";

/** What an author waited for: from an input of theirs until the last change of the drawing was painted, and the longest that the page was held up. */
export type Waited = { ms: number; held: number };

type Watch = { inputAt: number; changedAt: number; paintedAt: number; held: number };

/** Runs in the page from its start. */
export const watchControls = (): void => {
  const watch: Watch = { inputAt: 0, changedAt: 0, paintedAt: 0, held: 0 };
  (globalThis as { watch?: Watch }).watch = watch;
  // Lists answer a press before its click, and an `input` event follows a click that has changed the drawing already; what looks for the control is no wait.
  const onInput = (): void => {
    if (watch.changedAt < watch.inputAt || watch.inputAt === 0)
      Object.assign(watch, { inputAt: performance.now(), held: 0 });
  };
  for (const type of ["pointerdown", "click", "keydown", "input"])
    addEventListener(type, onInput, true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration > watch.inputAt) watch.held = Math.max(watch.held, duration);
  }).observe({ type: "longtask" });
  const isDrawing = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    const part = element?.closest("figure :is(svg, canvas, table, fieldset)");
    // The table of what a chart shows, out of sight, follows when the page has nothing else to do.
    const isBeside =
      part?.localName === "table" && part.closest("figure")?.querySelector("canvas, svg");
    return Boolean(part) && !isBeside;
  };
  // The drawing of another type comes as a whole.
  const isNew = (node: Node): boolean =>
    node instanceof Element &&
    node.closest("figure") !== null &&
    (isDrawing(node) || node.querySelector("svg, canvas, table") !== null);
  new MutationObserver((mutations) => {
    if (
      !mutations.some(({ target, addedNodes }) => isDrawing(target) || [...addedNodes].some(isNew))
    )
      return;
    watch.changedAt = performance.now();
    requestAnimationFrame(() => setTimeout(() => (watch.paintedAt = performance.now())));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

const REST_MS = 700;
const MOST_MS = 20_000;

/** Uses a control once; throws where the drawing stays as it was. */
export const timeControl = async (page: Page, act: () => Promise<unknown>): Promise<Waited> => {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => {
    const { watch } = globalThis as { watch?: Watch };
    if (watch) Object.assign(watch, { inputAt: 0, changedAt: 0, paintedAt: 0, held: 0 });
  });
  await act();
  await page.waitForFunction(
    () => {
      const { watch } = globalThis as { watch?: Watch };
      return watch !== undefined && watch.paintedAt > watch.inputAt;
    },
    undefined,
    { timeout: MOST_MS },
  );
  // A chart may be drawn in more than one step.
  await page.waitForTimeout(REST_MS);
  const watch = await page.evaluate(() => (globalThis as { watch?: Watch }).watch);
  if (!watch) throw new Error("The page does not watch its controls.");
  return { ms: watch.paintedAt - watch.inputAt, held: watch.held };
};
