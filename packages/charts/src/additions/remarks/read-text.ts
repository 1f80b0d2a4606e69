import type { Remark } from "@statelier/document";
import type { Locale } from "@statelier/model";

/** A text in the reader's language, else in the first that has one. */
export const readText = ({ text }: Remark, locale: Locale): string =>
  text?.[locale] || Object.values(text ?? {}).find(Boolean) || "";
