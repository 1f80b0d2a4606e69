import { DOCUMENTS } from "./documents.ts";

/** 32 bits of FNV-1a: tells one text of ours from another, nothing more. */
const hash = (text: string): string => {
  let value = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x0100_0193);
  return (value >>> 0).toString(36);
};

export type DocumentName = keyof typeof DOCUMENTS;

const NAMES = Object.keys(DOCUMENTS) as DocumentName[];

const IDS = new Map(
  NAMES.map((name) => [DOCUMENTS[name] as string, `${name}.${hash(DOCUMENTS[name])}`]),
);

/** The name and hash of one of the client's own queries; undefined for any other text. */
export const identifyDocument = (query: string): string | undefined => IDS.get(query);

/** The query of the client that has this name and hash; undefined where this version has none. */
export const findDocument = (id: string): { name: DocumentName; query: string } | undefined => {
  const name = NAMES.find((each) => IDS.get(DOCUMENTS[each]) === id);
  return name && { name, query: DOCUMENTS[name] };
};
