import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, UI_LOCALES } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { makeTestMetadata } from "../download/testing/make-test-data.ts";
import { EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import { CatalogueLinksProvider, makeCatalogueLinks } from "../site/catalogue-link.tsx";
import { DatasetPage } from "./dataset-page.tsx";
import type { DatasetPreview } from "./load-preview.ts";

const preview: DatasetPreview = {
  metadata: makeTestMetadata({ iri: "https://example.org/cube", title: "Power" }),
  components: { dimensions: [], measures: [] },
  table: { rowCount: 0, columns: [] },
  pageAddress: "https://charts.example/en/browse",
  servedOn: "2026-11-21",
  canCreate: false,
};

test.each(UI_LOCALES)(
  "the page of a dataset says how many of its cells are no numbers: %s",
  (locale) => {
    const messages = collectMessages(locale, ["browse", "viewer", "kit", "chart"]);
    const show = (change: Partial<DatasetPreview>): string =>
      renderToStaticMarkup(
        <LocaleProvider locale={locale} messages={messages}>
          <MemoryRouter>
            <CatalogueLinksProvider value={makeCatalogueLinks(locale)}>
              <DatasetPage
                address={EMPTY_BROWSE_ADDRESS}
                source={{ name: "main", type: "sparql", url: "https://example.org/query" }}
                preview={{ ...preview, ...change }}
                drawFirstChart={() => Promise.resolve(undefined)}
              />
            </CatalogueLinksProvider>
          </MemoryRouter>
        </LocaleProvider>,
      );
    const said = createTranslator(locale, messages)("viewer.unreadable", { count: 2 });
    expect(show({ unreadable: 2 })).toContain(said);
    expect(show({})).not.toContain(said.slice(2));
  },
);
