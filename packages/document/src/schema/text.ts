import { z } from "zod";

/** One text per language; a language that was never written is empty. */
export const localizedTextSchema = z.object({
  de: z.string().default(""),
  fr: z.string().default(""),
  it: z.string().default(""),
  en: z.string().default(""),
});

export const metaSchema = z.object({
  title: localizedTextSchema.prefault({}),
  description: localizedTextSchema.prefault({}),
  label: localizedTextSchema.prefault({}),
});

export type Meta = z.infer<typeof metaSchema>;

export type LocalizedText = z.infer<typeof localizedTextSchema>;
