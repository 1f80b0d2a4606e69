import { useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useTakeBack } from "../texts/take-back.ts";
import styles from "./layout-stage.module.css";

const LINE_BREAKS = /\s*[\r\n]+\s*/g;

/** What the author says of all charts together, written where it stands: Escape gives back what stood there. A title has one line, which Enter ends. */
export const LayoutHead = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const { title, description } = useSession(({ state }) => state.layout.meta);
  const texts = { title, description };
  const { enter, takeBack } = useTakeBack();
  const write = (field: keyof typeof texts, value: string): void =>
    dispatch({ type: "LAYOUT_META_CHANGE", field, locale, value });
  return (["title", "description"] as const).map((field) => (
    <textarea
      key={field}
      className={styles[field]}
      rows={1}
      lang={locale}
      aria-label={t(`editor.layout.${field}`)}
      placeholder={t(`editor.layout.${field}`)}
      value={texts[field][locale]}
      onFocus={() => enter(texts[field][locale])}
      onChange={({ currentTarget: { value } }) =>
        write(field, field === "title" ? value.replaceAll(LINE_BREAKS, " ") : value)
      }
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        const before = takeBack(event.key, texts[field][locale]);
        if (before !== undefined) write(field, before);
        if (field !== "title" || event.key !== "Enter") return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  ));
};
