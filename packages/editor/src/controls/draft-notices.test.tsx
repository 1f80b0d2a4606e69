import type { CubeMetadata } from "@statelier/model";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { DraftNotices } from "./draft-notices.tsx";

test.each(UI_LOCALES)("each dataset that is a draft is named before it is used: %s", (locale) => {
  const datasets = [
    { iri: "a", title: "Prices", publicationStatus: "DRAFT" },
    { iri: "b", title: "Wages", publicationStatus: "PUBLISHED" },
  ] as CubeMetadata[];
  const html = renderInEditor(locale, {}, <DraftNotices metadata={datasets} />);
  expect(html).toContain("Prices");
  expect(html).not.toContain("Wages");
});
