import { isValidIri } from "../../rdf/is-valid-iri.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { NAMESPACES, xsd } from "../../rdf/vocabulary.ts";

/** A value that cannot stand in a SPARQL query, and why. */
export class TermError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "TermError";
  }
}

/** A piece of a query; only this module makes one, so that no raw text can get in. */
export class SparqlText {
  readonly text: string;
  private constructor(text: string) {
    this.text = text;
  }
  static readonly make: (text: string) => SparqlText = (text) => new SparqlText(text);
}

const { make } = SparqlText;

/** An absolute IRI; throws `TermError` for anything that is not one. */
export const iri = (value: string): SparqlText => {
  if (!isValidIri(value))
    throw new TermError(`This is not an absolute IRI: ${JSON.stringify(value)}`);
  return make(`<${value}>`);
};

const ESCAPES: Record<string, string> = {
  '"': '\\"',
  "\n": "\\n",
  "\r": "\\r",
};

/**
 * A backslash before `u` is written with a codepoint escape behind it: engines that decode codepoints before they
 * read the grammar would else see an escape in it.
 */
const escapeString = (value: string): string =>
  value.replaceAll(/\\u|\\U|["\\\n\r]/g, (found) => {
    if (found === "\\u") return "\\\\\\u0075";
    if (found === "\\U") return "\\\\\\u0055";
    return found === "\\" ? "\\\\" : (ESCAPES[found] ?? found);
  });

const LANGUAGE = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;

/** A literal; throws `TermError` for text that is not well-formed Unicode. */
export const literal = (
  value: string,
  kind: { language?: string; datatype?: string } = {},
): SparqlText => {
  if (!value.isWellFormed()) throw new TermError("The text is not well-formed Unicode.");
  const quoted = `"${escapeString(value)}"`;
  if (kind.language) {
    if (!LANGUAGE.test(kind.language)) throw new TermError("This is not a language tag.");
    return make(`${quoted}@${kind.language}`);
  }
  return make(kind.datatype ? `${quoted}^^${iri(kind.datatype).text}` : quoted);
};

/** A term as it was read, for another query; undefined for a blank node or what no query can hold. */
export const toSparql = (term: RdfTerm): SparqlText | undefined => {
  try {
    if (term.type === "iri") return isValidIri(term.value) ? iri(term.value) : undefined;
    return term.type === "literal" ? literal(term.value, term) : undefined;
  } catch (error) {
    if (error instanceof TermError) return undefined;
    throw error;
  }
};

/** The n-th variable of a family: `?c0`, `?c1` … */
export const variable = (family: "c" | "d" | "f" | "k" | "n", index: number): SparqlText => {
  if (!Number.isSafeInteger(index) || index < 0) throw new TermError("A variable has a number.");
  return make(`?${family}${index}`);
};

export const integer = (value: number): SparqlText => {
  if (!Number.isSafeInteger(value) || value < 0) throw new TermError("This is not a whole number.");
  return make(String(value));
};

export const decimal = (value: number): SparqlText => {
  if (!Number.isFinite(value)) throw new TermError("This is not a number.");
  return literal(String(value), { datatype: xsd("double") });
};

export type SparqlPart = SparqlText | readonly SparqlText[];

/** The one way to write a query: fixed words around terms; lists are joined by a space. */
export const sparql = (words: TemplateStringsArray, ...parts: SparqlPart[]): SparqlText =>
  make(
    words.raw.reduce((text, word, index) => {
      const part = parts[index - 1];
      if (part === undefined) return text + word;
      const list: readonly SparqlText[] = part instanceof SparqlText ? [part] : part;
      return `${text}${list.map((each) => each.text).join(" ")}${word}`;
    }),
  );

/** Terms with commas between them, for `IN (…)`. */
export const commaList = (terms: readonly SparqlText[]): SparqlText =>
  make(terms.map((term) => term.text).join(", "));

/** The head of a query that declares these prefixes, a line each. */
export const prefixes = (names: readonly (keyof typeof NAMESPACES)[]): SparqlText =>
  make(names.map((name) => `PREFIX ${name}: <${NAMESPACES[name]}>\n`).join(""));

/** A query without its prefixes, and they alone: to put it into another one. */
export const splitPrefixes = ({ text }: SparqlText): { prefixes: SparqlText; body: SparqlText } => {
  const [prefixes = ""] = /^(?:PREFIX [^\n]*\n)*/.exec(text) ?? [];
  return { prefixes: make(prefixes), body: make(text.slice(prefixes.length)) };
};
