import { PlainTextField, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { CopyButton } from "../site/copy-button.tsx";
import styles from "../site/published-page.module.css";

/** A title may hold half of a character, which no address can. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const buildMail = (title: string, address: string): string =>
  `mailto:?subject=${encode(title)}&body=${encode(`${title}\n${address}`)}`;

/** The view that is shown as a link, to be copied or sent; nobody else is asked. */
export const ShareLinks = ({ title, address }: { title: string; address: string }): ReactNode => {
  const t = useT();
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.share")}</summary>
      <div className={styles.share}>
        <PlainTextField
          label={t("viewer.share.address")}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.shareLinks}>
          <CopyButton text={address} label={t("viewer.share.copy")} />
          <a href={buildMail(title, address)}>{t("viewer.share.mail")}</a>
        </div>
      </div>
    </details>
  );
};
