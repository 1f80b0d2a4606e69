import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Footnotes } from "./footnotes.tsx";
import type { PublishedChart } from "./load-published.ts";

const chart = {
  config: { cubes: [], fields: {} },
  components: { dimensions: [], measures: [] },
  choices: { dataFilters: {}, hiddenValues: [], showTable: false },
  metadata: [
    { iri: "https://example.org/cube", title: "Titre", dateModified: "2024-06-30", license: "x" },
  ],
} as unknown as PublishedChart;

test.each([
  ["fr", "Jeu de données\u202f: ", "Mis à jour\u202f: ", "Licence\u202f: "],
  ["it", "Dataset: ", "Aggiornato: ", "Licenza: "],
] as const)("labels of the source end as the language sets its colon: %s", (locale, ...labels) => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["viewer", "kit"])}>
      <Footnotes chart={chart} />
    </LocaleProvider>,
  );
  for (const label of labels) expect(html).toContain(label);
});
