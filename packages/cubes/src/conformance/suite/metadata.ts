import { describe, expect, it } from "vitest";

import { NORMALIZED } from "./normalize-answer.ts";
import { AIR, air, BASE_IRI, cubeIri, type Subject, termset, UNKNOWN } from "./subject.ts";

export const testMetadata = ({ source }: Subject): void => {
  describe("metadata", () => {
    it("says what the cube says of itself", async () => {
      expect(await source().metadata({ iri: AIR, locale: "de" })).toMatchObject({
        iri: AIR,
        unversionedIri: cubeIri("air"),
        identifier: "air",
        title: "Luft & Städte",
        description: "Feinstaub in Städten",
        version: "9",
        datePublished: "2024-03-01",
        dateModified: "2024-04-01",
        publicationStatus: "PUBLISHED",
        creator: { iri: `${BASE_IRI}organization/office`, label: "Amt für Luft" },
        themes: [{ iri: `${BASE_IRI}theme/environment`, label: "Umwelt" }],
        subthemes: [{ iri: `${BASE_IRI}subtheme/dust`, label: "Dust" }],
        contactPoints: [{ name: "Office", email: "office@example.org" }],
        publisher: '<a href="https://example.org/">Office &amp; Co.</a>',
        landingPage: "https://example.org/air",
        license: "By",
        licenseUrl: "https://example.org/licence/by",
        attribution: "Beruht auf Daten des Amtes",
        workExamples: ["https://ld.admin.ch/application/visualize"],
      });
    });

    it("falls back to another language and says which", async () => {
      expect(await source().metadata({ iri: AIR, locale: "it" })).toMatchObject({
        title: "Luft & Städte",
        titleLanguage: "de",
        description: "Feinstaub in Städten",
        descriptionLanguage: "de",
      });
    });

    it("says what is a draft", async () => {
      const metadata = await source().metadata({ iri: cubeIri("air", 10), locale: "en" });
      expect(metadata).toMatchObject({ title: "Air, draft", publicationStatus: "DRAFT" });
    });

    it("knows no cube that is not there, and refuses what is no IRI", async () => {
      const ask = (iri: string) => source().metadata({ iri, locale: "en" });
      await expect(ask(UNKNOWN)).rejects.toMatchObject({ id: "CANNOT_FIND_CUBE" });
      for (const iri of ["", "air", "https://x/> } DROP ALL #", "https://x/ y", 'a:"b"', "'; --"])
        await expect(ask(iri)).rejects.toMatchObject({ id: "BAD_REQUEST" });
    });
  });

  it("says of a cube that is not there the same to every question", async () => {
    const ask = { iri: UNKNOWN, locale: "en" } as const;
    for (const answer of [
      source().components({ ...ask, loadValues: true }),
      source().observations(ask),
      source().possibleFilters({ iri: UNKNOWN, filters: {} }),
      source().termsets(ask),
      source().shapes({ iri: UNKNOWN, dimensionId: air("place"), width: 256 }),
    ])
      await expect(answer).rejects.toMatchObject({
        id: "CANNOT_FIND_CUBE",
        args: { iri: UNKNOWN },
      });
  });

  it("gives the termsets of key dimensions", async () => {
    expect(await source().termsets({ iri: AIR, locale: "en" })).toEqual([
      {
        iri: air("place"),
        cubeIri: AIR,
        label: "Place",
        termsets: [{ iri: termset("places"), label: "Places" }],
      },
    ]);
  });
};

export const testVersions = ({ source }: Subject): void => {
  describe("versions", () => {
    it("lead to the newest published one", async () => {
      for (const asked of [cubeIri("air", 1), cubeIri("air"), AIR])
        expect(await source().latestIri(asked)).toBe(AIR);
    });
    it("lead from one that is there no more to the newest of its series", async () => {
      const gone = cubeIri("air", 77);
      expect(await source().latestIri(gone)).toBe(AIR);
      expect(await source().unversionedIri(gone)).toBe(cubeIri("air"));
    });
    it("leave a draft that is newer as it is", async () => {
      const draft = cubeIri("air", 10);
      expect(await source().latestIri(draft)).toBe(draft);
    });
    it("know their series", async () => {
      expect(await source().unversionedIri(cubeIri("air", 1))).toBe(cubeIri("air"));
      expect(await source().unversionedIri(cubeIri("air"))).toBe(cubeIri("air"));
    });
    it("are none of an unknown cube", async () => {
      expect(await source().latestIri(UNKNOWN)).toBeUndefined();
      expect(await source().unversionedIri(UNKNOWN)).toBeUndefined();
    });
    it("are read by the name of the series: the latest", async () => {
      const { iri } = await source().metadata({ iri: cubeIri("air"), locale: "en" });
      expect(iri).toBe(AIR);
    });
    it("are each read by their own name", async () => {
      for (const [version, title] of [
        [1, "Air, first"],
        [10, "Air, draft"],
      ] as const)
        expect(
          await source().metadata({ iri: cubeIri("air", version), locale: "en" }),
        ).toMatchObject({ title, version: String(version) });
    });
    it("never change once they are published", async () => {
      for (const [iri, isImmutable] of [
        [AIR, true],
        [cubeIri("air"), false],
        [cubeIri("air", 10), false],
      ] as const)
        expect([iri, await source().isImmutable(iri)]).toEqual([
          iri,
          NORMALIZED.isImmutable(isImmutable, source().dataSource),
        ]);
    });
  });
};
