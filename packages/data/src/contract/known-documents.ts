import { DOCUMENTS } from "./documents.ts";
import { identifyDocument } from "./identify-document.ts";

/** The name of a GraphQL document that the product sends itself. */
export type DocumentName = keyof typeof DOCUMENTS;

const NAMES = Object.keys(DOCUMENTS) as DocumentName[];

const IDS = new Map(NAMES.map((name) => [identifyDocument(name, DOCUMENTS[name]), name]));

/** The query of the client that has this name and hash; undefined where this version has none. */
export const findDocument = (id: string): { name: DocumentName; query: string } | undefined => {
  const name = IDS.get(id);
  return name && { name, query: DOCUMENTS[name] };
};
