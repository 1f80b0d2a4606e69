import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { EmbedLink } from "../embed/embed-link.tsx";
import { isStored, type PublishedState } from "../chart-state/page-state.ts";
import { LANGUAGES } from "../site/languages.ts";
import styles from "../site/published-page.module.css";

/** What a reader may do after reading. */
export const FurtherLinks = ({
  state,
  title,
  search,
}: {
  state: PublishedState;
  /** Of the page. */
  title: string;
  /** What is shown, as an address of the page says it: with its question mark, or empty. */
  search: string;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <footer className={styles.furtherLinks}>
      {isStored(state) ? (
        <>
          {state.canCopy ? (
            <a href={`/${locale}/create/new?copy=${encodeURIComponent(state.chartKey)}`}>
              {t("viewer.copy-and-edit")}
            </a>
          ) : null}
          {state.ownDraft ? null : <EmbedLink state={state} title={title} search={search} />}
        </>
      ) : null}
      <a href={`/${locale}/`}>{t("viewer.created-with")}</a>
      <a href={`/${locale}/accessibility`}>{t("site.accessibility")}</a>
      {isStored(state) ? (
        <nav aria-label={t("site.language")}>
          {Object.entries(LANGUAGES).map(([other, name]) =>
            other === locale ? null : (
              <a
                key={other}
                href={`/${other}/v/${state.chartKey}${search}`}
                hrefLang={other}
                lang={other}
              >
                {name}
              </a>
            ),
          )}
        </nav>
      ) : null}
    </footer>
  );
};
