import { deriveValueId } from "../descriptor/check-values.ts";
import type { Value } from "../descriptor/value-list.ts";
import type { Termset } from "../descriptor/vocabulary.ts";

/** The IRIs of everything that is ours, below one base. */
export type Identifiers = ReturnType<typeof makeIdentifiers>;

const encode = encodeURIComponent;

export const makeIdentifiers = (baseIri: string) => {
  const base = baseIri.endsWith("/") ? baseIri : `${baseIri}/`;
  const series = (cubeKey: string) => `${base}cube/${encode(cubeKey)}`;
  const termset = (key: string) => `${base}termset/${encode(key)}`;
  return {
    theme: (key: string) => `${base}theme/${encode(key)}`,
    themes: `${base}theme`,
    subTheme: (key: string) => `${base}subtheme/${encode(key)}`,
    subThemes: `${base}subtheme`,
    organization: (key: string) => `${base}organization/${encode(key)}`,
    organizations: `${base}organization`,
    unit: (key: string) => `${base}unit/${encode(key)}`,
    termset,
    term: (key: string, value: Value) => `${termset(key)}/${encode(deriveValueId(value))}`,
    /** The term as the data name it: of the termset's version where it has versions. */
    usedTerm: (key: string, { version }: Termset, value: Value) =>
      `${termset(key)}/${version === undefined ? "" : `v${version}/`}${encode(deriveValueId(value))}`,
    /** The node that stands for all versions of a cube. */
    series,
    cube: (cubeKey: string, version: number) => `${series(cubeKey)}/${version}`,
    component: (cubeKey: string, column: string) => `${series(cubeKey)}/component/${column}`,
    value: (cubeKey: string, column: string, value: Value) =>
      `${series(cubeKey)}/value/${column}/${encode(deriveValueId(value))}`,
  };
};
