import { makeEmptyMeta } from "@statelier/document";
import { LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import type { SessionSnapshot } from "../../session/session-snapshot.ts";
import { renderInEditor } from "../../testing/render-in-editor.tsx";
import { LayoutTexts } from "./layout-texts.tsx";

const FIELDS = ["title", "description"] as const;

test.each(UI_LOCALES)(
  "each text of a page names the languages in which it is empty, and what follows: %s",
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
    const others = LOCALES.filter((each) => each !== locale);
    for (const field of FIELDS) {
      const warning = messages[`editor.layout.${field}.empty`] as string;
      expect(show(" ")).toContain(warning);
      expect(show("A")).toContain(warning);
    }
    expect(show(" ")).toContain(`>${[locale, ...others].join(", ")}`);
    expect(show("A")).toContain(`>${others.join(", ")}`);
  },
);

test("a page of several charts asks for no label, which stands nowhere", () => {
  const snapshot = { state: { layout: { meta: makeEmptyMeta() } } } as unknown as SessionSnapshot;
  const labels = renderInEditor("en", snapshot, <LayoutTexts />).match(/data-setting="[^"]*"/g);
  expect(labels?.length).toBeGreaterThan(0);
  expect(labels?.filter((each) => each.includes("label"))).toEqual([]);
});

test("a text that is too long says so at its field, in the language in which it is", () => {
  const titles = { ...makeEmptyMeta().title, de: "a".repeat(1_001), fr: "a".repeat(1_000) };
  const meta = { ...makeEmptyMeta(), title: titles };
  const snapshot = { state: { layout: { meta } } } as unknown as SessionSnapshot;
  const lines = renderInEditor("en", snapshot, <LayoutTexts />).split("data-setting=");
  const find = (locale: string) =>
    lines.find((line) => line.startsWith(`"text layout title ${locale}`));
  expect(find("de")).toContain("Too long: 1’001 of at most 1’000 characters.");
  expect(find("de")).toContain('aria-invalid="true"');
  expect(find("fr")).toContain("1’000 of at most 1’000 characters");
  expect(find("fr")).not.toContain("Too long");
  expect(find("it")).not.toContain("characters");
});
