import { joinLabel } from "@statelier/model";
import type { KnownPerson, KnownTeam } from "@statelier/data";
import { Button, Menu, Modal, Select, TextField, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import type { Administer } from "./administer.ts";
import { useConfirm } from "../controls/use-confirm.tsx";
import styles from "../controls/row-list.module.css";

const RenameTeam = ({
  team: { id, name },
  administer,
  onClose,
}: {
  team: KnownTeam;
  administer: Administer;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const [text, setText] = useState(name);
  const rename = (): void => {
    onClose();
    administer((client) => client.renameTeam({ id, name: text.trim() }));
  };
  return (
    <Modal
      title={t("account.admin.rename-team.title", { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t("kit.cancel")}</Button>
          <Button tone="primary" isDisabled={text.trim() === ""} onPress={rename}>
            {t("account.rename.save")}
          </Button>
        </>
      }
    >
      <div className={styles["fields"]}>
        <TextField label={t("account.admin.team-name")} value={text} onChange={setText} />
        <p>{t("account.admin.rename-team.why")}</p>
      </div>
    </Modal>
  );
};

/** What is done with the team as a whole. */
const TeamActions = ({
  team,
  administer,
}: {
  team: KnownTeam;
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { id, name } = team;
  const [isRenaming, setRenaming] = useState(false);
  const { ask, dialog } = useConfirm<undefined>(() => ({
    title: t("account.admin.remove-team.title", { name }),
    text: t("account.admin.remove-team.why"),
    action: t("account.admin.remove-team"),
    onConfirm: () => administer((client) => client.removeTeam(id)),
  }));
  return (
    <>
      <Menu
        label={t("account.column.actions")}
        trigger={
          <Button size="small" aria-label={joinLabel(t("account.column.actions"), name, locale)}>
            {t("account.column.actions")}
          </Button>
        }
        entries={[
          {
            id: "rename",
            label: t("account.action.rename"),
            onAction: () => setRenaming(true),
          },
          {
            id: "remove",
            label: t("account.admin.remove-team"),
            onAction: () => ask(undefined),
            isDanger: true,
            startsGroup: true,
          },
        ]}
      />
      {isRenaming && (
        <RenameTeam team={team} administer={administer} onClose={() => setRenaming(false)} />
      )}
      {dialog}
    </>
  );
};

const Team = ({
  team,
  people,
  administer,
}: {
  team: KnownTeam;
  people: readonly KnownPerson[];
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { id: teamId, name, memberIds, chartCount } = team;
  const setMember = (personId: string, isMember: boolean) =>
    administer((client) => client.setMember({ teamId, personId, isMember }));
  const isMember = ({ id }: KnownPerson): boolean => memberIds.includes(id);
  const { ask, dialog } = useConfirm((person: KnownPerson) => ({
    title: t("account.admin.remove-member", { name: person.name, team: name }),
    text: t("account.admin.remove-member.why"),
    action: t("account.admin.remove-member.do"),
    onConfirm: () => setMember(person.id, false),
  }));
  const others = people.filter((person) => !isMember(person));
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <br />
        <span>{t("account.charts", { count: chartCount })}</span>
      </p>
      {people.filter(isMember).map((person) => (
        <span key={person.id}>
          {person.name}{" "}
          <Button
            size="small"
            aria-label={joinLabel(t("kit.remove-named", { name: person.name }), name, locale)}
            onPress={() => ask(person)}
          >
            <span aria-hidden>×</span>
          </Button>
        </span>
      ))}
      {others.length > 0 && (
        <Select
          label={joinLabel(t("account.admin.add-member"), name, locale)}
          hideLabel
          placeholder={t("account.admin.add-member")}
          value={null}
          options={others.map(({ id, name: label }) => ({ id, label }))}
          onChange={(personId) => setMember(personId, true)}
        />
      )}
      <TeamActions team={team} administer={administer} />
      {dialog}
    </li>
  );
};

/** Teams with their members, and a new one. */
export const TeamsPanel = ({
  teams,
  people,
  administer,
}: {
  teams: readonly KnownTeam[];
  people: readonly KnownPerson[];
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const [name, setName] = useState("");
  const add = (): void => {
    administer((client) => client.addTeam(name));
    setName("");
  };
  return (
    <>
      <ul className={styles["list"]}>
        {teams.map((team) => (
          <Team key={team.id} team={team} people={people} administer={administer} />
        ))}
      </ul>
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") add();
        }}
      >
        <TextField label={t("account.admin.new-team")} value={name} onChange={setName} />
        <Button type="submit" isDisabled={name.trim() === ""}>
          {t("kit.add")}
        </Button>
      </form>
    </>
  );
};
