import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BROWSE_FILTER_TYPES,
  type BrowseAddress,
  buildBrowseAddress,
  deriveDatasetAddress,
  deriveFilterAddress,
  deriveOrder,
  EMPTY_BROWSE_ADDRESS,
  FIRST_SHOWN,
  fromStart,
  MOST_SHOWN,
  parseBrowseAddress,
} from "./browse-address.ts";

const parse = (address: string) => {
  const url = new URL(address, "https://example.org");
  return parseBrowseAddress(url.pathname, url.searchParams);
};

// A part of a path cannot be a dot or two: URLs take them for steps.
const text = fc
  .string({ minLength: 1, maxLength: 30, unit: "grapheme" })
  .filter((part) => !/^\.{1,2}$/.test(part));

const addresses: fc.Arbitrary<BrowseAddress> = fc.record(
  {
    filters: fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(...BROWSE_FILTER_TYPES),
        iri: fc.oneof(fc.webUrl(), text),
      }),
      { maxLength: 4, selector: ({ type, iri }) => `${type} ${iri}` },
    ),
    search: fc.string(),
    includeDrafts: fc.boolean(),
    isEmbedded: fc.constant(false),
    order: fc.constantFrom("SCORE" as const, "TITLE_ASC" as const, "CREATED_DESC" as const),
    topic: text,
    shown: fc.integer({ min: 2, max: 25 }).map((steps) => steps * FIRST_SHOWN),
    dataset: fc.webUrl(),
    dataSource: text,
  },
  { requiredKeys: ["filters", "search", "includeDrafts", "isEmbedded"] },
);

describe("the address of the catalogue", () => {
  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(addresses, fc.option(addresses, { nil: undefined }), (address, previous) => {
        const whole = previous ? { ...address, previous } : address;
        expect(parse(buildBrowseAddress(whole))).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["48", 48],
    ["25", 48],
    ["24", undefined],
    ["1", undefined],
    ["0", undefined],
    ["-48", undefined],
    ["4.8e1", undefined],
    ["all", undefined],
    ["", undefined],
    ["601", MOST_SHOWN],
    ["9999999", MOST_SHOWN],
    ["9".repeat(400), undefined],
  ])("a list of %s datasets has whole steps and an end", (text, shown) => {
    expect(parse(`/browse?shown=${text}`).shown).toBe(shown);
    const previous = JSON.stringify({ path: "/browse", search: `shown=${text}` });
    const preview = parse(`/browse?${new URLSearchParams({ dataset: "a", previous })}`);
    expect(preview.previous?.shown).toBe(shown);
  });

  it("begins anew for another list, and comes back as long from a dataset", () => {
    const grown = { ...EMPTY_BROWSE_ADDRESS, search: "x", shown: 48 };
    expect(fromStart(grown)).toEqual({ ...EMPTY_BROWSE_ADDRESS, search: "x" });
    expect(deriveDatasetAddress(grown, "a").previous?.shown).toBe(48);
    expect(deriveFilterAddress(grown, { type: "theme", iri: "a" }).shown).toBeUndefined();
  });

  it("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(
          fc.constantFrom("previous", "order", "search", "topic", "shown", "errorId", "iri"),
          fc.oneof(fc.string(), fc.json()),
        ),
        (path, query) => {
          expect(
            parseBrowseAddress(`/browse/${path}`, new URLSearchParams(query)).filters,
          ).toBeInstanceOf(Array);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("leads back to an earlier state that is given by its parts", () => {
    const backOf = (state: unknown): string | undefined => {
      const params = new URLSearchParams({ previous: JSON.stringify(state) });
      const { previous } = parseBrowseAddress("/browse", params);
      return previous && buildBrowseAddress(previous);
    };
    expect(backOf({ search: "iowa" })).toBe("/browse?search=iowa");
    expect(
      backOf({
        type: "theme",
        iri: "https://x.org/a b",
        subtype: "organization",
        subiri: "office",
        order: "TITLE_ASC",
        includeDrafts: true,
        topic: "t",
        odsiframe: "true",
      }),
    ).toBe(
      "/browse/theme/https%3A%2F%2Fx.org%2Fa%20b/organization/office?order=TITLE_ASC&includeDrafts=true&topic=t",
    );
    const host = "//evil.example";
    expect(backOf({ path: host, search: "dataset=x" })).toBe("/browse?dataset=x");
    expect(backOf({ type: "../..", iri: host, search: { host }, topic: "\ud800" })).toBe(
      "/browse?topic=%EF%BF%BD",
    );
    for (const state of [{}, { path: host }, { host }, "/browse?search=iowa", [host]])
      expect(backOf(state)).toBeUndefined();
  });

  it("leaves out what it does not know", () => {
    const address = parse(
      "/browse/planet/mars/theme/%E0%A4%A/theme?order=FASTEST&includeDrafts=1&previous=%7B%22path%22:3%7D",
    );
    expect(address).toEqual({
      ...EMPTY_BROWSE_ADDRESS,
      filters: [{ type: "theme", iri: "%E0%A4%A" }],
    });
  });

  it("finds the dataset that an old address names in its path, wherever it stands there", () => {
    const iri = "https://example.org/cube";
    const pair = `dataset/${encodeURIComponent(iri)}`;
    expect(parse(`/browse/${pair}?dataSource=samples`)).toMatchObject({
      dataset: iri,
      filters: [],
    });
    expect(parse(`/browse/theme/health/${pair}`)).toMatchObject({
      dataset: iri,
      filters: [{ type: "theme", iri: "health" }],
    });
  });

  it("sorts by relevance only while there is a search text (D14)", () => {
    expect(deriveOrder(EMPTY_BROWSE_ADDRESS)).toBe("CREATED_DESC");
    expect(deriveOrder({ ...EMPTY_BROWSE_ADDRESS, search: "x" })).toBe("SCORE");
    expect(deriveOrder({ ...EMPTY_BROWSE_ADDRESS, search: "x", order: "TITLE_ASC" })).toBe(
      "TITLE_ASC",
    );
    expect(deriveOrder({ ...EMPTY_BROWSE_ADDRESS, order: "SCORE" })).toBe("CREATED_DESC");
  });

  it("remembers where a preview was opened", () => {
    const list = parse(
      "/browse/theme/https%3A%2F%2Fexample.org%2Fhealth?search=life&odsiframe=true&dataSource=samples",
    );
    const preview = parse(
      buildBrowseAddress(deriveDatasetAddress(list, "https://example.org/cube")),
    );
    expect(preview).toMatchObject({
      dataset: "https://example.org/cube",
      isEmbedded: true,
      dataSource: "samples",
    });
    expect(preview.previous).toEqual({ ...list, isEmbedded: false });
  });
});
