import { type AdministrationClient, hasRole, makeAdministrationClient } from "@statelier/data";
import { Tabs, ToastRegion, Toasts, useLocale, useT } from "@statelier/ui";
import { ErrorPage, FailureNotice, type SiteServices } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { describeError } from "../session/describe-error.ts";
import { AccountPage } from "../controls/account-page.tsx";
import { useServerList } from "../controls/use-server-list.ts";
import type { Administer } from "./administer.ts";
import { ChartsPanel } from "./charts-panel.tsx";
import { LogPanel } from "./log-panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { TeamsPanel } from "./teams-panel.tsx";

const loadAll = async (client: AdministrationClient, locale: string) => {
  const [people, teams, charts, actions] = await Promise.all([
    client.listPeople(),
    client.listTeams(),
    client.listUnowned(locale),
    client.listActions(locale),
  ]);
  return { people, teams, charts, actions };
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
    charts: (
      <ChartsPanel {...content} timeZone={timeZone} client={client} administer={administer} />
    ),
    log: <LogPanel actions={actions} known={content} timeZone={timeZone} client={client} />,
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
