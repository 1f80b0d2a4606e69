import { makeInitialDocument } from "@statelier/document";
import { expect, it } from "vitest";
import { TEST_CONFIG, TEST_IRI } from "../testing/make-test-pages.ts";
import { findPublishProblem } from "./find-publish-problem.ts";

const withValues = (count: number) =>
  makeInitialDocument({
    dataSource: { type: "sparql", url: "https://example.org/sparql" },
    chartConfig: {
      ...TEST_CONFIG,
      cubes: [TEST_IRI, `${TEST_IRI}/2`].map((iri) => ({
        iri,
        filters: {
          place: {
            type: "multi" as const,
            values: Object.fromEntries(
              Array.from({ length: count / 2 }, (_, at) => [`${iri}/${at}`, true as const]),
            ),
          },
        },
      })),
    },
  });

it("refuses a document whose filters have more values than 20,000 in all", () => {
  expect(findPublishProblem(withValues(20_000), [])).toBeUndefined();
  expect(findPublishProblem(withValues(20_002), [])).toMatchObject({
    id: "DOCUMENT_INVALID",
    path: "chartConfigs",
    fault: "its filters have 20002 values; those of a document may have 20000",
  });
});
