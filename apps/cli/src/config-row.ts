type JsonObject = Readonly<Record<string, unknown>>;

/** A document and what it stands in. */
export type Taken = {
  document: unknown;
  /** Puts another document in its place; everything around it stays. */
  replace: (document: unknown) => unknown;
};

const OWN_MEMBERS = ["chartType", "chartConfig", "chartConfigs", "state"];
const MOST_WRAPPINGS = 2;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Tables written out by a database tool may hold the document as text. */
const readData = (data: unknown): unknown => {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
};

/** The document itself, also where it stands in a stored row `{key, data, …}` or in the answer of a server that holds one. */
export const takeDocument = (read: unknown, wrappings = MOST_WRAPPINGS): Taken => {
  const bare: Taken = { document: read, replace: (document) => document };
  if (wrappings === 0 || !isObject(read)) return bare;
  const data = readData(read["data"]);
  if (!isObject(data) || OWN_MEMBERS.some((key) => Object.hasOwn(read, key))) return bare;
  const { document, replace } = takeDocument(data, wrappings - 1);
  const isText = typeof read["data"] === "string";
  return {
    document,
    replace: (other) => {
      const within = replace(other);
      return { ...read, data: isText ? JSON.stringify(within) : within };
    },
  };
};
