import { DataError } from "@statelier/data";
import { joinLabel, formatInZone, toWallTime } from "@statelier/model";
import { Button, Modal, Notice, TextField, useLocale, useT } from "@statelier/ui";
import { buildErrorWords, describeFailure, type PageError } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import styles from "./profile-page.module.css";

const readNow = (timeZone: string): string => toWallTime(new Date().toISOString(), timeZone);

/** Asks when a draft becomes public. It stays open, with the time that was written, while that is refused. */
export const ScheduleDialog = ({
  name,
  publishAt,
  overtakenAt,
  isReplacedRemoved,
  timeZone,
  onSchedule,
  onDone,
  onChanged,
  onClose,
}: {
  name: string;
  /** The time that it has. */
  publishAt: string | null;
  /** When the chart that it will replace was published after it was begun. */
  overtakenAt: string | null;
  /** That one was removed: the draft gets no time. */
  isReplacedRemoved: boolean;
  timeZone: string;
  /** A time of the zone, as `2026-12-01T08:30`; null takes it away. Rejects with `DataError`. */
  onSchedule: (publishAt: string | null) => Promise<unknown>;
  onDone: (done: "schedule" | "reschedule" | "unschedule") => void;
  /** The draft is not as it was read any more: whoever gives it a time looks at it first. */
  onChanged: (failure: DataError) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [time, setTime] = useState(publishAt === null ? "" : toWallTime(publishAt, timeZone));
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<PageError>();
  const [opened] = useState(() => readNow(timeZone));
  const isNew = publishAt === null;
  const send = async (asked: string | null): Promise<void> => {
    setSent(true);
    try {
      await onSchedule(asked);
      onDone(asked === null ? "unschedule" : isNew ? "schedule" : "reschedule");
    } catch (failure) {
      if (!(failure instanceof DataError)) throw failure;
      if (failure.id === "CHANGED_MEANWHILE") return onChanged(failure);
      setError(describeFailure(failure, {}));
      setSent(false);
    }
  };
  const schedule = (asked: string | null): void => {
    if (asked !== null && asked <= readNow(timeZone))
      setError({ code: "RELEASE_TIME_PAST", args: {} });
    else send(asked).catch(globalThis.reportError);
  };
  const words = error && buildErrorWords(error, t);
  return (
    <Modal
      title={joinLabel(
        t(isNew ? "account.action.schedule" : "account.action.reschedule"),
        name,
        locale,
      )}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t(isNew ? "kit.cancel" : "kit.close")}</Button>
          {!isNew && (
            <Button isDisabled={isSent} onPress={() => schedule(null)}>
              {t("account.schedule.cancel")}
            </Button>
          )}
          <Button
            tone="primary"
            isDisabled={time === "" || isSent || isReplacedRemoved}
            onPress={() => schedule(time)}
          >
            {t(isNew ? "account.schedule.save" : "account.schedule.change")}
          </Button>
        </>
      }
    >
      <div className={styles["panel"]}>
        {overtakenAt !== null && (
          <Notice tone="warn">
            {t("account.draft.overtaken", { date: formatInZone(overtakenAt, timeZone) })}
          </Notice>
        )}
        {isReplacedRemoved && <Notice tone="warn">{t("account.draft.lost")}</Notice>}
        <p>{t("account.schedule.why")}</p>
        <TextField
          label={t("account.schedule.time", { zone: timeZone })}
          type="datetime-local"
          min={opened}
          value={time}
          onChange={(written) => {
            setTime(written);
            setError(undefined);
          }}
          {...(words ? { error: `${words.title}. ${words.why} ${words.todo}` } : {})}
        />
      </div>
    </Modal>
  );
};
