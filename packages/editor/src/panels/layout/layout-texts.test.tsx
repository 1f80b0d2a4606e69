import { makeEmptyMeta } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import type { SessionSnapshot } from "../../session/session-snapshot.ts";
import { renderInEditor } from "../../testing/render-in-editor.tsx";
import { LayoutTexts } from "./layout-texts.tsx";

const FIELDS = ["title", "description", "label"] as const;

test.each(UI_LOCALES)(
  "each text of a page that is empty in the author's language says so: %s",
  (locale) => {
    const messages = collectMessages(locale, ["layout"]);
    const show = (text: string): string => {
      const empty = makeEmptyMeta();
      const filled = Object.fromEntries(
        FIELDS.map((field) => [field, { ...empty[field], [locale]: text }]),
      );
      const snapshot = { state: { layout: { meta: filled } } } as unknown as SessionSnapshot;
      return renderInEditor(locale, snapshot, <LayoutTexts />);
    };
    for (const field of FIELDS) {
      const warning = messages[`editor.layout.${field}.empty`] as string;
      expect(show(" ")).toContain(warning);
      expect(show("A")).not.toContain(warning);
    }
  },
);
