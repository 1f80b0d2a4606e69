import type { AdministrationClient, KnownChart, KnownPerson, KnownTeam } from "@statelier/data";
import { foldText, formatInZone, joinLabel } from "@statelier/model";
import { Button, SearchField, Select, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import rows from "../controls/row-list.module.css";
import type { Administer } from "./administer.ts";
import { FEW, MOST_SHOWN } from "./long-lists.ts";
import { useServerRows } from "./use-server-rows.ts";

/** So many are answered at once. */
const AT_ONCE = 500;

const findCharts = (charts: readonly KnownChart[], search: string): KnownChart[] => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return charts.filter(({ key, title = "" }) => {
    const text = foldText(`${title} ${key}`);
    return words.every((word) => text.includes(word));
  });
};

const ChartRow = ({
  chart: { key, title = "", updatedAt },
  options,
  timeZone,
  onGive,
}: {
  chart: KnownChart;
  options: readonly { id: string; label: string }[];
  timeZone: string;
  onGive: (owner: string) => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <li>
      <p>
        <a href={`/${locale}/v/${key}`}>{title || key}</a>{" "}
        <span>{[...(title ? [key] : []), formatInZone(updatedAt, timeZone)].join(" · ")}</span>
      </p>
      <Select
        label={joinLabel(t("account.admin.give"), title || key, locale)}
        hideLabel
        placeholder={t("account.admin.give")}
        value={null}
        options={options}
        onChange={onGive}
      />
    </li>
  );
};

/** Charts that neither a person nor a team has, each with the way to give it to one. */
export const ChartsPanel = ({
  charts,
  people,
  teams,
  timeZone,
  client,
  administer,
}: {
  charts: readonly KnownChart[];
  people: readonly KnownPerson[];
  teams: readonly KnownTeam[];
  timeZone: string;
  client: AdministrationClient;
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const unowned = useServerRows(charts, {
    atOnce: AT_ONCE,
    idOf: ({ key }) => key,
    read: ({ key }) => client.listUnowned(locale, key),
  });
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(MOST_SHOWN);
  const options = [
    ...people.map(({ id, name }) => ({ id: `person ${id}`, label: name })),
    ...teams.map(({ id, name }) => ({ id: `team ${id}`, label: name })),
  ];
  const give = (chart: KnownChart, owner: string): void => {
    const { key } = chart;
    const [kind, id = ""] = owner.split(" ");
    const given = kind === "team" ? { userId: null, teamId: id } : { userId: id, teamId: null };
    administer(async () => {
      await client.giveChart({ key, ...given });
      unowned.drop(chart);
    });
  };
  const showMore = (): void => {
    setMost(most + MOST_SHOWN);
    if (found.length < most + MOST_SHOWN && unowned.hasOlder) unowned.readOlder();
  };
  const { rows: known } = unowned;
  const last = known.at(-1);
  const found = findCharts(known, search);
  if (!last) return <p>{t("account.admin.charts.none")}</p>;
  return (
    <>
      {known.length > FEW && (
        <SearchField label={t("account.profile.search")} value={search} onChange={setSearch} />
      )}
      <ul className={rows["list"]}>
        {found.slice(0, most).map((chart) => (
          <ChartRow
            key={chart.key}
            {...{ chart, options, timeZone }}
            onGive={(owner) => give(chart, owner)}
          />
        ))}
      </ul>
      {unowned.hasOlder && search !== "" && (
        <p>{t("account.searched", { date: formatInZone(last.updatedAt, timeZone) })}</p>
      )}
      {(found.length > most || unowned.hasOlder) && (
        <Button onPress={showMore}>{t("kit.more")}</Button>
      )}
    </>
  );
};
