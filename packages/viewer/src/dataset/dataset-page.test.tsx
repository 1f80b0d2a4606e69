import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { type Catalogue, createTranslator, UI_LOCALES } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { makeTestMetadata } from "../download/testing/make-test-data.ts";
import { EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import { CatalogueLinksProvider, makeCatalogueLinks } from "../site/catalogue-link.tsx";
import { DatasetPage } from "./dataset-page.tsx";
import type { DatasetPreview } from "./load-preview.ts";

const messagesOf = (locale: Locale): Catalogue =>
  collectMessages(locale, ["browse", "viewer", "kit", "chart"]);

const preview: DatasetPreview = {
  metadata: makeTestMetadata({ iri: "https://example.org/cube", title: "Power" }),
  components: { dimensions: [], measures: [] },
  table: { rowCount: 0, columns: [] },
  pageAddress: "https://charts.example/en/browse",
  servedOn: "2026-11-21",
  canCreate: false,
};

const show = (locale: Locale, change: Partial<DatasetPreview>, isEmbedded = false): string =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={messagesOf(locale)}>
      <MemoryRouter>
        <CatalogueLinksProvider value={makeCatalogueLinks(locale)}>
          <DatasetPage
            address={{ ...EMPTY_BROWSE_ADDRESS, isEmbedded }}
            source={{ name: "main", type: "sparql", url: "https://example.org/query" }}
            preview={{ ...preview, ...change }}
            drawFirstChart={() => Promise.resolve(undefined)}
          />
        </CatalogueLinksProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );

test.each(UI_LOCALES)(
  "the page of a dataset says how many of its cells are no numbers: %s",
  (locale) => {
    const said = createTranslator(locale, messagesOf(locale))("viewer.unreadable", { count: 2 });
    expect(show(locale, { unreadable: 2 })).toContain(said);
    expect(show(locale, {})).not.toContain(said.slice(2));
  },
);

test("in a frame of another page every link to another site opens a tab, and says so", () => {
  const metadata = {
    ...preview.metadata,
    landingPage: "https://elsewhere.example/page",
    license: "CC0",
    licenseUrl: "https://elsewhere.example/licence",
    publisher:
      '<a href="https://elsewhere.example/office">Office</a>, <a href="mailto:x@y.z">X</a>',
    contactPoints: [{ name: "Desk", email: "desk@elsewhere.example" }],
  };
  const listLinks = (html: string): string[] =>
    [...html.matchAll(/<a [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /href="(https|mailto)/.test(tag));
  const alone = listLinks(show("en", { metadata }));
  expect(alone).toHaveLength(5);
  for (const link of alone) expect(link).not.toContain("target");
  const html = show("en", { metadata }, true);
  const framed = listLinks(html);
  expect(framed).toHaveLength(5);
  for (const link of framed) {
    expect(link).toMatch(/target="_blank"/);
    expect(link).toMatch(/rel="[a-z ]*noopener"/);
    const [, hint] = /aria-describedby="([^"]+)"/.exec(link) ?? [];
    expect(html).toContain(`id="${hint}" hidden="">opens in a new tab<`);
  }
});
