import type { ChartDocument } from "@statelier/document";

/** What a migration could not hold, for the reader of the document. */
export type DocumentLoss = { step: string; path: string };

export type OpenedDocument =
  | { ok: true; document: ChartDocument; losses: DocumentLoss[] }
  | {
      ok: false;
      problem: { id: "DOCUMENT_INVALID" | "DOCUMENT_TOO_NEW"; message: string; path?: string };
    };

/** Brings a document of any version to the current one and checks it. Never throws. */
export type OpenDocument = (data: unknown) => Promise<OpenedDocument>;
