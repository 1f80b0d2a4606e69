import { DataError } from "@statelier/data";
import { joinLabel } from "@statelier/model";
import { Button, Modal, TextField, useLocale, useT } from "@statelier/ui";
import { describeFailure, FailureNotice } from "@statelier/viewer";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import styles from "./profile-page.module.css";

/** What the server takes as an address; whose it is, it alone knows. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Asks who takes a chart, and says what its giver loses. It stays open while nobody can take it. */
export const HandOverDialog = ({
  name,
  team,
  onHandOver,
  onDone,
  onClose,
}: {
  name: string;
  /** The team that has the chart and keeps it. */
  team: string | undefined;
  /** Rejects with `DataError`. */
  onHandOver: (email: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [email, setEmail] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<DataError>();
  const send = async (): Promise<void> => {
    setSent(true);
    try {
      await onHandOver(email.trim());
      onDone();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      setFailure(error);
      setSent(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFailure(undefined);
    const isAddress = ADDRESS.test(email.trim());
    setWrong(!isAddress);
    if (isAddress && !isSent) send().catch(globalThis.reportError);
  };
  return (
    <Modal
      title={joinLabel(t("account.action.hand-over"), name, locale)}
      isAlert
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button tone="danger" type="submit" form={id} isDisabled={isSent}>
            {t("account.hand-over.confirm")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles["panel"]} onSubmit={submit}>
        <TextField
          label={t("account.hand-over.email")}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(text) => {
            setEmail(text);
            setWrong(false);
          }}
          {...(isWrong ? { error: t("account.hand-over.wrong") } : {})}
        />
        <p>
          {team === undefined
            ? t("account.hand-over.loses")
            : t("account.hand-over.team", { name: team })}
        </p>
        <p>{t("account.hand-over.stays")}</p>
        {failure && <FailureNotice error={describeFailure(failure, {})} />}
      </form>
    </Modal>
  );
};
