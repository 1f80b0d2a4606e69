import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type UiLocale } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buildCitation, type CitedDataset } from "./build-citation.ts";
import { Citations } from "./citations.tsx";

const address = "https://charts.example/en/v/abc?hide=nuc";

const cite = (dataset: CitedDataset, locale: UiLocale = "en"): string =>
  buildCitation(dataset, {
    address,
    day: "2026-11-21",
    t: createTranslator(locale, collectMessages(locale, ["viewer"])),
  });

const full: CitedDataset = {
  title: "Electricity production",
  version: "3",
  dateModified: "2024-06-30T08:00:00Z",
  datePublished: "2020-01-01",
  creator: { iri: "https://example.org/office", label: "Office of Energy" },
  publisher: '<a href="https://example.org">Statistics &amp; Data</a>',
};

test.each<[UiLocale, string]>([
  [
    "en",
    `Office of Energy. (2024). Electricity production (Version 3) [Dataset]. Statistics & Data. Retrieved 21.11.2026 from ${address}`,
  ],
  [
    "de",
    `Office of Energy. (2024). Electricity production (Version 3) [Datensatz]. Statistics & Data. Abgerufen am 21.11.2026 von ${address}`,
  ],
  [
    "fr",
    `Office of Energy. (2024). Electricity production (version 3) [Jeu de données]. Statistics & Data. Consulté le 21.11.2026 à l’adresse ${address}`,
  ],
  [
    "it",
    `Office of Energy. (2024). Electricity production (versione 3) [Dataset]. Statistics & Data. Consultato in data 21.11.2026 all’indirizzo ${address}`,
  ],
])("a dataset is cited with all that is known of it: %s", (locale, text) => {
  expect(cite(full, locale)).toBe(text);
});

test.each<[CitedDataset, string]>([
  [{ title: "T" }, "T [Dataset]. (n.d.). Retrieved"],
  [{ title: "T", publisher: "Who Inc." }, "Who Inc. (n.d.). T [Dataset]. Retrieved"],
  [
    { title: "T", publisher: "Who", creator: { iri: "", label: "Who" }, datePublished: "1999" },
    "Who. (1999). T [Dataset]. Retrieved",
  ],
])("what is not known is left out, and nobody is named twice", (dataset, start) => {
  expect(cite(dataset)).toMatch(start);
  expect(cite(dataset).indexOf(start)).toBe(0);
});

test("without a program there is a text for each dataset, and no button", () => {
  const datasets = [
    { ...full, iri: "a" },
    { ...full, iri: "b", title: "<i>Other</i>" },
  ];
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer", "kit"])}>
      <Citations datasets={datasets} address={address} servedOn="2026-11-20" />
    </LocaleProvider>,
  );
  expect(html.match(/Retrieved 20\.11\.2026 from/g)).toHaveLength(2);
  expect(html).toContain("&lt;i&gt;Other");
  expect(html).not.toContain("<button");
});
