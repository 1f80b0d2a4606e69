import { LOCALES } from "@statelier/model";

import type { Descriptor } from "./descriptor.ts";

const isTextByLanguage = (value: object): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => (LOCALES as readonly string[]).includes(key));
};

const walk = (value: unknown, path: string): string[] => {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && isTextByLanguage(value)) {
    const lacking = LOCALES.filter((locale) => !Object.hasOwn(value, locale));
    return lacking.length === 0 ? [] : [`${path}: no text in ${lacking.join(", ")}`];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    walk(child, path === "" ? key : `${path}.${key}`),
  );
};

/** The texts of a descriptor that lack one of the product's languages. */
export const findMissingLanguages = (descriptor: Descriptor): string[] => walk(descriptor, "");
