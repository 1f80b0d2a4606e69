import { type ConfigClient, hasRole, makeConfigClient } from "@statelier/data";
import {
  Button,
  Notice,
  RadioGroup,
  SearchField,
  Select,
  Tabs,
  ToastRegion,
  Toasts,
  useLocale,
  useT,
} from "@statelier/ui";
import { FailureNotice, type SiteServices } from "@statelier/viewer";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { describeError } from "../session/describe-error.ts";
import { AccountPage } from "../controls/account-page.tsx";
import { useServerList } from "../controls/use-server-list.ts";
import { ChartTable } from "./chart-table.tsx";
import { FollowPanel } from "./follow-panel.tsx";
import type { ChartAction } from "./list-actions.ts";
import {
  CHART_FILTERS,
  type ChartFilter,
  type ChartHolder,
  describeCharts,
  filterCharts,
  type ProfileChart,
} from "./list-charts.ts";
import { duplicateChart } from "./duplicate-chart.ts";
import { loadDialog, type OpenDialog, type ProfileAct, ProfileDialog } from "./profile-dialog.tsx";
import { INVITATION_PARAM, Invited } from "./invited.tsx";
import { OwnPanel } from "./own-panel.tsx";
import { PalettesPanel } from "./palettes-panel.tsx";
import styles from "./profile-page.module.css";
import { ProgramsPanel } from "./programs-panel.tsx";

/** Rows that are drawn before somebody asks for more. */
const AT_ONCE = 50;

type Person = NonNullable<SiteServices["account"]["person"]>;

type Team = { id: string; name: string };

/** The choices of whose charts are listed; teams have other ids. */
const EVERYBODY = "";
const OWN = "own";

const readHolder = (choice: string): ChartHolder => {
  if (choice === EVERYBODY) return { type: "everybody" };
  return choice === OWN ? { type: "own" } : { type: "team", id: choice };
};

const useFiltered = (
  charts: readonly ProfileChart[],
  { teams, personId }: { teams: readonly Team[]; personId: string },
) => {
  const t = useT();
  const [filter, setFilter] = useState<ChartFilter>("all");
  const [holder, setHolder] = useState(EVERYBODY);
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(AT_ONCE);
  const found = useMemo(
    () => filterCharts(charts, { filter, search, holder: readHolder(holder), personId }),
    [charts, filter, search, holder, personId],
  );
  const controls = (
    <div className={styles["controls"]}>
      <SearchField label={t("account.profile.search")} value={search} onChange={setSearch} />
      <RadioGroup
        label={t("account.profile.show")}
        orientation="horizontal"
        value={filter}
        onChange={(value) => setFilter(value as ChartFilter)}
        options={CHART_FILTERS.map((id) => ({
          value: id,
          label: t(id === "all" ? "account.profile.all" : `account.filter.${id}`),
        }))}
      />
      {teams.length > 0 && (
        <Select
          label={t("account.profile.whose")}
          value={holder}
          onChange={setHolder}
          options={[
            { id: EVERYBODY, label: t("account.profile.everybody") },
            { id: OWN, label: t("account.profile.own") },
            ...teams.map(({ id, name }) => ({ id, label: t("account.follow.team", { name }) })),
          ]}
        />
      )}
    </div>
  );
  const more = found.length > shown && (
    <Button onPress={() => setShown(shown + AT_ONCE)}>{t("kit.more")}</Button>
  );
  return { found, rows: found.slice(0, shown), isCalendar: filter === "scheduled", controls, more };
};

type Own = {
  person: Person;
  timeZone: string;
  services: Pick<SiteServices, "publicUrl" | "account">;
};

const loadCharts = async (configs: ConfigClient, locale: string) => {
  const [held, teams] = await Promise.all([configs.listConfigs(locale), configs.listTeams()]);
  return { charts: describeCharts(held), teams };
};

const NONE = { charts: [], teams: [] };

