import type { ChartKey, Locale } from "@statelier/model";

/** As they stand in the names of stored bundles. */
const FOR_RELEASE = "sealed";
const DRAFT = "draft";

type Named = {
  key: ChartKey;
  documentId: string;
  index: number;
  scope: { locale: Locale };
  isDraft?: boolean;
};

/** What readers never saw is kept apart from what they did. */
export const nameBundle = ({ key, index, scope, isDraft = false }: Named): string =>
  [key, index, scope.locale, ...(isDraft ? [DRAFT] : [])].join(" ");

/** Where the same document may be baked already: for its release, or as it was before it was published or taken back. */
export const listElsewhere = (named: Named): string[] => [
  nameForRelease(named),
  nameBundle({ ...named, isDraft: named.isDraft !== true }),
];

/** By what the document says alone: it says the same as a draft and in the place of a published chart. */
export const nameForRelease = ({ documentId, index, scope }: Named): string =>
  [FOR_RELEASE, documentId, index, scope.locale].join(" ");

export const isReleaseName = (name: string): boolean => name.startsWith(`${FOR_RELEASE} `);

/** The key of the chart of a bundle that is not kept for a release. */
export const readNamedChart = (name: string): ChartKey => name.split(" ")[0] ?? "";

export const readReleaseDocument = (name: string): string => name.split(" ")[1] ?? "";
