import { LOCALES, type Locale } from "@statelier/model";
import { Button, TextField, useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { joinClasses } from "@statelier/ui/plain";
import { type ComponentProps, type ReactNode, useId } from "react";
import { nameSetting } from "../chart/editor-place.ts";
import controls from "../controls/controls.module.css";
import { describeLength } from "../controls/describe-length.ts";
import { FormatButtons } from "./format-buttons.tsx";
import styles from "./localized-fields.module.css";
import { useTakeBack } from "./take-back.ts";
import { useFormat } from "./use-format.ts";

type TextKey = Parameters<NonNullable<ComponentProps<typeof TextField>["onKeyDown"]>>[0];

export type Texts = Readonly<Partial<Record<Locale, string>>>;

/** One text in each language, the author's own first. */
export const LocalizedFields = ({
  id,
  label,
  hint,
  warning,
  rows,
  kind = rows === undefined ? "label" : "text",
  texts,
  proposals = {},
  isMarkdown = false,
  onChange,
}: {
  /** How the place of the author names it. */
  id: string;
  label: string;
  hint?: string;
  /** What follows where a language has no text. */
  warning?: string;
  rows?: number;
  /** What it is, where its limit does not follow from its lines. */
  kind?: Parameters<typeof describeLength>[1];
  texts: Texts;
  /** What could stand where a language has nothing yet. */
  proposals?: Texts;
  isMarkdown?: boolean;
  onChange: (locale: Locale, value: string) => void;
}): ReactNode => {
  const t = useT();
  const own = useLocale();
  const warningId = useId();
  const languages = [own, ...LOCALES.filter((locale) => locale !== own)];
  const empty = languages.filter((locale) => !texts[locale]?.trim());
  const missing = empty.filter((locale) => proposals[locale]);
  const hasWarning = warning !== undefined && empty.length > 0;
  const take = (locale: Locale): void => onChange(locale, proposals[locale] ?? "");
  const takeAll = (): void => {
    for (const locale of missing) take(locale);
  };
  const { fields, format } = useFormat(own, onChange);
  const { enter, takeBack } = useTakeBack();
  const onKeyDown = (event: TextKey, locale: Locale): void => {
    const before = takeBack(event.key, texts[locale] ?? "");
    const isTaken = event.key === "Enter" && missing.includes(locale);
    if (event.nativeEvent.isComposing || (before === undefined && !isTaken))
      return event.continuePropagation();
    event.preventDefault();
    return before === undefined ? take(locale) : onChange(locale, before);
  };
  return (
    <fieldset ref={fields} className={styles["text"]} aria-label={label}>
      <div className={styles["head"]}>
        <p className={styles["name"]}>{label}</p>
        {isMarkdown && <FormatButtons isOneLine={rows === undefined} onFormat={format} />}
      </div>
      {languages.map((locale) => (
        <div key={locale} className={styles["line"]} data-setting={nameSetting("text", id, locale)}>
          <TextField
            lang={locale}
            label={
              <>
                <span aria-hidden>{locale}</span>
                <VisuallyHidden>
                  {label}, {t(`kit.locale.${locale}`)}
                </VisuallyHidden>
              </>
            }
            value={texts[locale] ?? ""}
            {...(missing.includes(locale) ? { placeholder: proposals[locale] ?? "" } : {})}
            onFocus={() => enter(texts[locale] ?? "")}
            onKeyDown={(event) => onKeyDown(event, locale)}
            {...(rows === undefined ? {} : { rows })}
            {...describeLength(texts[locale] ?? "", kind, t)}
            onChange={(value) => onChange(locale, value)}
            {...(hasWarning && empty.includes(locale) ? { "aria-describedby": warningId } : {})}
          />
        </div>
      ))}
      {hasWarning && (
        <p id={warningId} className={joinClasses(controls["note"], controls["warning"])}>
          {t("viewer.label", { name: empty.join(", ") })} {warning}
        </p>
      )}
      {missing.length > 0 && (
        <p className={controls["hint"]}>
          <Button size="small" onPress={takeAll}>
            {t("editor.propose.take", { count: missing.length })}
          </Button>{" "}
          {t("editor.propose.hint", { count: missing.length })}
        </p>
      )}
      {hint !== undefined && <p className={controls["hint"]}>{hint}</p>}
    </fieldset>
  );
};
