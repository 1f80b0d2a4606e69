import type { QueryForm } from "./query-form.ts";

const TABLE_FORMATS = [
  "application/sparql-results+json",
  "application/sparql-results+xml",
  "text/csv",
  "text/tab-separated-values",
] as const;

const GRAPH_FORMATS = ["application/n-triples", "text/turtle"] as const;

const ALIASES: Record<string, string> = { "application/json": "application/sparql-results+json" };

const parseAccept = (accept: string): string[] =>
  accept
    .split(",")
    .map((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { name: ALIASES[name] ?? name, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ name }) => name);

const isMatch = (range: string, format: string): boolean =>
  range === format ||
  range === "*/*" ||
  (range.endsWith("/*") && format.startsWith(range.slice(0, -1)));

/** The first media type that the client accepts and the form can be written in; undefined when there is none. */
export const pickResultFormat = (form: QueryForm, accept: string): string | undefined => {
  const formats: readonly string[] =
    form === "SELECT" || form === "ASK"
      ? TABLE_FORMATS.slice(0, form === "ASK" ? 2 : undefined)
      : GRAPH_FORMATS;
  for (const range of parseAccept(accept || "*/*")) {
    const format = formats.find((candidate) => isMatch(range, candidate));
    if (format) return format;
  }
  return undefined;
};
