import { REMOVED_DAYS } from "@statelier/data";
import type { ConfigStore } from "./config-store.ts";
import { forgetAttempts } from "./new-chart.ts";
import type { Sql } from "./sql.ts";

const DAY_MS = 86_400_000;

/** For so long the days are kept on which a chart was opened; how often it was in all is kept for good. */
const COUNTED_DAYS = 800;

const timeBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** Each is a document: who publishes without end does not fill the disk. */
const MOST_VERSIONS = 100;

/** Of the publications of a chart the last ones stay. `condition` says of the row of `config` that it was published just now. */
export const dropOldVersions = (key: string, condition: string): string => `
  delete from chart_version
  where key = ${key}
    and version <= (select max(version) from chart_version v where v.key = ${key}) - ${MOST_VERSIONS}
    and exists (select 1 from config where ${condition})`;

const REMOVED = "(select key from config where deleted_at < $1)";

const IS_AWAITED = `draft_of in ${REMOVED} and publish_at is not null
  and published_state = 'DRAFT' and deleted_at is null`;

/** A draft that was to replace a removed chart is not published alone: it loses its time with the chart. */
const LOG_CALLED_OFF = `
  insert into action (at, person_id, person_name, caller, action, subject, detail)
  select cast($2 as text), coalesce(publish_by, ''), coalesce(p.name, ''), '', 'release-called-off', key, ''
  from config left join person p on p.id = config.publish_by where ${IS_AWAITED}`;

/**
 * `forgetRemoved` takes away what removed charts said, 30 days later. Of one that was public its key stays, so that its address
 * still says that it was there.
 */
export const makeForgetRemoved = (
  sql: Sql,
  now: () => Date,
): Pick<ConfigStore, "forgetRemoved" | "listLasting"> => ({
  async forgetRemoved() {
    const before = timeBefore(now(), REMOVED_DAYS);
    await sql.change([
      [LOG_CALLED_OFF, before, now().toISOString()],
      [`update config set draft_of = null, publish_at = null where draft_of in ${REMOVED}`, before],
      [`delete from chart_version where key in ${REMOVED}`, before],
      [`delete from chart_view where key in ${REMOVED}`, before],
      ["delete from chart_view where day < $1", timeBefore(now(), COUNTED_DAYS).slice(0, 10)],
      forgetAttempts(now()),
      ["delete from config where deleted_at < $1 and published_at is null", before],
      [
        `update config set data = '{}', user_id = null, team_id = null
         where deleted_at < $1 and (user_id is not null or team_id is not null or cast(data as text) <> '{}')`,
        before,
      ],
    ]);
  },
  async listLasting(keys) {
    if (keys.length === 0) return [];
    const places = keys.map((_, at) => `$${at + 2}`).join();
    const rows = await sql.ask(
      `select key from config where (deleted_at is null or deleted_at >= $1) and key in (${places})`,
      timeBefore(now(), REMOVED_DAYS),
      ...keys,
    );
    return rows.map((row) => String(row["key"]));
  },
});
