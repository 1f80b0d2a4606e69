import { joinLabel } from "@statelier/model";
import { Button, Modal, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { ConfirmedStep } from "./list-consequences.ts";

/** Asks before a chart goes from its readers or from its owner, or comes back to its readers. */
export const ConfirmDialog = ({
  step,
  name,
  consequences,
  onConfirm,
  onClose,
}: {
  step: ConfirmedStep;
  name: string;
  /** In sentences. */
  consequences: readonly string[];
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
      {consequences.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Modal>
  );
};
