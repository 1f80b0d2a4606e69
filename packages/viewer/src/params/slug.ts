import { type ComponentId, hyphenate, lastPart, parseComponentId } from "@statelier/model";

/** The part of a component's id that its name in an address is made of. */
export const tailOf = (id: ComponentId): string =>
  parseComponentId(id)?.unversionedComponentIri ?? id;

/**
 * Short names for an address, in the order of `texts`: readable, without special characters, and each one only
 * once; what would be empty or taken gets a number behind it.
 */
export const buildSlugs = (texts: readonly string[]): string[] => {
  const taken = new Set<string>();
  /** Of texts that read alike, where counting goes on. */
  const next = new Map<string, number>();
  return texts.map((text) => {
    const base = hyphenate(lastPart(text)) || "value";
    let slug = base;
    let count = next.get(base) ?? 2;
    for (; taken.has(slug); count += 1) slug = `${base}-${count}`;
    taken.add(slug);
    next.set(base, count);
    return slug;
  });
};

/** How components stand in an address, whatever their order. */
export const nameComponents = (ids: readonly ComponentId[]): Map<ComponentId, string> => {
  const sorted = ids.toSorted();
  const slugs = buildSlugs(sorted.map(tailOf));
  return new Map(sorted.map((id, index) => [id, slugs[index] ?? id]));
};
