import type { AdministrationClient, LoggedAction } from "@statelier/data";
import { Button, SearchField, useLocale, useT } from "@statelier/ui";
import { foldText, formatInZone } from "@statelier/model";
import { type ReactNode, useState } from "react";
import styles from "./administration-page.module.css";
import { describeLogged, type Known } from "./describe-logged.ts";
import { isNamedAction } from "./named-actions.ts";
import { useServerRows } from "./use-server-rows.ts";

/** So many are answered at once. */
const AT_ONCE = 200;

const isKey = (text: string): boolean => /^[\w-]{12}$/.test(text);

const Subject = ({
  action: { subject, title = "" },
  name,
}: {
  action: LoggedAction;
  name: string;
}): ReactNode => {
  const locale = useLocale();
  if (name !== subject || !isKey(subject)) return name;
  return (
    <>
      <a href={`/${locale}/v/${subject}`}>{title || subject}</a>
      {title && <code>{subject}</code>}
    </>
  );
};

/** What people did, the newest first: who, what, when and from where. */
export const LogPanel = ({
  actions,
  known,
  timeZone,
  client,
}: {
  actions: readonly LoggedAction[];
  known: Omit<Known, "timeZone">;
  timeZone: string;
  client: AdministrationClient;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const log = useServerRows(actions, {
    atOnce: AT_ONCE,
    idOf: ({ number }) => number,
    read: ({ number }) => client.listActions(locale, number),
  });
  const [search, setSearch] = useState("");
  const nameAction = (action: string): string =>
    isNamedAction(action) ? t(`account.log.action.${action}`) : action;
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const described = log.rows.map((row) => ({
    row,
    said: describeLogged(row, { ...known, timeZone }, t),
  }));
  const rows = described.filter(({ row, said }) => {
    const { personName, caller, action, subject, facts, title = "" } = row;
    const text = foldText(
      [personName, caller, nameAction(action), subject, title, facts.at ?? ""]
        .concat(facts.to ?? [], said.subject, said.detail)
        .join(" "),
    );
    return words.every((word) => text.includes(word));
  });
  const oldest = log.rows.at(-1);
  return (
    <div className={styles["scroll"]}>
      <SearchField label={t("account.log.search")} value={search} onChange={setSearch} />
      <table className={styles["log"]}>
        <thead>
          <tr>
            {(["when", "who", "from", "what", "subject"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`account.log.${column}`, { zone: timeZone })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row: action, said }) => (
            <tr key={action.number}>
              <td>{formatInZone(action.at, timeZone)}</td>
              <td>{action.personName}</td>
              <td>{action.caller}</td>
              <td>{nameAction(action.action)}</td>
              <td>
                <Subject action={action} name={said.subject} /> {said.detail}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {log.hasOlder && oldest && words.length > 0 && (
        <p>{t("account.searched", { date: formatInZone(oldest.at, timeZone) })}</p>
      )}
      {log.hasOlder && <Button onPress={log.readOlder}>{t("kit.more")}</Button>}
    </div>
  );
};
