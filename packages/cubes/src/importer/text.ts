import { z } from "zod";
import { LOCALES } from "@statelier/model";

const line = z.string().trim().min(1);

/**
 * A text for readers: by language (`{de, fr, it, en}`, at least one), or one plain text where all
 * languages write the same (a year, a species' Latin name).
 */
export const textSchema = z
  .union([
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
  ])
  .describe("A text by language, or one plain text for all languages.");

export type Text = z.infer<typeof textSchema>;
