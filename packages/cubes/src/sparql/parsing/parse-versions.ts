import { PUBLICATION_STATUS } from "../../rdf/vocabulary.ts";
import { compareVersions, type CubeVersion } from "../../reading/cube-version.ts";
import type { Row } from "../client/rows-sink.ts";

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
