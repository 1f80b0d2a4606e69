import { buildComponentId } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;

describe("the version of a cube", () => {
  const source = readCase("versions.ttl");

  it.each([
    ["of an older one is the newest published one that is not expired", "numbers-9", "numbers-10"],
    ["is itself where it is the newest", "numbers-10", "numbers-10"],
    [
      "of an expired one is the newest published one, whatever the date says",
      "numbers-11",
      "numbers-10",
    ],
    ["of a series is the newest published one", "numbers", "numbers-10"],
    ["is compared by the numbers in a text", "texts-a", "texts-b"],
    ["of an older draft is the published one that followed it", "mixed-1", "mixed-2"],
    ["of a draft is never an older published one, but the newest draft", "mixed-3", "mixed-4"],
    ["of the newest draft is itself", "mixed-4", "mixed-4"],
    ["of a published one is no draft", "mixed-2", "mixed-2"],
    ["of a series with drafts is the newest published one", "mixed", "mixed-2"],
    ["of a draft is the newest draft where nothing is published", "drafts-1", "drafts-2"],
    ["of a series without a published one is its newest draft", "drafts", "drafts-2"],
    ["of an expired one without others is itself", "gone-1", "gone-1"],
    ["of a cube without a series is itself", "alone", "alone"],
    ["of an expired cube without a series is itself", "alone-expired", "alone-expired"],
  ])("%s", async (_, from, to) => {
    expect(await source.latestIri(E(from))).toBe(E(to));
  });

  it("names its series, and itself where it has none", async () => {
    expect(await source.unversionedIri(E("numbers-9"))).toBe(E("numbers"));
    expect(await source.unversionedIri(E("numbers"))).toBe(E("numbers"));
    expect(await source.unversionedIri(E("alone"))).toBe(E("alone"));
    expect(await source.unversionedIri(E("nowhere"))).toBeUndefined();
    expect(await source.latestIri(E("nowhere"))).toBeUndefined();
  });

  it("is a draft by any status but Published", async () => {
    const status = async (name: string) =>
      (await source.metadata({ iri: E(name), locale: "en" })).publicationStatus;
    expect([await status("numbers-9"), await status("mixed-1"), await status("retired")]).toEqual([
      "PUBLISHED",
      "DRAFT",
      "DRAFT",
    ]);
  });

  it("is in no id of a component and in no value", async () => {
    const read = async (iri: string) => {
      const answer = await source.components({ iri: E(iri), locale: "en", loadValues: true });
      return answer.dimensions.map(({ id, values }) => [id, values.map(({ value }) => value)]);
    };
    const places = [E("place-a")];
    expect(await read("numbers-9")).toEqual([[buildComponentId(E("numbers"), E("place")), places]]);
    expect(await read("numbers-10")).toEqual(await read("numbers-9"));
    expect(await read("alone")).toEqual([[buildComponentId(E("alone"), E("place")), places]]);
  });

  it("is found under the name that a cube of the forest inventory had before", async () => {
    const base = "https://environment.ld.admin.ch/foen/nfi/49-";
    const iri = `${base}44/cube/1`;
    const before = `${base}None-None-44/cube/1`;
    expect(await source.latestIri(before)).toBe(iri);
    expect((await source.metadata({ iri: before, locale: "en" })).title).toBe("Wood");
    expect(await source.latestIri(E("None-None-alone"))).toBeUndefined();
  });
});
