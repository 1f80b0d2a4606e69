import type { Iri } from "@statelier/model";
/** One version of a cube, as a source lists it beside others. */
export type CubeVersion = {
  iri: string;
  unversionedIri: string;
  isVersioned: boolean;
  isPublished: boolean;
  isExpired: boolean;
  version: string;
};

/** Numbers as numbers, else as text with numbers in it: `10` comes after `9`. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, "en", { numeric: true });

/** Whether this is a published version, which never changes. */
export const isLasting = ({ isVersioned, isPublished }: CubeVersion): boolean =>
  isVersioned && isPublished;

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

/** What the IRI of a version is without its number, as publishers mostly name a series. */
export const guessSeries = (iri: Iri): Iri | undefined => /^(.+)\/v?\d+(?:\.\d+)*$/.exec(iri)?.[1];
