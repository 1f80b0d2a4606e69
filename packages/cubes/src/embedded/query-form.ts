export type QueryForm = "SELECT" | "ASK" | "CONSTRUCT" | "DESCRIBE";

const SKIPPED = /^(?:\s+|#[^\n\r]*|BASE\s*<[^<>]*>|PREFIX\s*[^\s:<>]*:\s*<[^<>]*>)/i;
const FORM = /^(SELECT|ASK|CONSTRUCT|DESCRIBE)\b/i;

/** The form of a SPARQL query, read behind its prologue; undefined when it is none. */
export const parseQueryForm = (text: string): QueryForm | undefined => {
  let rest = text;
  for (let skipped = SKIPPED.exec(rest); skipped; skipped = SKIPPED.exec(rest))
    rest = rest.slice(skipped[0].length);
  const form = FORM.exec(rest)?.[1]?.toUpperCase();
  return form as QueryForm | undefined;
};
