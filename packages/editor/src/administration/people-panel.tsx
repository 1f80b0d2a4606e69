import { type KnownPerson, type Role, ROLES } from "@statelier/data";
import { formatMoment } from "@statelier/model";
import { Button, Checkbox, Modal, Select, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import type { Administer } from "./administer.ts";
import styles from "../controls/row-list.module.css";

const HandOver = ({
  from,
  people,
  onGive,
  onClose,
}: {
  from: KnownPerson;
  people: readonly KnownPerson[];
  onGive: (to: string) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const [to, setTo] = useState<string | null>(null);
  return (
    <Modal
      title={t("account.admin.give-all.title", { name: from.name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button tone="primary" isDisabled={to === null} onPress={() => to && onGive(to)}>
            {t("account.admin.give-all")}
          </Button>
        </>
      }
    >
      <p>{t("account.admin.give-all.why", { count: from.chartCount })}</p>
      <Select
        label={t("account.admin.give-all.to")}
        value={to}
        onChange={setTo}
        options={people
          .filter(({ id }) => id !== from.id)
          .map(({ id, name, email }) => ({ id, label: name, ...(email && { detail: email }) }))}
      />
    </Modal>
  );
};

/** Who has an account, with what they may do. */
export const PeoplePanel = ({
  people,
  ownId,
  administer,
}: {
  people: readonly KnownPerson[];
  /** Of whoever looks: another administrator changes their role. */
  ownId: string;
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const [from, setFrom] = useState<KnownPerson>();
  const options = ROLES.map((role) => ({ id: role, label: t(`account.role.${role}`) }));
  return (
    <>
      <ul className={styles["list"]}>
        {people.map((person) => {
          const { id, name, email, role, isBlocked, seenAt, chartCount, provider } = person;
          const change = (next: { role?: Role; isBlocked?: boolean }) =>
            administer((client) => client.changePerson({ id, role, isBlocked, ...next }));
          return (
            <li key={id}>
              <p>
                <strong>{name}</strong> {email} <span>{provider}</span>
                <br />
                <span>
                  {t("account.charts", { count: chartCount })} ·{" "}
                  {t("account.admin.seen", { date: formatMoment(seenAt) })}
                </span>
              </p>
              <Select
                label={`${t("account.admin.role")}: ${name}`}
                hideLabel
                value={role}
                options={options}
                isDisabled={id === ownId}
                onChange={(next) => change({ role: next as Role })}
              />
              <Checkbox
                isSelected={isBlocked}
                isDisabled={id === ownId}
                onChange={(next) => change({ isBlocked: next })}
              >
                {t("account.admin.blocked")}
              </Checkbox>
              <Button
                size="small"
                aria-label={`${t("account.sign-out.everywhere")}: ${name}`}
                onPress={() => administer((client) => client.signOut(id))}
              >
                {t("account.sign-out.everywhere")}
              </Button>
              {chartCount > 0 && people.length > 1 && (
                <Button
                  size="small"
                  aria-label={`${t("account.admin.give-all")}: ${name}`}
                  onPress={() => setFrom(person)}
                >
                  {t("account.admin.give-all")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {from && (
        <HandOver
          from={from}
          people={people}
          onClose={() => setFrom(undefined)}
          onGive={(to) => {
            setFrom(undefined);
            administer((client) => client.giveAll({ from: from.id, to }));
          }}
        />
      )}
    </>
  );
};
