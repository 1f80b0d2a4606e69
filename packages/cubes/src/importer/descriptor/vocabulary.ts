import { z } from "zod";

import { type Text, textSchema } from "./text.ts";
import { type Hierarchy, keySchema, listFields, type Value } from "./value-list.ts";
import { webAddressSchema } from "./web-address.ts";

const subThemes = z
  .record(keySchema, z.strictObject({ label: textSchema }))
  .optional()
  .describe("Topics below this theme or organization, by key. Keys are unique over all files.");

const themeSchema = z.strictObject({
  label: textSchema,
  description: textSchema.optional(),
  subThemes,
});

export const contactSchema = z
  .strictObject({
    name: textSchema,
    email: z.email("must be an e-mail address").optional(),
    url: z
      .url()
      .optional()
      .describe("A public page with a form or an address, where there is no e-mail."),
  })
  .refine((contact) => contact.email !== undefined || contact.url !== undefined, {
    message: "needs an e-mail address or a page (url)",
  });

const organizationSchema = z.strictObject({
  label: textSchema,
  abbreviation: textSchema.optional(),
  url: webAddressSchema.optional().describe("The organization's own page."),
  contact: contactSchema.optional().describe("Stands for its datasets unless they name their own."),
  subThemes,
});

const unitSchema = z.strictObject({
  label: textSchema.describe("The unit's name: years, US dollars."),
  symbol: z
    .string()
    .min(1)
    .optional()
    .describe(
      "As written behind a number in every language (%, °C, USD); without it readers see the label.",
    ),
  currency: z
    .strictObject({
      exponent: z.int().min(0).max(6).describe("Decimals in which amounts are written."),
    })
    .optional()
    .describe("Present when the unit is a currency."),
  sameAs: webAddressSchema
    .optional()
    .describe("The same unit in a public vocabulary, for example QUDT."),
});

const termsetTexts = { label: textSchema, description: textSchema.optional() };

/** A shared dimension: values that several datasets use, so that they can be joined. */
const termsetSchema = z.union([
  z.strictObject({
    ...termsetTexts,
    ...listFields,
    version: z
      .int()
      .min(1)
      .optional()
      .describe(
        "For terms that are published in versions: the data point to versioned terms, which name the lasting ones.",
      ),
  }),
  z.strictObject({
    ...termsetTexts,
    years: z
      .strictObject({ from: z.int().min(1000).max(9999), to: z.int().min(1000).max(9999) })
      .refine((years) => years.from <= years.to, { message: "`from` must not be after `to`" })
      .describe("Every year from … to …, both included."),
  }),
]);

/** One file of the shared vocabulary; all files of a folder count as one. */
export const vocabularySchema = z.strictObject({
  themes: z.record(keySchema, themeSchema).optional(),
  organizations: z.record(keySchema, organizationSchema).optional(),
  units: z.record(keySchema, unitSchema).optional(),
  termsets: z.record(keySchema, termsetSchema).optional(),
});

export type VocabularyFile = z.infer<typeof vocabularySchema>;
export type Theme = z.infer<typeof themeSchema>;
export type Organization = z.infer<typeof organizationSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Unit = z.infer<typeof unitSchema>;

/** A value list whose files have been read. */
export type ResolvedList = {
  values: Value[];
  hierarchy?: Hierarchy | undefined;
};

/** A termset whose files have been read; years are written out as values. */
export type Termset = ResolvedList & {
  label: Text;
  description?: Text | undefined;
  version?: number | undefined;
  /** Set for a termset of years. */
  timeUnit?: "Year";
};

export type SubTheme = { label: Text; parent: { kind: "theme" | "organization"; key: string } };

/** All vocabulary files of a folder, read and merged. */
export type Vocabulary = {
  themes: ReadonlyMap<string, Theme>;
  subThemes: ReadonlyMap<string, SubTheme>;
  organizations: ReadonlyMap<string, Organization>;
  units: ReadonlyMap<string, Unit>;
  termsets: ReadonlyMap<string, Termset>;
};

/** For a descriptor that uses no vocabulary files. */
export const EMPTY_VOCABULARY: Vocabulary = {
  themes: new Map(),
  subThemes: new Map(),
  organizations: new Map(),
  units: new Map(),
  termsets: new Map(),
};
