import type { Block } from "@statelier/document";
import { useLocale, useT } from "@statelier/ui";
import { renderMarkdown } from "@statelier/ui/markdown";
import { Prose } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import styles from "./layout-stage.module.css";

/** Below the title of the page. */
const BELOW_TITLE = { topLevel: 2 };

/** A text between charts: a click makes it active, and the active one is written where it stands (LA7). */
export const TextBlock = ({
  block: { key, text },
}: {
  block: Extract<Block, { type: "text" }>;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const isActive = useSession(({ state }) => state.layout.activeField === key);
  if (isActive)
    return (
      <textarea
        className={styles["writing"]}
        lang={locale}
        rows={3}
        aria-label={t("editor.blocks.text.field")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the author has just asked to write it
        autoFocus
        value={text[locale]}
        onFocus={({ currentTarget: field }) =>
          field.setSelectionRange(field.value.length, field.value.length)
        }
        onChange={({ currentTarget: { value } }) =>
          dispatch({ type: "LAYOUT_BLOCK_TEXT_CHANGE", key, locale, value })
        }
        onKeyDown={({ key: pressed }) => {
          if (pressed === "Escape") dispatch({ type: "LAYOUT_ACTIVE_FIELD_CHANGED" });
        }}
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its menu says the same to the keyboard
    <div
      className={styles["text"]}
      onClick={() => dispatch({ type: "LAYOUT_ACTIVE_FIELD_CHANGED", field: key })}
    >
      {text[locale].trim() === "" ? (
        <p className={styles["empty"]}>{t("editor.blocks.text.empty")}</p>
      ) : (
        <Prose html={renderMarkdown(text[locale], BELOW_TITLE)} />
      )}
    </div>
  );
};
