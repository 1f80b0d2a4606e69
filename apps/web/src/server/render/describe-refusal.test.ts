import { makeInitialDocument } from "@statelier/document";
import { expect, test } from "vitest";
import { refuseSource } from "../published/refuse-source.ts";
import { TEST_CONFIG, TEST_KEY, TEST_SOURCE } from "../testing/make-test-pages.ts";
import { describeRefusal } from "./describe-refusal.ts";

const IRI = TEST_CONFIG.cubes[0]?.iri ?? "";

/** What a page says of a chart whose source does not have its dataset. */
const describeMissing = (titles?: Record<string, string>) => {
  const config = {
    ...TEST_CONFIG,
    extensions: titles ? { "dataset-titles": { [IRI]: titles } } : {},
  };
  const document = makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig: config });
  const failure = { id: "CANNOT_FIND_CUBE", message: "there is none" };
  return describeRefusal(
    TEST_KEY,
    refuseSource({ document, config, locale: "fr" }, failure).refusal,
  );
};

test("D25 a dataset that was there when its chart was published is said to have been removed", () => {
  const gone = (title: string) => ({ status: 404, error: { code: "CUBE_GONE", args: { title } } });
  expect(describeMissing({ de: "Strom", fr: "Courant" })).toEqual(gone("Courant"));
  expect(describeMissing({ de: "Strom", fr: "" })).toEqual(gone("Strom"));
});

test("D25 of several joined datasets the one that was removed is named", () => {
  const [cube] = TEST_CONFIG.cubes;
  const [there, gone] = ["https://example.org/there", "https://example.org/gone"];
  const config = {
    ...TEST_CONFIG,
    cubes: [there, gone].map((iri) => ({ ...cube!, iri })),
    extensions: { "dataset-titles": { [there]: { fr: "Ventes" }, [gone]: { fr: "Courant" } } },
  };
  const document = makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig: config });
  const failure = { id: "CANNOT_FIND_CUBE", message: "there is none" };
  const describe = (iri: string) => {
    const { refusal } = refuseSource(
      { document, config, locale: "fr" },
      { ...failure, args: { iri } },
    );
    return describeRefusal(TEST_KEY, refusal).error;
  };
  expect(describe(gone)).toEqual({ code: "CUBE_GONE", args: { title: "Courant" } });
  expect(describe(there)).toEqual({ code: "CUBE_GONE", args: { title: "Ventes" } });
  const other = "https://example.org/other";
  expect(describe(other)).toMatchObject({ code: "CANNOT_FIND_CUBE", args: { iri: other } });
});

test("a dataset that its source never had is not said to have been removed", () => {
  for (const titles of [undefined, { de: "", fr: "" }]) {
    const { status, error } = describeMissing(titles);
    expect(status).toBe(404);
    expect(error).toMatchObject({
      code: "CANNOT_FIND_CUBE",
      args: { iri: IRI, source: TEST_SOURCE.url },
    });
  }
});
