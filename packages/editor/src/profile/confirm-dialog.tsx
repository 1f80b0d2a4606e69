import { joinLabel } from "@statelier/model";
import { Button, Modal, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";

/** Asks before a chart goes from its readers. */
export const ConfirmDialog = ({
  step,
  isPublished,
  name,
  onConfirm,
  onClose,
}: {
  step: "unpublish" | "remove";
  isPublished: boolean;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <Modal
      title={joinLabel(t(`account.action.${step}`), name, locale)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button tone={step === "remove" ? "danger" : "primary"} onPress={onConfirm}>
            {t(`account.action.${step}`)}
          </Button>
        </>
      }
    >
      <p>{t(isPublished ? `account.${step}.why` : "account.remove.why.private")}</p>
    </Modal>
  );
};
