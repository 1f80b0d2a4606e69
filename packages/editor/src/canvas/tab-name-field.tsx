import { useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor } from "../chart/editor-context.ts";
import styles from "./chart-tabs.module.css";

/** The label of the active chart's tab, written where it stands: Enter keeps it, Escape gives the old one back. */
export const TabNameField = ({
  label,
  onClose,
}: {
  label: string;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const [text, setText] = useState(label);
  const keep = (): void => {
    if (text !== label)
      dispatch({ type: "CHART_META_CHANGE", field: "label", locale, value: text.trim() });
    onClose();
  };
  return (
    <input
      className={styles["name"]}
      aria-label={t("editor.tabs.rename.field")}
      value={text}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the author, in the place of what had the focus
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === "Enter") keep();
        if (key === "Escape") onClose();
      }}
    />
  );
};
