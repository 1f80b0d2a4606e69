import type { StoredConfig } from "@statelier/data";
import { joinLabel, LOCALES } from "@statelier/model";
import { Button, Modal, Notice, TextField, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import styles from "./profile-page.module.css";
import { readTitles, type Titles } from "./rename-chart.ts";

/** The titles of a chart in all languages. */
export const RenameDialog = ({
  name,
  config,
  warnings,
  onRename,
  onClose,
}: {
  name: string;
  config: StoredConfig;
  /** What becomes of the new title, in sentences. */
  warnings: readonly string[];
  onRename: (titles: Titles) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const own = useLocale();
  const [titles, setTitles] = useState(() => readTitles(config.data));
  return (
    <Modal
      title={joinLabel(t("account.action.rename"), name, own)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button tone="primary" onPress={() => onRename(titles)}>
            {t("account.rename.save")}
          </Button>
        </>
      }
    >
      <div className={styles["panel"]}>
        {warnings.map((text) => (
          <Notice key={text} tone="warn">
            {text}
          </Notice>
        ))}
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={`${t("account.rename.title")} (${t(`kit.locale.${locale}`)})`}
            value={titles[locale]}
            onChange={(text) => setTitles({ ...titles, [locale]: text })}
          />
        ))}
      </div>
    </Modal>
  );
};
