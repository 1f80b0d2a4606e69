import { joinLabel } from "@statelier/model";
import { Button, Modal, TextField, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { toWallTime } from "../controls/format-in-zone.ts";

/** Asks when a draft becomes public. */
export const ScheduleDialog = ({
  name,
  publishAt,
  timeZone,
  onSchedule,
  onClose,
}: {
  name: string;
  /** The time that it has. */
  publishAt: string | null;
  timeZone: string;
  /** A time of the zone, as `2026-12-01T08:30`; null takes it away. */
  onSchedule: (publishAt: string | null) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [time, setTime] = useState(publishAt === null ? "" : toWallTime(publishAt, timeZone));
  return (
    <Modal
      title={joinLabel(t("account.action.schedule"), name, locale)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          {publishAt !== null && (
            <Button onPress={() => onSchedule(null)}>{t("account.schedule.cancel")}</Button>
          )}
          <Button tone="primary" isDisabled={time === ""} onPress={() => onSchedule(time)}>
            {t("account.schedule.save")}
          </Button>
        </>
      }
    >
      <p>{t("account.schedule.why")}</p>
      <TextField
        label={t("account.schedule.time", { zone: timeZone })}
        type="datetime-local"
        value={time}
        onChange={setTime}
      />
    </Modal>
  );
};
