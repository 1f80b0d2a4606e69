import type { KnownChart, KnownPerson, KnownTeam } from "@statelier/data";
import { foldText, formatInZone, joinLabel } from "@statelier/model";
import { SearchField, Select, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import rows from "../controls/row-list.module.css";
import type { Administer } from "./administer.ts";
import { FEW, MOST_SHOWN } from "./long-lists.ts";

const findCharts = (charts: readonly KnownChart[], search: string): KnownChart[] => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return charts.filter(({ key, title = "" }) => {
    const text = foldText(`${title} ${key}`);
    return words.every((word) => text.includes(word));
  });
};

/** Charts that neither a person nor a team has, each with the way to give it to one. */
export const ChartsPanel = ({
  charts,
  people,
  teams,
  timeZone,
  administer,
}: {
  charts: readonly KnownChart[];
  people: readonly KnownPerson[];
  teams: readonly KnownTeam[];
  timeZone: string;
  administer: Administer;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [search, setSearch] = useState("");
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
  const found = findCharts(charts, search);
  return (
    <>
      {charts.length > FEW && (
        <SearchField label={t("account.profile.search")} value={search} onChange={setSearch} />
      )}
      <ul className={rows["list"]}>
        {found.slice(0, MOST_SHOWN).map(({ key, title = "", updatedAt }) => (
          <li key={key}>
            <p>
              <a href={`/${locale}/v/${key}`}>{title || key}</a>{" "}
              <span>
                {[...(title ? [key] : []), formatInZone(updatedAt, timeZone)].join(" · ")}
              </span>
            </p>
            <Select
              label={joinLabel(t("account.admin.give"), title || key, locale)}
              hideLabel
              placeholder={t("account.admin.give")}
              value={null}
              options={options}
              onChange={(owner) => give(key, owner)}
            />
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p>{t("account.compare.more", { count: found.length - MOST_SHOWN })}</p>
      )}
    </>
  );
};
