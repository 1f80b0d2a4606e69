import type { ChartKey, Locale } from "@statelier/model";

/** As it stands in the names of stored bundles. */
const FOR_RELEASE = "sealed";

type Named = { key: ChartKey; documentId: string; index: number; scope: { locale: Locale } };

export const nameBundle = ({ key, index, scope }: Named): string =>
  [key, index, scope.locale].join(" ");

/** By what the document says alone: it says the same as a draft and in the place of a published chart. */
export const nameForRelease = ({ documentId, index, scope }: Named): string =>
  [FOR_RELEASE, documentId, index, scope.locale].join(" ");

export const isReleaseName = (name: string): boolean => name.startsWith(`${FOR_RELEASE} `);

/** The key of the chart of a bundle that is not kept for a release. */
export const readNamedChart = (name: string): ChartKey => name.split(" ")[0] ?? "";

export const readReleaseDocument = (name: string): string => name.split(" ")[1] ?? "";
