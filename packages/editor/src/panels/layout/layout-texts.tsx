import { useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { LocalizedFields } from "../../texts/localized-fields.tsx";

const FIELDS = ["title", "description"] as const;

/** What the author says of all charts together. */
export const LayoutTexts = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const meta = useSession(({ state }) => state.layout.meta);
  return FIELDS.map((field) => (
    <LocalizedFields
      key={field}
      id={`layout ${field}`}
      label={t(`editor.text.${field}`)}
      hint={t("editor.text.markdown")}
      isMarkdown
      {...(field === "description" ? { rows: 3 } : {})}
      warning={t(`editor.layout.${field}.empty`)}
      texts={meta[field]}
      onChange={(locale, value) => dispatch({ type: "LAYOUT_META_CHANGE", field, locale, value })}
    />
  ));
};
