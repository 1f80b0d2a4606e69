import { LOCALES } from "@statelier/model";
import { joinClasses, useLocale, useT, VisuallyHidden } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { LANGUAGES } from "./languages.ts";
import styles from "./site-frame.module.css";

type SiteFrameProps = {
  children: ReactNode;
  /** Path below the locale with its query: the same place in another language. */
  place: string;
  /** Inside a portal's page: no header and no footer. */
  bare?: boolean;
  /** The page takes the whole window, and nothing below it can be scrolled to: the header has the links of the footer. */
  wide?: boolean;
  /** Stands beside the languages, for example the choice of a source. */
  menu?: ReactNode;
  /** Who is signed in. */
  account?: ReactNode;
};

/** Header with name, way to the catalogue and languages, and footer around a page. */
export const SiteFrame = ({
  children,
  place,
  bare = false,
  wide = false,
  menu,
  account,
}: SiteFrameProps): ReactNode => {
  const t = useT();
  const locale = useLocale();
  if (bare) return children;
  const accessibility = <a href={`/${locale}/accessibility`}>{t("site.accessibility")}</a>;
  return (
    <>
      <a className={styles.skip} href="#content">
        {t("site.skip")}
      </a>
      <header className={styles.frame}>
        <div className={wide ? joinClasses(styles.header, styles.wide) : styles.header}>
          <a className={styles.name} href={`/${locale}/`}>
            {t("site.name")}
          </a>
          <nav aria-label={t("site.navigation")} className={styles.nav}>
            <a href={`/${locale}/browse`}>{t("site.browse")}</a>
            {wide && accessibility}
          </nav>
          {menu}
          {account}
          <nav aria-label={t("site.language")} className={styles.languages}>
            {LOCALES.map((other) => (
              <a
                key={other}
                href={`/${other}${place}`}
                hrefLang={other}
                lang={other}
                aria-current={other === locale ? "true" : undefined}
              >
                {other}
                <VisuallyHidden> {LANGUAGES[other]}</VisuallyHidden>
              </a>
            ))}
          </nav>
        </div>
      </header>
      {children}
      {!wide && <footer className={styles.footer}>{accessibility}</footer>}
    </>
  );
};
