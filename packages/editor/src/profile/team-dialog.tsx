import { joinLabel } from "@statelier/model";
import { Button, Modal, Select, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import styles from "./profile-page.module.css";

/** The choice of no team; no team has this id. */
const NONE = "";

/** Asks which team holds a chart. */
export const TeamDialog = ({
  name,
  teamId,
  teams,
  onGive,
  onClose,
}: {
  name: string;
  /** The team that holds it now. */
  teamId: string | null;
  /** Of whoever is signed in. */
  teams: readonly { id: string; name: string }[];
  onGive: (teamId: string | null) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [chosen, setChosen] = useState(teamId ?? NONE);
  return (
    <Modal
      title={joinLabel(t("account.action.team"), name, locale)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button tone="primary" onPress={() => onGive(chosen === NONE ? null : chosen)}>
            {t("account.rename.save")}
          </Button>
        </>
      }
    >
      <div className={styles["panel"]}>
        <p>{t(teams.length === 0 ? "account.team.none" : "account.team.why")}</p>
        {teams.length > 0 && (
          <Select
            label={t("account.team")}
            value={chosen}
            onChange={setChosen}
            options={[
              { id: NONE, label: t("account.team.nobody") },
              ...teams.map(({ id, name: label }) => ({ id, label })),
            ]}
          />
        )}
      </div>
    </Modal>
  );
};
