import { LOCALES, type Locale } from "@statelier/model";
import { TextField, useLocale, useT, VisuallyHidden } from "@statelier/ui";
import type { ReactNode } from "react";
import { nameSetting } from "../chart/editor-place.ts";
import controls from "./controls.module.css";
import styles from "./localized-fields.module.css";

export type Texts = Readonly<Partial<Record<Locale, string>>>;

/** One text in each language, the author's own first. */
export const LocalizedFields = ({
  id,
  label,
  hint,
  warning,
  rows,
  texts,
  onChange,
}: {
  /** How the place of the author names it. */
  id: string;
  label: string;
  hint?: string;
  /** What is missing where there is no text in the author's own language. */
  warning?: string;
  rows?: number;
  texts: Texts;
  onChange: (locale: Locale, value: string) => void;
}): ReactNode => {
  const t = useT();
  const own = useLocale();
  const isMissing = !texts[own]?.trim();
  return (
    <fieldset className={styles["text"]} aria-label={label}>
      <p className={styles["name"]}>{label}</p>
      {[own, ...LOCALES.filter((locale) => locale !== own)].map((locale) => (
        <div
          key={locale}
          lang={locale}
          className={styles["line"]}
          data-setting={nameSetting("text", id, locale)}
        >
          <TextField
            label={
              <>
                <span aria-hidden>{locale}</span>
                <VisuallyHidden>
                  {label}, {t(`kit.locale.${locale}`)}
                </VisuallyHidden>
              </>
            }
            value={texts[locale] ?? ""}
            {...(rows === undefined ? {} : { rows })}
            onChange={(value) => onChange(locale, value)}
            {...(locale === own && warning !== undefined && isMissing
              ? { description: <span className={controls["warning"]}>{warning}</span> }
              : {})}
          />
        </div>
      ))}
      {hint !== undefined && <p className={controls["hint"]}>{hint}</p>}
    </fieldset>
  );
};
