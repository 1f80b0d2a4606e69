import { Button, Modal, useT } from "@statelier/ui";
import type { ReactNode } from "react";

/** Asks before a chart goes from its readers. */
export const ConfirmDialog = ({
  step,
  name,
  onConfirm,
  onClose,
}: {
  step: "unpublish" | "remove";
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  return (
    <Modal
      title={`${t(`account.action.${step}`)}: ${name}`}
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
      <p>{t(`account.${step}.why`)}</p>
    </Modal>
  );
};
