import type { Locale } from "../vocabulary/locale.ts";
import { joinItems } from "./join-label.ts";

/** Names in a row: with semicolons where one has a comma of its own, so that it is not taken for two. */
export const joinNames = (names: readonly string[], locale: Locale): string =>
  names.some((name) => name.includes(",")) ? joinItems(names, locale) : names.join(", ");
