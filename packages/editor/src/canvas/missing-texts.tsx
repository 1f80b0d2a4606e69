import { useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { nameSetting } from "../chart/editor-place.ts";
import { listUntitledLocales } from "../chart/list-untitled-locales.ts";
import styles from "./chart-stage.module.css";

const TEXTS = ["title", "description"] as const;

/** What the chart does not say of itself yet and what readers see in its place, and the way to say it. */
export const MissingTexts = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { place } = useEditor();
  const meta = useSession(({ config }) => config.meta);
  const missing = TEXTS.filter((text) => meta[text][locale].trim() === "");
  const untitled = listUntitledLocales([{ meta }]).map((each) => t(`kit.locale.${each}`));
  return missing.length === 0 && untitled.length === 0 ? null : (
    <p className={styles["prompts"]}>
      {missing.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => place.go("text", nameSetting("text", text, locale))}
        >
          {t(`editor.prompt.${text}`)}
        </button>
      ))}
      {untitled.length > 0 && (
        <span>{t("editor.check.title", { languages: untitled.join(", ") })}</span>
      )}
    </p>
  );
};
