import { type AdministrationClient, hasRole, makeAdministrationClient } from "@statelier/data";
import { joinLabel, formatInZone } from "@statelier/model";
import { Select, Tabs, ToastRegion, Toasts, useLocale, useT } from "@statelier/ui";
import { ErrorPage, FailureNotice, type SiteServices } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { describeError } from "../session/describe-error.ts";
import { AccountPage } from "../controls/account-page.tsx";
import rows from "../controls/row-list.module.css";
import { useServerList } from "../controls/use-server-list.ts";
import type { Administer } from "./administer.ts";
import { LogPanel } from "./log-panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { TeamsPanel } from "./teams-panel.tsx";

const loadAll = async (client: AdministrationClient, locale: string) => {
  const [people, teams, charts, actions] = await Promise.all([
    client.listPeople(),
    client.listTeams(),
    client.listUnowned(),
    client.listActions(locale),
  ]);
  return { people, teams, charts, actions };
};

type Everything = Awaited<ReturnType<typeof loadAll>>;

const ChartsPanel = ({
  content: { charts, people, teams },
  timeZone,
  administer,
}: {
  content: Everything;
  timeZone: string;
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const options = [
    ...people.map(({ id, name }) => ({ id: `person ${id}`, label: name })),
    ...teams.map(({ id, name }) => ({ id: `team ${id}`, label: name })),
  ];
  const give = (key: string, owner: string): void => {
    const [kind, id = ""] = owner.split(" ");
    const given = kind === "team" ? { userId: null, teamId: id } : { userId: id, teamId: null };
    administer((client) => client.giveChart({ key, ...given }));
  };
  if (charts.length === 0) return <p>{t("account.admin.charts.none")}</p>;
  return (
    <ul className={rows["list"]}>
      {charts.map(({ key, updatedAt }) => (
        <li key={key}>
          <p>
            <a href={`/${locale}/v/${key}`}>{key}</a>{" "}
            <span>{formatInZone(updatedAt, timeZone)}</span>
          </p>
          <Select
            label={joinLabel(t("account.admin.give"), key, locale)}
            hideLabel
            placeholder={t("account.admin.give")}
            value={null}
            options={options}
            onChange={(owner) => give(key, owner)}
          />
        </li>
      ))}
    </ul>
  );
};

const Administration = ({
  ownId,
  account,
}: {
  ownId: string;
  account: SiteServices["account"];
}): ReactNode => {
  const timeZone = account.timeZone ?? "UTC";
  const t = useT();
  const locale = useLocale();
  const client = useMemo(() => makeAdministrationClient({ baseUrl: "/api" }), []);
  const toasts = useMemo(() => new Toasts(), []);
  const { loaded, act } = useServerList(
    useCallback(() => loadAll(client, locale), [client, locale]),
    toasts,
  );
  const [selected, setSelected] = useState("people");
  const administer: Administer = (change) => {
    act(() => change(client), t("account.done.administration")).catch(globalThis.reportError);
  };
  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("kit.loading")}</p>;
  const { value: content } = loaded;
  const { people, teams, actions } = content;
  const panels = {
    people: <PeoplePanel people={people} ownId={ownId} account={account} administer={administer} />,
    teams: <TeamsPanel teams={teams} people={people} administer={administer} />,
    charts: <ChartsPanel content={content} timeZone={timeZone} administer={administer} />,
    log: (
      <LogPanel
        // What was read of older ones is read again behind new ones.
        key={actions[0]?.number}
        actions={actions}
        known={content}
        timeZone={timeZone}
        client={client}
      />
    ),
  };
  return (
    <>
      <Tabs
        label={t("account.administration")}
        selected={selected}
        onSelect={setSelected}
        items={(["people", "teams", "charts", "log"] as const).map((id) => ({
          id,
          label: t(`account.admin.${id}`),
          content: panels[id],
        }))}
      />
      <ToastRegion toasts={toasts} />
    </>
  );
};

const AdministrationPage = ({ services }: { services: SiteServices }): ReactNode => {
  const t = useT();
  const { person } = services.account;
  if (!person || !hasRole(person.role, "administrator"))
    return <ErrorPage error={{ code: person ? "NOT_ALLOWED" : "NOT_SIGNED_IN", args: {} }} />;
  return (
    <AccountPage title={t("account.administration")}>
      <Administration ownId={person.id} account={services.account} />
    </AccountPage>
  );
};

/** `/administration` below `/{locale}`: people, teams, charts of nobody and the log, for administrators. */
export const makeAdministrationRoute = (
  services: SiteServices,
): { Component: () => ReactNode } => ({
  Component: () => <AdministrationPage services={services} />,
});
