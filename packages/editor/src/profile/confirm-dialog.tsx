import { joinLabel } from "@statelier/model";
import { Button, Modal, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";

/** Asks before a chart goes from its readers, or from its owner. */
export const ConfirmDialog = ({
  step,
  isPublished,
  name,
  formerOwner,
  onConfirm,
  onClose,
}: {
  step: "unpublish" | "remove" | "give-back";
  isPublished: boolean;
  name: string;
  /** Whoever gets it back. */
  formerOwner: string;
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
      <p>
        {step === "give-back"
          ? t("account.give-back.why", { name: formerOwner })
          : t(isPublished ? `account.${step}.why` : "account.remove.why.private")}
      </p>
    </Modal>
  );
};
