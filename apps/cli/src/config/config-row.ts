import { isRecord, parseJson } from "@statelier/model";

/** A document and what it stands in. */
export type Taken = {
  document: unknown;
  /** Puts another document in its place; everything around it stays. */
  replace: (document: unknown) => unknown;
};

const OWN_MEMBERS = ["chartType", "chartConfig", "chartConfigs", "state"];
const MOST_WRAPPINGS = 2;

/** Tables written out by a database tool may hold the document as text. */
const readData = (data: unknown): unknown =>
  typeof data === "string" ? (parseJson(data) ?? data) : data;

/**
 * The document itself, also where it stands in a stored row `{key, data, …}` or in the answer of a server that holds one.
 * `exact`: the same with long numbers as they were written, for what stands around the document.
 */
export const takeDocument = (
  read: unknown,
  exact: unknown = read,
  wrappings = MOST_WRAPPINGS,
): Taken => {
  const bare: Taken = { document: read, replace: (document) => document };
  if (wrappings === 0 || !isRecord(read)) return bare;
  const data = readData(read["data"]);
  if (!isRecord(data) || OWN_MEMBERS.some((key) => Object.hasOwn(read, key))) return bare;
  const isText = typeof read["data"] === "string";
  const around = isRecord(exact) ? exact : read;
  const { document, replace } = takeDocument(data, isText ? data : around["data"], wrappings - 1);
  return {
    document,
    replace: (other) => {
      const within = replace(other);
      return { ...around, data: isText ? JSON.stringify(within) : within };
    },
  };
};

/** Why a row holds no document; undefined of what is no row. */
export const findRowProblem = (document: unknown): string | undefined => {
  if (!isRecord(document) || !Object.hasOwn(document, "data") || isRecord(document["data"]))
    return undefined;
  if (OWN_MEMBERS.some((key) => Object.hasOwn(document, key))) return undefined;
  const { data } = document;
  const text = `${typeof data === "string" ? "the text " : ""}${JSON.stringify(data).slice(0, 80)}`;
  const found = Array.isArray(data) ? "a list" : text;
  return `At data: found ${found}, expected a chart config or a state.`;
};
