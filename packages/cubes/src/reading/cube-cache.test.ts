import { expect, it, vi } from "vitest";

import { CubeCache } from "./cube-cache.ts";
import type { CubeVersion } from "./cube-version.ts";
import type { ObservationRows } from "./observation-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";

const SERIES = "https://example.org/air";
const FIRST = `${SERIES}/1`;

const LIMITS = {
  wholeCubeRows: 0,
  smallCubeRows: 0,
  readWhole: "never",
  cachedCubes: 10,
  mutableMaxAgeMs: 1_000,
  immutableMaxAgeMs: 1_000,
} as const;

const versionOf = (iri: string): CubeVersion => ({
  iri,
  unversionedIri: SERIES,
  isVersioned: true,
  isPublished: true,
  isExpired: false,
  version: "1",
});

const open = (versions: readonly CubeVersion[] = [versionOf(FIRST)]) => {
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  const cubes = new CubeCache({
    fetchVersions: async (iri) => {
      asked.push(`versions ${iri}`);
      await answer.promise;
      return [...versions];
    },
    fetchCube: async (iri) => {
      asked.push(`cube ${iri}`);
      if (!versions.some((version) => version.iri === iri)) throw new Error("no such cube");
      return (version) =>
        ({ iri: version.iri, components: new Map() }) as Partial<ReadableCube> as ReadableCube;
    },
    openRows: () => ({}) as ObservationRows,
    limits: LIMITS,
  });
  return { cubes, asked, answer: answer.resolve };
};

it("asks for a version and its series in one go, once however many ask", async () => {
  const { cubes, asked, answer } = open();
  const newest = cubes.versions(FIRST);
  const opened = [cubes.cube(FIRST), cubes.cube(FIRST)];
  await vi.waitFor(() => expect(asked).toEqual([`versions ${FIRST}`, `cube ${FIRST}`]));
  answer();
  expect((await Promise.all(opened)).map(({ model }) => model.iri)).toEqual([FIRST, FIRST]);
  await newest;
  await cubes.cube(FIRST);
  expect(asked).toHaveLength(2);
});

it("asks for the newest version of a series once that is known", async () => {
  const { cubes, asked, answer } = open();
  answer();
  expect((await cubes.cube(SERIES)).model.iri).toBe(FIRST);
  expect(asked).toEqual([`versions ${SERIES}`, `cube ${FIRST}`]);
});

it("asks for a version that is none once: it is said to be missing, whatever became of the other question", async () => {
  const { cubes, asked, answer } = open([]);
  answer();
  for (let turn = 0; turn < 2; turn += 1)
    await expect(cubes.cube(FIRST)).rejects.toMatchObject({ id: "CANNOT_FIND_CUBE" });
  expect(asked).toEqual([`versions ${FIRST}`, `cube ${FIRST}`]);
});
