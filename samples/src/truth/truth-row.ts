/**
 * One expected observation: each dimension and attribute column with the last part of its value's IRI, or with the
 * literal; each measure and uncertainty column with its number; null where the source has no value.
 */
export type TruthRow = Record<string, string | number | null>;

/** What the observations of one bundled dataset must be, read from its source without the importer. */
export type DatasetTruth = { name: string; rows: TruthRow[] };
