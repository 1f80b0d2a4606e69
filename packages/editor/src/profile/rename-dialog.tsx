import type { StoredConfig } from "@statelier/data";
import { LOCALES } from "@statelier/model";
import { Button, Modal, TextField, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { readTitles, type Titles } from "./rename-chart.ts";

/** The titles of a chart in all languages. */
export const RenameDialog = ({
  config,
  onRename,
  onClose,
}: {
  config: StoredConfig;
  onRename: (titles: Titles) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const [titles, setTitles] = useState(() => readTitles(config.data));
  return (
    <Modal
      title={t("account.action.rename")}
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
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          label={`${t("account.rename.title")} (${t(`kit.locale.${locale}`)})`}
          value={titles[locale]}
          onChange={(text) => setTitles({ ...titles, [locale]: text })}
        />
      ))}
    </Modal>
  );
};
