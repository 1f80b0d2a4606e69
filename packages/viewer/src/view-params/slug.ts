import { type ComponentId, parseComponentId } from "@statelier/model";

/** The part of a component's id that its name in an address is made of. */
export const tailOf = (id: ComponentId): string =>
  parseComponentId(id)?.unversionedComponentIri ?? id;

/** The last part of an IRI's path or fragment; the text itself where it is no IRI. */
const lastPart = (text: string): string => {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  const part = text.split(/[/#:]/).findLast((piece) => piece !== "") ?? text;
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign belongs to the name.
    return part;
  }
};

const simplify = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Short names for an address, in the order of `texts`: readable, without special characters, and each one only
 * once; what would be empty or taken gets a number behind it.
 */
export const buildSlugs = (texts: readonly string[]): string[] => {
  const taken = new Set<string>();
  return texts.map((text) => {
    const base = simplify(lastPart(text)) || "value";
    let slug = base;
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  });
};
