import { type Row } from "../client/rows-sink.ts";
import { PUBLICATION_STATUS } from "../../rdf/vocabulary.ts";

export type CubeVersion = {
  iri: string;
  unversionedIri: string;
  isVersioned: boolean;
  isPublished: boolean;
  isExpired: boolean;
  version: string;
};

/** Numbers as numbers, else as text with numbers in it: `10` comes after `9`. */
const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, "en", { numeric: true });

/** Every version that a versions query found, newest first. */
export const parseVersions = (rows: readonly Row[]): CubeVersion[] => {
  const byIri = new Map<string, CubeVersion>();
  for (const { cube, history, status, version, expires } of rows) {
    if (cube?.type !== "iri") continue;
    const known = byIri.get(cube.value);
    byIri.set(cube.value, {
      iri: cube.value,
      unversionedIri: history?.value ?? known?.unversionedIri ?? cube.value,
      isVersioned: history !== undefined || (known?.isVersioned ?? false),
      isPublished: status?.value === PUBLICATION_STATUS.published || (known?.isPublished ?? false),
      isExpired: expires !== undefined || (known?.isExpired ?? false),
      version: version?.value ?? known?.version ?? "",
    });
  }
  return [...byIri.values()].toSorted((a, b) => compareVersions(b.version, a.version));
};

/**
 * The version that a reader of `iri` should see: the newest published one that is not expired. Who asked for a draft
 * never gets an older one: a published one that is newer, else the newest draft. A history node without a published
 * version gives its newest draft.
 */
export const pickLatestVersion = (
  versions: readonly CubeVersion[],
  iri: string,
): CubeVersion | undefined => {
  const asked = versions.find((version) => version.iri === iri);
  const current = versions.filter(({ isExpired }) => !isExpired);
  const pick = (among: readonly CubeVersion[]): CubeVersion | undefined =>
    among.find(({ isPublished }) => isPublished) ?? among[0];
  if (!asked) return pick(current) ?? versions[0];
  if (asked.isPublished || asked.isExpired)
    return current.find(({ isPublished }) => isPublished) ?? asked;
  const newer = current.filter(({ version }) => compareVersions(version, asked.version) > 0);
  return pick(newer) ?? asked;
};
