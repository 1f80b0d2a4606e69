import type { SearchResult } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import { CatalogueLinksProvider, makeCatalogueLinks } from "../site/catalogue-link.tsx";
import { MoreResults } from "./more-results.tsx";

const resultOf = (_: unknown, at: number) =>
  ({
    cube: { iri: `https://example.org/${at}`, title: `T${at}`, themes: [] },
    highlightedTitle: `T${at}`,
  }) as unknown as SearchResult;

const draw = (count: number, total: number, shown?: number): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="en" messages={collectMessages("en", ["browse", "kit"])}>
        <CatalogueLinksProvider value={makeCatalogueLinks("en")}>
          <MoreResults
            list={{ results: Array.from({ length: count }, resultOf), total }}
            address={{ ...EMPTY_BROWSE_ADDRESS, search: "towns", ...(shown && { shown }) }}
            isComing={false}
            onMore={() => undefined}
          />
        </CatalogueLinksProvider>
      </LocaleProvider>
    </MemoryRouter>,
  );

const read = (html: string) => ({
  articles: html.match(/<article/g)?.length,
  way: /href="([^"]*shown=[^"]*#[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&"),
  said: /<output>(.*?)<\/output>/.exec(html)?.[1],
});

test("a long list says how many of how many it shows, and a plain link leads to more", () => {
  expect(read(draw(24, 1204))).toEqual({
    articles: 24,
    way: "/en/browse?search=towns&shown=48#dataset-25",
    said: "24 of 1’204 datasets",
  });
  expect(draw(24, 1204)).toContain('id="dataset-24"');
  expect(read(draw(48, 1204, 48)).way).toBe("/en/browse?search=towns&shown=72#dataset-49");
});

test("a list that is whole leads no further", () => {
  expect(read(draw(12, 12))).toEqual({ articles: 12, way: undefined, said: undefined });
  expect(read(draw(40, 40, 48))).toMatchObject({ way: undefined, said: "40 of 40 datasets" });
});

test("the longest list says how the others are found", () => {
  const html = draw(600, 1204, 600);
  expect(read(html).way).toBeUndefined();
  expect(html).toContain("To find the others, search or use the filters.");
});
