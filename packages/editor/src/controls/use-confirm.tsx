import { Button, Modal, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";

type Question = {
  title: string;
  text: string;
  /** What is done, as a verb. */
  action: string;
  onConfirm: () => void;
};

const ConfirmDialog = ({
  question: { title, text, action, onConfirm },
  isOpen,
  onClose,
}: {
  question: Question;
  isOpen: boolean;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  return (
    <Modal
      title={title}
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button
            tone="danger"
            onPress={() => {
              onClose();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
};

/** Asks before something goes; `dialog` stands somewhere on the page. */
export const useConfirm = <Subject,>(describe: (subject: Subject) => Question) => {
  const [asked, setAsked] = useState<{ subject: Subject }>();
  const [isOpen, setOpen] = useState(false);
  const ask = (subject: Subject): void => {
    setAsked({ subject });
    setOpen(true);
  };
  const dialog = asked && (
    <ConfirmDialog
      question={describe(asked.subject)}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  );
  return { ask, dialog };
};
