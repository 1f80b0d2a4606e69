/** What stands in answers of one edition of a chart alone, each kind for itself: a title does not speak for the figures. */
export type Signs = Readonly<Record<SignKind, readonly string[]>>;
export type SignKind = "title" | "figures" | "region" | "entry";

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** As a whole: 85.3 does not stand in 985.3, and region-1 not in region-10. */
const holds = (text: string, sign: string): boolean =>
  new RegExp(`(?<![\\w.])${escape(sign)}(?!\\w)`).test(text);

type Verdict<Name extends string> =
  | { says: Name }
  /** Of no edition, of several, or not all that its form has to say of one. */
  | { says: "nothing" | "mixed" | "incomplete"; found: string };

/** Which edition an answer is of, by all that its form says of one. */
export const judgeAnswer = <Name extends string>(
  text: string,
  kinds: readonly SignKind[],
  editions: Readonly<Record<Name, Signs>>,
): Verdict<Name> => {
  const names = Object.keys(editions) as Name[];
  const found = kinds.flatMap((kind) =>
    names
      .filter((name) => editions[name][kind].some((sign) => holds(text, sign)))
      .map((name) => ({ kind, name })),
  );
  const said = [...new Set(found.map(({ name }) => name))];
  const [says] = said;
  const words = found.map(({ kind, name }) => `${kind}: ${name}`).join(", ");
  if (says === undefined) return { says: "nothing", found: words };
  if (said.length > 1) return { says: "mixed", found: words };
  return found.length === kinds.length ? { says } : { says: "incomplete", found: words };
};

/** What is to tell an edition without saying it: a tag, pixels. `of` is the address that it is of. */
export type Mark = { of: string; mark: string; edition: string };

/** Each edition by its marks at an address, and what is a mark of two. */
export const readMarks = (marks: readonly Mark[]) => {
  const known = new Map<string, Set<string>>();
  for (const { of, mark, edition } of marks) {
    const name = `${of} ${mark}`;
    known.set(name, (known.get(name) ?? new Set()).add(edition));
  }
  return {
    editionOf: (of: string, mark: string): string | undefined =>
      [...(known.get(`${of} ${mark}`) ?? [])][0],
    shared: [...known]
      .filter(([, editions]) => editions.size > 1)
      .map(([name, editions]) => `${name}: ${[...editions].join(", ")}`),
  };
};
