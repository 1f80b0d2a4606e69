import type { EmbedFlag } from "@statelier/document";
import { joinClasses, useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./embed-page.module.css";

/** What stands inside another page, with or without a border. */
export const EmbedCard = ({
  flags,
  titleId,
  children,
}: {
  flags: readonly EmbedFlag[];
  /** Of its heading. */
  titleId: string | undefined;
  children: ReactNode;
}): ReactNode => (
  <main
    className={joinClasses(
      styles.card,
      flags.includes("removeBorder") ? undefined : styles.bordered,
      flags.includes("optimizeSpace") ? styles.dense : undefined,
    )}
    id="content"
    aria-labelledby={titleId}
  >
    {children}
  </main>
);

/** What made it, and how accessible that is. */
export const EmbedCredit = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <p className={styles.credit}>
      <a href={`/${locale}/`}>{t("viewer.created-with")}</a>
      {"\u00a0· "}
      <a href={`/${locale}/accessibility`}>{t("site.accessibility")}</a>
    </p>
  );
};
