import { z } from "zod";

const texts = z.record(z.string(), z.string().nullish());

/** What later versions write: known as far as it is carried there and back. */
export const LATER_EXTENSIONS = {
  annotations: z.array(z.looseObject({ key: z.string().nullish() })).nullish(),
  defaultValueOverrides: z
    .record(z.string(), z.union([z.string(), z.array(z.string())], "a text or a list of texts"))
    .nullish(),
  filterTypes: z.record(z.string(), z.enum(["single", "multi"])).nullish(),
  limitColumnWidths: z.boolean().nullish(),
  links: z
    .looseObject({
      enabled: z.boolean().nullish(),
      baseUrl: z.string().nullish(),
      componentId: z.string().nullish(),
      targetComponentId: z.string().nullish(),
    })
    .nullish(),
} as const;

const known = {
  ...LATER_EXTENSIONS,
  altText: z.union([z.string(), texts], "a text, or one per language").nullish(),
  /** Dataset → language → the title that it had when the chart was published. */
  "dataset-titles": z.record(z.string(), texts).nullish(),
  /** Whether series differ by texture as well. */
  patterns: z.boolean().nullish(),
  /** Dataset → the same without its version; for documents of versions before ids. */
  unversionedIris: z.record(z.string(), z.string()).nullish(),
};

/** What the format has no place for, each thing under its own name (D27); names that are unknown here are kept. */
export const chartExtensionsSchema = z.object(known).catchall(z.unknown());

/** The same of a layout, of which no name is known yet. */
export const layoutExtensionsSchema = z.record(z.string(), z.unknown());
