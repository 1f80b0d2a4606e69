const FORBIDDEN_IN_IRI = /[\p{Cc}\s<>"{}|^`\\]/u;

/** A term as it stands in N-Triples. */
export type Term = string & { readonly term: unique symbol };

/** Whether a text may stand between `<` and `>`. */
export const isAbsoluteIri = (text: string): boolean =>
  /^[a-z][a-z0-9+.-]*:/i.test(text) && !FORBIDDEN_IN_IRI.test(text);

/** An IRI term; throws when the text is no absolute IRI. */
export const iri = (text: string): Term => {
  if (!isAbsoluteIri(text)) throw new Error(`not an absolute IRI: ${JSON.stringify(text)}`);
  return `<${text}>` as Term;
};

const ESCAPES: Record<string, string> = {
  "\\": "\\\\",
  '"': '\\"',
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(
      /[\\"\p{Cc}]/gu,
      (character) =>
        ESCAPES[character] ??
        `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
    );

/** A plain literal, or one in a language. */
export const text = (value: string, language = ""): Term =>
  (language === "" ? `"${escapeText(value)}"` : `"${escapeText(value)}"@${language}`) as Term;

/** A literal of the datatype with this IRI. */
export const literal = (value: string, datatype: string): Term =>
  `"${escapeText(value)}"^^${iri(datatype)}` as Term;
