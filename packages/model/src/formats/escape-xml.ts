import { escapeMarkup } from "./escape-markup.ts";

/** Control characters and what is no character. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Text or markup without the characters that XML cannot hold: one of them breaks a whole feed or picture. */
export const dropUnwritable = (text: string): string => text.toWellFormed().replace(NOT_XML, "");

/** Text as it may stand in XML. */
export const escapeXmlText = (text: string): string => escapeMarkup(dropUnwritable(text));
