import type { ChartKey, Locale } from "@statelier/model";

const SEALED = "sealed";

type Named = { key: ChartKey; documentId: string; index: number; scope: { locale: Locale } };

export const nameBundle = ({ key, index, scope }: Named): string =>
  [key, index, scope.locale].join(" ");

/** By what the document says alone: it says the same as a draft and in the place of a published chart. */
export const nameSealed = ({ documentId, index, scope }: Named): string =>
  [SEALED, documentId, index, scope.locale].join(" ");

export const isSealedName = (name: string): boolean => name.startsWith(`${SEALED} `);

/** The key of the chart of a bundle that is not sealed. */
export const readNamedChart = (name: string): ChartKey => name.split(" ")[0] ?? "";

export const readSealedDocument = (name: string): string => name.split(" ")[1] ?? "";
