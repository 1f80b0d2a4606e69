import { type Locale, LOCALES } from "@statelier/model";
import { z } from "zod";

const line = z.string().trim().min(1);

/**
 * A text for readers: by language (`{de, fr, it, en}`, at least one), or one plain text where all
 * languages write the same (a year, a species' Latin name).
 */
export const textSchema = z
  .union(
    [
      line,
      z
        .strictObject({
          de: line.optional(),
          fr: line.optional(),
          it: line.optional(),
          en: line.optional(),
        })
        .refine((text) => LOCALES.some((locale) => text[locale] !== undefined), {
          message: "needs a text in at least one of de, fr, it, en",
        }),
    ],
    { error: "must be a text, or texts by language {de, fr, it, en}" },
  )
  .describe("A text by language, or one plain text for all languages.");

export type Text = z.infer<typeof textSchema>;

/** Each language's text; a plain text stands under the empty language. */
export const textEntries = (text: Text): (readonly [Locale | "", string])[] =>
  typeof text === "string"
    ? [["", text]]
    : LOCALES.flatMap((locale) => {
        const value = text[locale];
        return value === undefined ? [] : [[locale, value] as const];
      });

/** One text where only one can stand: English, else the first language there is. */
export const deriveSingleText = (text: Text): string => {
  if (typeof text !== "string" && text.en !== undefined) return text.en;
  return textEntries(text)[0]?.[1] ?? "";
};