const OwnCharts = ({ person, timeZone, services: { publicUrl, account } }: Own): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const configs = useMemo(() => makeConfigClient({ baseUrl: "/api" }), []);
  const toasts = useMemo(() => new Toasts(), []);
  const { loaded, act } = useServerList(
    useCallback(() => loadCharts(configs, locale), [configs, locale]),
    toasts,
  );
  const [open, setOpen] = useState<OpenDialog>();
  const { charts, teams } = loaded.status === "success" ? loaded.value : NONE;
  const { found, rows, isCalendar, controls, more } = useFiltered(charts, {
    teams,
    personId: person.id,
  });

  const doIt: ProfileAct = (change, done) => {
    setOpen(undefined);
    act(change, t(`account.done.${done}`)).catch(globalThis.reportError);
  };
  const onAction = (chart: ProfileChart, action: ChartAction): void => {
    const { key, isOfReaders } = chart;
    if (action === "restore" && !isOfReaders)
      doIt(() => configs.stepConfig("restore", key), "restore");
    else if (action === "duplicate")
      doIt(() => duplicateChart(configs, key, person.id), "duplicate");
    else
      loadDialog({ configs, locale }, chart, action).then(setOpen, (error: unknown) =>
        doIt(() => Promise.reject(error), "rename"),
      );
  };

  if (loaded.status === "error") return <FailureNotice error={describeError(loaded.error)} />;
  if (loaded.status !== "success") return <p>{t("account.loading")}</p>;
  return (
    <>
      {charts.length === 0 ? (
        <Notice>
          {t(hasRole(person.role, "author") ? "account.charts.none" : "account.charts.none.reader")}{" "}
          <a href={`/${locale}/browse`}>{t("site.browse")}</a>
        </Notice>
      ) : (
        <>
          {controls}
          <output className={styles["count"]}>
            {found.length === 0
              ? t("account.charts.no-match")
              : t("account.charts", { count: found.length })}
          </output>
          {found.length > 0 && (
            <ChartTable
              charts={rows}
              teams={teams}
              isCalendar={isCalendar}
              actor={{ ...person, hasOthers: account.signIn === "oidc" }}
              timeZone={timeZone}
              onAction={onAction}
            />
          )}
          {more}
        </>
      )}
      {open && (
        <ProfileDialog
          open={open}
          role={person.role}
          timeZone={timeZone}
          configs={configs}
          publicUrl={publicUrl}
          onAct={doIt}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ToastRegion toasts={toasts} />
    </>
  );
};

const OwnPages = ({ person, timeZone, services }: Own): ReactNode => {
  const t = useT();
  const [selected, setSelected] = useState("charts");
  return (
    <Tabs
      label={t("account.profile")}
      selected={selected}
      onSelect={setSelected}
      items={[
        {
          id: "charts",
          label: t("account.tab.charts"),
          content: <OwnCharts person={person} timeZone={timeZone} services={services} />,
        },
        {
          id: "palettes",
          label: t("account.palettes"),
          content: <PalettesPanel account={services.account} />,
        },
        {
          id: "programs",
          label: t("account.programs"),
          content: <ProgramsPanel role={person.role} timeZone={timeZone} />,
        },
        {
          id: "follow",
          label: t("account.follow"),
          content: <FollowPanel role={person.role} timeZone={timeZone} />,
        },
        { id: "own", label: t("account.own"), content: <OwnPanel role={person.role} /> },
      ]}
    />
  );
};

const ProfilePage = ({ services }: { services: SiteServices }): ReactNode => {
  const t = useT();
  const { account, locale } = services;
  // The invitation leads to the page to sign in by itself, and back to it.
  const isInvited = useSearchParams()[0].has(INVITATION_PARAM);
  return (
    <AccountPage title={t("account.profile")}>
      <Invited isSignedIn={account.person !== undefined} />
      {account.person ? (
        <OwnPages
          person={account.person}
          timeZone={account.timeZone ?? "UTC"}
          services={services}
        />
      ) : account.signIn === "off" ? (
        <p>{t("account.off")}</p>
      ) : isInvited ? null : (
        <p>
          <a href={`/${locale}/sign-in?return=/${locale}/profile`}>{t("account.sign-in")}</a>
        </p>
      )}
    </AccountPage>
  );
};

/** `/profile` below `/{locale}`: the charts of whoever is signed in, the programs that act for them, and who is told. */
export const makeProfileRoute = (services: SiteServices): { Component: () => ReactNode } => ({
  Component: () => <ProfilePage services={services} />,
});
