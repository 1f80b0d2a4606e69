import { loadPageDrawing, type PageDrawing } from "@statelier/charts/react";
import { LocaleProvider } from "@statelier/ui/plain";
import { LaterTile, LaterTiles, type PublishedState, whenIdle } from "@statelier/viewer/published";
import { hydrateRoot, type Root } from "react-dom/client";
import type { ViewState } from "../pages/view-state.ts";

export { LaterTiles };

/** Of the window, above and below it: a tile is taken over before it is seen. */
const NEAR = "60% 0px";

/** Nobody prints before, and what is in sight has the line for itself. */
const UNTIL_PRINT_MS = 2000;

const keyOf = (cell: HTMLElement): string => cell.dataset["tile"] ?? "";

/**
 * Takes over the tiles of a dashboard: each when it comes near, all of them once a choice has changed one or they are
 * printed. Answers how to leave them.
 */
export const startTiles = (
  page: HTMLElement,
  tiles: LaterTiles,
  {
    locale,
    messages,
    published,
  }: Pick<ViewState, "locale" | "messages"> & { published: PublishedState },
): (() => void) => {
  const waiting = new Set(page.querySelectorAll<HTMLElement>("[data-tile]"));
  const roots: Root[] = [];
  let hasEnded = false;
  /** What draws the tiles that may be taken over at once. */
  const drawings = new Map<HTMLElement, PageDrawing>();
  const fetchDrawing = async (cell: HTMLElement): Promise<void> => {
    if (drawings.has(cell)) return;
    const of = published.charts.find(({ config }) => config.key === keyOf(cell));
    if (of) drawings.set(cell, await loadPageDrawing(of.config));
  };
  /** Who prints does not wait for what was never in sight. */
  const fetchOthers = (): void => {
    for (const cell of waiting) fetchDrawing(cell).catch(globalThis.reportError);
  };
  const take = (cell: HTMLElement): void => {
    const drawing = drawings.get(cell);
    if (hasEnded || !drawing || !waiting.delete(cell)) return;
    // The server has left its drawing out: there is nothing to take over.
    if (cell.querySelector("[data-undrawn]")) cell.replaceChildren();
    roots.push(
      hydrateRoot(
        cell,
        <LocaleProvider locale={locale} messages={messages}>
          <LaterTile tiles={tiles} tileKey={keyOf(cell)} drawing={drawing} />
        </LocaleProvider>,
      ),
    );
    // Once it is drawn for its place its height is its own.
    whenIdle(() => (cell.dataset["drawn"] = ""));
  };
  /** Each in a task of its own: many that come near at once would hold up the browser together. */
  const takeOver = (cell: HTMLElement): void => {
    fetchDrawing(cell)
      .then(() => globalThis.setTimeout(take, 0, cell))
      .catch(globalThis.reportError);
  };
  const takeAll = (): void => {
    for (const cell of waiting) takeOver(cell);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const cell = target as HTMLElement;
        tiles.see(keyOf(cell), isIntersecting);
        if (isIntersecting) takeOver(cell);
      }
    },
    { rootMargin: NEAR },
  );
  void tiles.ready.then(() => {
    for (const cell of waiting) observer.observe(cell);
    globalThis.setTimeout(() => whenIdle(fetchOthers), UNTIL_PRINT_MS);
  });
  void tiles.changed.then(() => whenIdle(takeAll));
  const beforePrint = (): void => {
    for (const cell of waiting) take(cell);
    takeAll();
    tiles.followAll();
  };
  globalThis.addEventListener("beforeprint", beforePrint);
  return () => {
    hasEnded = true;
    observer.disconnect();
    globalThis.removeEventListener("beforeprint", beforePrint);
    for (const root of roots) root.unmount();
  };
};
