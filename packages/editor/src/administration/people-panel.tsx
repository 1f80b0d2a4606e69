import { type KnownPerson, type Role, ROLES } from "@statelier/data";
import { foldText, joinLabel, formatInZone } from "@statelier/model";
import {
  Button,
  Checkbox,
  Menu,
  Modal,
  SearchField,
  Select,
  TextField,
  useLocale,
  useT,
} from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import type { Administer } from "./administer.ts";
import styles from "../controls/row-list.module.css";
import { useConfirm } from "../controls/use-confirm.tsx";
import { FEW, MOST_SHOWN } from "./long-lists.ts";

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
      <div className={styles["fields"]}>
        <p>
          {t("account.admin.give-all.why", { count: from.chartCount - from.teamChartCount })}{" "}
          {from.teamChartCount > 0 &&
            t("account.admin.give-all.teams", { count: from.teamChartCount })}
        </p>
        <Select
          label={t("account.admin.give-all.to")}
          value={to}
          onChange={setTo}
          options={people
            .filter(({ id, isBlocked }) => id !== from.id && !isBlocked)
            .map(({ id, name, email, role }) => ({
              id,
              label: name,
              detail: [t(`account.role.${role}`), ...(email ? [email] : [])].join(" · "),
            }))}
        />
      </div>
    </Modal>
  );
};

const Allowance = ({
  person: { name, chartCount, chartAllowance },
  onAllow,
  onClose,
}: {
  person: KnownPerson;
  onAllow: (charts: number | null) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const [text, setText] = useState(chartAllowance === null ? "" : String(chartAllowance));
  const isNumber = /^\d{0,6}$/.test(text);
  return (
    <Modal
      title={t("account.admin.allowance.of", { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button
            tone="primary"
            isDisabled={!isNumber}
            onPress={() => onAllow(text === "" ? null : Number(text))}
          >
            {t("account.rename.save")}
          </Button>
        </>
      }
    >
      <div className={styles["fields"]}>
        <p>{t("account.admin.allowance.why", { name, count: chartCount })}</p>
        <TextField
          label={t("account.admin.allowance")}
          inputMode="numeric"
          value={text}
          onChange={setText}
        />
      </div>
    </Modal>
  );
};

const Person = ({
  person,
  timeZone,
  roleGiver,
  isOwn,
  canGive,
  administer,
  onAllowance,
  onForget,
  onGive,
}: {
  person: KnownPerson;
  timeZone: string;
  /** The provider that names their role at each sign-in. */
  roleGiver: string | undefined;
  isOwn: boolean;
  canGive: boolean;
  administer: Administer;
  onAllowance: () => void;
  onForget: () => void;
  onGive: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const options = ROLES.map((role) => ({ id: role, label: t(`account.role.${role}`) }));
  const { id, name, email, role, isBlocked, seenAt, chartCount, provider } = person;
  const change = (next: { role?: Role; isBlocked?: boolean }) =>
    administer((client) => client.changePerson({ id, role, isBlocked, ...next }));
  const { ask, dialog } = useConfirm(() => ({
    title: t("account.admin.role.administrator", { name }),
    text: t("account.admin.role.administrator.why"),
    action: t("account.admin.role.administrator.do"),
    onConfirm: () => change({ role: "administrator" }),
  }));
  const give = (next: Role): void => {
    if (next === "administrator" && role !== next) ask(undefined);
    else change({ role: next });
  };
  return (
    <li>
      <p>
        <strong>{name}</strong> {email} <span>{provider}</span>
        <br />
        <span>
          {t("account.charts", { count: chartCount })} ·{" "}
          {t("account.admin.seen", { date: formatInZone(seenAt, timeZone) })}
        </span>
      </p>
      {roleGiver === undefined ? (
        <Select
          label={joinLabel(t("account.admin.role"), name, locale)}
          hideLabel
          value={role}
          options={options}
          isDisabled={isOwn}
          onChange={(next) => give(next as Role)}
        />
      ) : (
        <p>
          {t(`account.role.${role}`)}
          <br />
          <span>{t("account.admin.role.provider", { provider: roleGiver })}</span>
        </p>
      )}
      {dialog}
      <Checkbox
        isSelected={isBlocked}
        isDisabled={isOwn}
        onChange={(next) => change({ isBlocked: next })}
      >
        {t("account.admin.blocked")}
      </Checkbox>
      <Menu
        label={t("account.column.actions")}
        trigger={
          <Button size="small" aria-label={joinLabel(t("account.column.actions"), name, locale)}>
            {t("account.column.actions")}
          </Button>
        }
        entries={[
          {
            id: "sign-out",
            label: t("account.admin.sign-out"),
            onAction: () => administer((client) => client.signOut(id)),
          },
          { id: "allowance", label: t("account.admin.allowance"), onAction: onAllowance },
          {
            id: "data",
            label: t("account.admin.data"),
            href: `/api/administration/data?${new URLSearchParams({ id })}`,
            download: `${id}.json`,
          },
          ...(canGive
            ? [{ id: "give-all", label: t("account.admin.give-all"), onAction: onGive }]
            : []),
          ...(isOwn
            ? []
            : [
                {
                  id: "forget",
                  label: t("account.admin.forget"),
                  onAction: onForget,
                  isDanger: true,
                  startsGroup: true,
                },
              ]),
        ]}
      />
    </li>
  );
};

const findPeople = (people: readonly KnownPerson[], search: string): KnownPerson[] => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return people.filter(({ name, email }) => {
    const text = foldText(`${name} ${email ?? ""}`);
    return words.every((word) => text.includes(word));
  });
};

/** Who has an account, with what they may do. */
export const PeoplePanel = ({
  people,
  ownId,
  account,
  administer,
}: {
  people: readonly KnownPerson[];
  account: SiteServices["account"];
  /** Of whoever looks: another administrator changes their role. */
  ownId: string;
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const [from, setFrom] = useState<KnownPerson>();
  const [allowed, setAllowed] = useState<KnownPerson>();
  const [search, setSearch] = useState("");
  const found = findPeople(people, search);
  const { ask, dialog } = useConfirm<KnownPerson>(({ id, name }) => ({
    title: t("account.admin.forget.title", { name }),
    text: t("account.admin.forget.why"),
    action: t("account.admin.forget"),
    onConfirm: () => administer((client) => client.forget(id)),
  }));
  return (
    <>
      {(account.signIn === "local" || account.signIn === "oidc") && (
        <p>{t(`account.admin.people.${account.signIn}`)}</p>
      )}
      {people.length > FEW && (
        <SearchField label={t("account.admin.search")} value={search} onChange={setSearch} />
      )}
      <ul className={styles["list"]}>
        {found.slice(0, MOST_SHOWN).map((person) => (
          <Person
            key={person.id}
            person={person}
            timeZone={account.timeZone ?? "UTC"}
            roleGiver={
              account.providers?.find(({ id, givesRoles }) => givesRoles && id === person.provider)
                ?.name
            }
            isOwn={person.id === ownId}
            canGive={person.chartCount > person.teamChartCount && people.length > 1}
            administer={administer}
            onAllowance={() => setAllowed(person)}
            onForget={() => ask(person)}
            onGive={() => setFrom(person)}
          />
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p>{t("account.compare.more", { count: found.length - MOST_SHOWN })}</p>
      )}
      {dialog}
      {allowed && (
        <Allowance
          person={allowed}
          onClose={() => setAllowed(undefined)}
          onAllow={(charts) => {
            setAllowed(undefined);
            administer((client) => client.allow({ id: allowed.id, charts }));
          }}
        />
      )}
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
