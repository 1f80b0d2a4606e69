import { describe, expect, test } from "vitest";
import { type BrowseAddress, EMPTY_BROWSE_ADDRESS } from "./browse-address.ts";
import { clearFilters, listFilters, toggleFilter } from "./toggle-filter.ts";

const theme = { type: "theme", iri: "https://example.org/theme/health" } as const;
const otherTheme = { type: "theme", iri: "https://example.org/theme/work" } as const;
const organization = { type: "organization", iri: "https://example.org/office" } as const;
const termset = { type: "termset", iri: "https://example.org/countries" } as const;
const topic = "https://example.org/topic/births";

const address = (part: Partial<BrowseAddress>): BrowseAddress => ({
  ...EMPTY_BROWSE_ADDRESS,
  ...part,
});

describe("choosing a filter", () => {
  test("adds it to those of other types and keeps search, order and drafts", () => {
    const from = address({ filters: [organization], search: "x", includeDrafts: true });
    expect(toggleFilter(from, theme)).toEqual({ ...from, filters: [organization, theme] });
  });

  test("replaces another value of its type", () => {
    expect(toggleFilter(address({ filters: [theme] }), otherTheme).filters).toEqual([otherTheme]);
  });

  test("again removes it, and its topic with it", () => {
    const from = address({ filters: [theme, termset], topic });
    expect(toggleFilter(from, theme)).toEqual(address({ filters: [termset] }));
  });

  test("a termset leaves the topic alone", () => {
    const from = address({ filters: [theme], topic });
    expect(toggleFilter(from, termset)).toEqual({ ...from, filters: [theme, termset] });
  });

  test("leaves a dataset, an error and the way back behind", () => {
    const from = address({ dataset: "https://example.org/cube", previous: EMPTY_BROWSE_ADDRESS });
    expect(toggleFilter(from, theme)).toEqual(address({ filters: [theme] }));
  });
});

describe("choosing a topic", () => {
  test("sets it, and again removes it", () => {
    const from = address({ filters: [theme] });
    const chosen = toggleFilter(from, { type: "topic", iri: topic });
    expect(chosen).toEqual({ ...from, topic });
    expect(toggleFilter(chosen, { type: "topic", iri: topic })).toEqual(from);
  });

  test("a topic in the path is the same filter", () => {
    const from = address({ filters: [theme, { type: "topic", iri: topic }] });
    expect(listFilters({ ...from, topic })).toEqual(from.filters);
    expect(toggleFilter(from, { type: "topic", iri: topic }).filters).toEqual([theme]);
  });
});

test("removing all filters keeps the search", () => {
  const from = address({ filters: [theme, organization], topic, search: "x" });
  expect(clearFilters(from)).toEqual(address({ search: "x" }));
});
