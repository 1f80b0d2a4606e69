import type { CubeMetadata } from "@statelier/model";
import { expect, test } from "vitest";
import { derivePortalAddress } from "./general-section.tsx";

const cube = {
  identifier: "ubd 01/3",
  creator: { iri: "https://register.ld.admin.ch/opendataswiss/org/office", label: "Office" },
  workExamples: ["https://ld.admin.ch/application/opendataswiss"],
} as unknown as CubeMetadata;

test("a dataset on the portal is found by its identifier and its organization", () => {
  expect(derivePortalAddress(cube, "fr")).toBe(
    "https://opendata.swiss/fr/perma/ubd%2001%2F3%40office",
  );
});

test.each([
  ["that is not published there", { workExamples: ["https://ld.admin.ch/application/visualize"] }],
  ["without an identifier", { identifier: undefined }],
  ["without an organization", { creator: undefined }],
])("a dataset %s has no page there", (_, change) => {
  expect(derivePortalAddress({ ...cube, ...change } as CubeMetadata, "de")).toBeUndefined();
});
