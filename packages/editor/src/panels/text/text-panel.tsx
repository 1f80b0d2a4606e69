import { LOCALES } from "@statelier/model";
import type { MetaField } from "@statelier/document";
import { Tabs, TextField, useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import styles from "../../controls/controls.module.css";

const FIELDS = ["title", "description", "label"] as const satisfies readonly MetaField[];

/** Title, description and tab label in each language; what is empty in the author's own is pointed out. */
export const TextPanel = (): ReactNode => {
  const t = useT();
  const own = useLocale();
  const { dispatch } = useEditor();
  const meta = useSession(({ config }) => config.meta);
  const [selected, select] = useState<string>(own);
  const items = LOCALES.map((locale) => ({
    id: locale,
    label: (
      <>
        {locale}
        <VisuallyHidden> {t(`kit.locale.${locale}`)}</VisuallyHidden>
      </>
    ),
    content: (
      <div className={styles["fields"]} lang={locale}>
        {FIELDS.map((field) => {
          const value = meta[field][locale];
          const isMissing = locale === own && value.trim() === "";
          return (
            <TextField
              key={field}
              label={t(`editor.text.${field}`)}
              value={value}
              {...(field === "description" ? { rows: 5 } : {})}
              onChange={(text) =>
                dispatch({ type: "CHART_META_CHANGE", field, locale, value: text })
              }
              description={
                isMissing ? (
                  <span className={styles["warning"]}>{t(`editor.text.${field}.empty`)}</span>
                ) : (
                  t(field === "label" ? "editor.text.label.hint" : "editor.text.markdown")
                )
              }
            />
          );
        })}
      </div>
    ),
  }));
  return (
    <Tabs label={t("editor.text.languages")} items={items} selected={selected} onSelect={select} />
  );
};
