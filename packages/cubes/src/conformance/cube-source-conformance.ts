import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CubeSource } from "../source/cube-source.ts";
import { askEverything } from "./ask-everything.ts";
import { askReference } from "./engines.ts";
import { testComponents, testShapes } from "./suite/components.ts";
import { testJoins } from "./suite/joins.ts";
import { testMetadata, testVersions } from "./suite/metadata.ts";
import { testLargestValues, testObservations, testPossibleFilters } from "./suite/observations.ts";
import { testSearch } from "./suite/search.ts";
import { makeSubject, type OpenedSource } from "./suite/subject.ts";
import { testTypes } from "./suite/types.ts";

const SLOW_MS = 180_000;

/** What every source of cubes must answer for the catalogue beside this file, whichever engine keeps it. */
export const cubeSourceConformance = (
  name: string,
  openSource: () => Promise<OpenedSource>,
): void => {
  describe(`${name} is a source of cubes`, () => {
    let source: CubeSource;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ source, close } = await openSource());
    }, SLOW_MS);
    afterAll(() => close());

    const subject = makeSubject(() => source);
    for (const test of [
      testMetadata,
      testVersions,
      testComponents,
      testShapes,
      testObservations,
      testTypes,
      testPossibleFilters,
      testLargestValues,
      testSearch,
      testJoins,
    ])
      test(subject);

    it(
      "answers filters of every kind on columns of every kind as all others do",
      async () => {
        const expected = await askReference();
        for (const words of [
          "Ernte der Felder",
          "Budget",
          "2020-06-30T23:59:59",
          "1e-7",
          "Südstadt",
        ])
          expect(JSON.stringify(expected)).toContain(words);
        expect(await askEverything(source)).toEqual(expected);
      },
      SLOW_MS,
    );
  });
};
