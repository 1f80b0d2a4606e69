import { UI_LOCALES } from "@statelier/ui/messages";
import type { PageError } from "@statelier/viewer";
import { expect, test } from "vitest";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { MissingChart } from "./missing-chart.tsx";

const BUTTONS = {
  de: ["Erneut versuchen", "Anderen Datensatz wählen", "Diagramm löschen"],
  fr: ["Réessayer", "Choisir un autre jeu de données", "Supprimer le graphique"],
  it: ["Riprova", "Scegli un altro dataset", "Elimina il grafico"],
  en: ["Try again", "Choose another dataset", "Delete the chart"],
};

/** A document of one chart or of two, the first of which has lost its dataset. */
const show = async (locale: (typeof UI_LOCALES)[number], count: number): Promise<string> => {
  const { session, cube } = await openTestSession();
  const { state, config } = session.read();
  const missing: PageError = {
    code: "CANNOT_FIND_CUBE",
    args: { iri: cube, source: "https://example.org/query" },
  };
  const lost = { ...config, extensions: { "dataset-titles": { [cube]: { en: "Withdrawn" } } } };
  const chartConfigs = [lost, { ...config, key: "k2", cubes: [] }].slice(0, count);
  const snapshot: Partial<SessionSnapshot> = { state: { ...state, chartConfigs }, missing };
  return renderInEditor(locale, snapshot, <MissingChart chartKey={config.key} />);
};

test.each(UI_LOCALES)(
  "a chart without data says which dataset is missing and what can be done: %s",
  async (locale) => {
    const markup = await show(locale, 2);
    expect(markup).toContain("Withdrawn");
    for (const button of BUTTONS[locale]) expect(markup).toContain(button);
  },
);

test("the only chart of a document is not deleted", async () => {
  const markup = await show("en", 1);
  expect(markup).toContain("Choose another dataset");
  expect(markup).not.toContain("Delete the chart");
});
