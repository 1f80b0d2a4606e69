import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { NextStep } from "./top-bar.tsx";

const WORDS = {
  de: "1 Diagramm ohne Daten",
  fr: "1 graphique sans données",
  it: "1 grafico senza dati",
  en: "1 chart without data",
};

test.each(UI_LOCALES)(
  "the button that publishes says how many charts have no data: %s",
  async (locale) => {
    const { session } = await openTestSession();
    const snapshot = session.read();
    const missing = { code: "SOURCE_DOWN", args: {} } as const;
    const show = (change: object) =>
      renderInEditor(locale, { ...snapshot, ...change }, <NextStep onPublish={() => {}} />);
    const markup = show({ missing });
    const id = /id="([^"]+)"[^>]*>[^<]*/.exec(markup)?.[1];
    expect(markup).toContain(WORDS[locale]);
    expect(markup).toContain(`aria-describedby="${id}"`);
    expect(show({})).not.toContain(WORDS[locale]);
  },
);
