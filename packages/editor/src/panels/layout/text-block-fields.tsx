import { Button, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import controls from "../../controls/controls.module.css";
import { LocalizedFields } from "../../texts/localized-fields.tsx";
import type { SessionSnapshot } from "../../session/session-snapshot.ts";

const findActiveText = ({ state: { layout } }: Pick<SessionSnapshot, "state">) => {
  const block = layout.blocks.find(({ key }) => key === layout.activeField);
  return block?.type === "text" ? block : undefined;
};

export const hasActiveText = (snapshot: Pick<SessionSnapshot, "state">): boolean =>
  findActiveText(snapshot) !== undefined;

/** The active text between charts, in each language (LA7). */
export const TextBlockFields = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const block = useSession(findActiveText);
  if (!block) return null;
  const { key, text } = block;
  return (
    <div className={controls["options"]}>
      <LocalizedFields
        id={`block ${key}`}
        label={t("editor.blocks.text")}
        hint={t("editor.text.markdown")}
        rows={5}
        isMarkdown
        texts={text}
        onChange={(locale, value) =>
          dispatch({ type: "LAYOUT_BLOCK_TEXT_CHANGE", key, locale, value })
        }
      />
      <div>
        <Button size="small" onPress={() => dispatch({ type: "LAYOUT_ACTIVE_FIELD_CHANGED" })}>
          {t("kit.ok")}
        </Button>
      </div>
    </div>
  );
};
