import { PlainTextField, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { CopyButton } from "../site/copy-button.tsx";
import { useIsLive } from "../site/use-is-live.ts";
import styles from "./published-page.module.css";

/** Browsers allow it on safe addresses alone. */
const canCopy = (): boolean => "clipboard" in globalThis.navigator;

const buildMail = (title: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`;

/** The view that is shown as a link, to be copied or sent; nobody else is asked. */
export const ShareLinks = ({ title, address }: { title: string; address: string }): ReactNode => {
  const t = useT();
  const isLive = useIsLive();
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
          {isLive && canCopy() ? (
            <CopyButton text={address} label={t("viewer.share.copy")} />
          ) : null}
          <a href={buildMail(title, address)}>{t("viewer.share.mail")}</a>
        </div>
      </div>
    </details>
  );
};
