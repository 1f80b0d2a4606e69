import { randomUUID } from "node:crypto";
import type { Locale } from "@statelier/model";
import type { Catalogue } from "@statelier/ui/messages";
import type { TakeTile } from "@statelier/viewer/published";
import type { ReactNode } from "react";
import { runInTurns } from "../../turns/in-turns.ts";
import { renderPageMarkup } from "./render-page-markup.tsx";

/** Markup of a page whose tiles are each drawn in a turn of its own, so that others are served in between. */
export const renderInTurns = async (
  locale: Locale,
  messages: Catalogue,
  makePage: (apart: TakeTile) => ReactNode,
): Promise<string> => {
  const tiles: ReactNode[] = [];
  // No text of an author or a source can hold it.
  const mark = randomUUID();
  const page = makePage((tile) => `<!--${mark} ${tiles.push(tile) - 1}-->`);
  const frame = renderPageMarkup(locale, messages, page);
  const drawn = await runInTurns(tiles, async (tile) => renderPageMarkup(locale, messages, tile));
  return frame.replace(
    new RegExp(`<!--${mark} (\\d+)-->`, "g"),
    (_, at) => drawn[Number(at)] ?? "",
  );
};
