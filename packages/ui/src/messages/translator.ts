import type { Catalogue, Message, MessageId, MessageRest } from "./catalogue.ts";
import type { UiLocale } from "./locale.ts";

/** Gives the text of `id` in one language. An id that was not loaded comes back as it is. */
export type Translator = <Id extends MessageId>(id: Id, ...rest: MessageRest<Id>) => string;

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

/** The translator of one language over the texts that were loaded for it. */
export const createTranslator =
  (locale: UiLocale, messages: Catalogue): Translator =>
  (id, ...rest) => {
    const message = messages[id];
    if (message === undefined) return id;
    const args: Readonly<Record<string, string | number>> = rest[0] ?? {};
    return pickForm(locale, message, args["count"]).replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = args[name];
      if (value === undefined) return hole;
      return typeof value === "number" ? formatQuantity(locale, value) : value;
    });
  };
