import type { UiLocale } from "../i18n/locale.ts";
import type { Catalogue, Message } from "../i18n/message.ts";
import type { MessageArgs, MessageId, MessageRest } from "./catalogue.ts";

/** Gives the text of `id` in one language. An id that was not loaded comes back as it is. */
export type Translator = <Id extends MessageId>(id: Id, ...rest: MessageRest<Id>) => string;

/** Gives a text as its parts in their order, for arguments that are more than text: markup, elements. */
export type PartsTranslator = <Id extends MessageId, Part extends object>(
  id: Id,
  args: { readonly [Name in keyof MessageArgs<Id>]: MessageArgs<Id>[Name] | Part },
) => (string | Part)[];

const GROUP_MARK: Record<UiLocale, string> = { de: "’", fr: "\u202f", it: "’", en: "’" };

const formatQuantity = (locale: UiLocale, value: number): string => {
  const [whole = "", decimals] = String(Math.abs(value)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP_MARK[locale]);
  const mark = locale === "fr" ? "," : ".";
  return `${value < 0 ? "\u2212" : ""}${grouped}${decimals === undefined ? "" : mark + decimals}`;
};

const isOne = (locale: UiLocale, count: number): boolean =>
  locale === "fr" ? Math.abs(count) < 2 : count === 1;

const pickForm = (locale: UiLocale, message: Message, count: unknown): string => {
  if (typeof message === "string") return message;
  return typeof count === "number" && isOne(locale, count) ? message.one : message.other;
};

const PLACEHOLDER = /\{(\w+)\}/;

const listParts = <Part>(
  locale: UiLocale,
  message: Message,
  args: Readonly<Record<string, string | number | Part>>,
): (string | Part)[] =>
  pickForm(locale, message, args["count"])
    .split(PLACEHOLDER)
    .map((part, at) => {
      if (at % 2 === 0) return part;
      const value = args[part] ?? `{${part}}`;
      return typeof value === "number" ? formatQuantity(locale, value) : value;
    });

/** The translator of one language over the texts that were loaded for it. */
export const createTranslator =
  (locale: UiLocale, messages: Catalogue): Translator =>
  (id, ...rest) => {
    const message = messages[id];
    return message === undefined ? id : listParts<never>(locale, message, rest[0] ?? {}).join("");
  };

/** As `createTranslator`, for texts whose arguments are more than text. */
export const createPartsTranslator =
  (locale: UiLocale, messages: Catalogue): PartsTranslator =>
  <Part extends object>(id: MessageId, args: Readonly<Record<string, string | number | Part>>) =>
    listParts(locale, messages[id] ?? id, args).filter((part) => part !== "");
