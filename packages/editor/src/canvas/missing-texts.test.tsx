import { makeEmptyMeta } from "@statelier/document";
import { expect, test } from "vitest";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { MissingTexts } from "./missing-texts.tsx";

const show = (title: Partial<Record<"de" | "en" | "fr" | "it", string>>): string => {
  const meta = makeEmptyMeta();
  const config = { meta: { ...meta, title: { ...meta.title, ...title } } };
  return renderInEditor("en", { config } as unknown as SessionSnapshot, <MissingTexts />);
};

test("a chart without a title says once what readers see in its place, and in which languages", () => {
  const sentence =
    "No title in German, French, Italian, English: readers see the name of the dataset.";
  expect(show({})).toContain(sentence);
  expect(show({})).toContain("Add a title");
  const inOne = show({ en: "Bars" });
  expect(inOne).toContain("No title in German, French, Italian: readers see");
  expect(inOne).not.toContain("Add a title");
  expect(show({ de: "A", en: "A", fr: "A", it: "A" })).not.toContain("No title");
});
