import { randomUUID } from "node:crypto";
import type { Locale } from "@statelier/model";
import type { Catalogue } from "@statelier/ui/messages";
import type { TakeTile } from "@statelier/viewer/published";
import type { ReactNode } from "react";
import { type DrawingWork, isReaderGone } from "../../turns/drawing-work.ts";
import { settleInTurns } from "../../turns/in-turns.ts";
import { renderPageMarkup } from "./render-page-markup.tsx";

type TurnsInput = {
  locale: Locale;
  messages: Catalogue;
  makePage: (apart: TakeTile) => ReactNode;
  work: DrawingWork;
  /** What stands in the place of a tile for which no work is left: the program draws it. */
  leaveOut: (key: string) => ReactNode;
};

/** `failed`: why tiles could not be drawn, by the keys of their charts; the markup has nothing in their places. */
export type DrawnPage = { markup: string; failed: ReadonlyMap<string, unknown> };

/**
 * Markup of a page whose tiles are each drawn in a turn of its own, so that others are served in between, as long as the work
 * lasts that one request may cause. Rejects where nobody waits any more.
 */
export const renderInTurns = async ({
  locale,
  messages,
  makePage,
  work,
  leaveOut,
}: TurnsInput): Promise<DrawnPage> => {
  const tiles: { tile: ReactNode; key: string }[] = [];
  const render = (node: ReactNode): string =>
    work.draw(() => renderPageMarkup(locale, messages, node));
  // No text of an author or a source can hold it.
  const mark = randomUUID();
  const page = makePage((tile, key) => `<!--${mark} ${tiles.push({ tile, key }) - 1}-->`);
  const frame = render(page);
  const failed = new Map<string, unknown>();
  const settled = await settleInTurns(tiles, async ({ tile, key }) =>
    render(work.isSpent ? leaveOut(key) : tile),
  );
  const drawn = settled.map((each, at) => {
    if (each.status === "fulfilled") return each.value;
    if (isReaderGone(each.reason)) throw each.reason;
    failed.set(tiles[at]?.key ?? "", each.reason);
    return "";
  });
  const markup = frame.replace(
    new RegExp(`<!--${mark} (\\d+)-->`, "g"),
    (_, at) => drawn[Number(at)] ?? "",
  );
  return { markup, failed };
};
