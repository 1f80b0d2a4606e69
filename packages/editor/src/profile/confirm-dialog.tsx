import { joinLabel } from "@statelier/model";
import { Button, Modal, useLocale, useT } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import type { ChartState } from "./list-charts.ts";

type Step = "unpublish" | "remove" | "restore" | "give-back";

/** What follows for readers and for whoever does it. */
const sayWhy = (
  step: Step,
  { state, formerOwner }: { state: ChartState; formerOwner: string },
  t: Translator,
): string => {
  if (step === "give-back") return t("account.give-back.why", { name: formerOwner });
  if (step !== "remove" || state === "published") return t(`account.${step}.why`);
  return t(state === "scheduled" ? "account.remove.why.scheduled" : "account.remove.why.private");
};

/** Asks before a chart goes from its readers or from its owner, or comes back to its readers. */
export const ConfirmDialog = ({
  step,
  state,
  name,
  formerOwner,
  onConfirm,
  onClose,
}: {
  step: Step;
  state: ChartState;
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
      <p>{sayWhy(step, { state, formerOwner }, t)}</p>
    </Modal>
  );
};
