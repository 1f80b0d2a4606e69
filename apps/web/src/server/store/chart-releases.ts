import type { ChartKey } from "@statelier/model";
import { inOrder, makeChangeLogged } from "./action-log.ts";
import { parseChartRow } from "./chart-row.ts";
import type { ChartReleases } from "./config-store.ts";
import { dropOldVersions } from "./forget-removed.ts";
import { readText } from "./row-values.ts";
import { buildNews } from "./follow-store.ts";
import type { Sql, SqlRow, Statement } from "./sql.ts";
import { isHeldBy, MAY_NOT_PUBLISH } from "./visible-to.ts";

/** The draft `$1` belongs to the release `$2`: whichever server was first. */
const IS_CLAIMED = "exists (select 1 from config d where d.key = $1 and d.release_token = $2)";

const OF_MAKER = "(select m.team_id from membership m where m.person_id = config.user_id)";

/**
 * Whether whoever a draft belongs to holds the chart in whose place it is to be put: its team, whoever made it, or its person,
 * while they hold the draft as well.
 */
const HOLDS_TARGET = `
  (draft_of is null or exists (select 1 from config t
     where t.key = config.draft_of and t.deleted_at is null
       and (t.team_id = config.team_id
         or ((config.team_id is null or config.team_id in ${OF_MAKER})
           and ((t.team_id is null and t.user_id = config.user_id) or t.team_id in ${OF_MAKER})))))`;

/** Since it got its time something was taken from whoever it belongs to or gave it: the draft stays one. */
const CALL_OFF = `
  update config set publish_at = null, release_token = $3
  where key = $1 and publish_at <= $2 and published_state = 'DRAFT'
    and (${MAY_NOT_PUBLISH} or not ${HOLDS_TARGET})
  returning key`;

/** Before the token of a release that does not happen: nothing claims the draft by it. */
const CALLED_OFF = "called off";

/** In the name of whoever gave it its time. */
const LOG_CALLED_OFF = `
  insert into action (at, person_id, person_name, caller, action, subject, detail)
  select cast($2 as text), coalesce(publish_by, ''), coalesce(p.name, ''), '', 'release-called-off', key, ''
  from config left join person p on p.id = config.publish_by
  where key = $1 and release_token = $3`;

const CLAIM = `
  update config set publish_at = null, release_token = $2
  where key = $1 and publish_at <= $3 and published_state = 'DRAFT' and deleted_at is null`;

const KEEP_FIRST = `
  insert into chart_version (key, version, data, published_at, person_id)
  select key, 1, cast(data as text), published_at, user_id from config
  where key = $3 and published_state = 'PUBLISHED' and ${IS_CLAIMED}
    and not exists (select 1 from chart_version v where v.key = config.key)`;

const PUBLISH = `
  update config set data = (select d.data from config d where d.key = $1), updated_at = $4,
    published_state = 'PUBLISHED', published_at = coalesce(published_at, $5)
  where key = $3 and deleted_at is null and ${IS_CLAIMED} returning *`;

const KEEP_NEXT = `
  insert into chart_version (key, version, data, published_at, person_id, drafted_by)
  select key, (select coalesce(max(version), 0) + 1 from chart_version v where v.key = config.key),
    cast(data as text), cast($5 as text), (select coalesce(p.id, d.user_id) from config d left join person p on p.id = d.publish_by where d.key = $1),
    (select d.user_id from config d where d.key = $1)
  from config where key = $3 and updated_at = $4 and ${IS_CLAIMED}`;

const DROP_OLD = dropOldVersions("$3", `key = $3 and updated_at = $4 and ${IS_CLAIMED}`);

/** Of the chart `$1`, in whose place the draft `$5` was put. */
const TELL = buildNews(
  "published",
  `key = $1 and updated_at = $4
   and exists (select 1 from config d where d.key = $5 and d.release_token = $2)`,
);

/** By whoever gave it its time, or by nobody once their account was deleted; no request of theirs does it. */
const LOG = `
  insert into action (at, person_id, person_name, caller, action, subject, detail)
  select cast($4 as text), coalesce(p.id, ''), coalesce(p.name, ''), '', 'release', config.key, ''
  from config join config d on d.key = $1 and d.release_token = $2
    left join person p on p.id = d.publish_by
  where config.key = $3 and config.updated_at = $5`;

const REMOVE_DRAFT = `
  delete from config where key = $1 and release_token = $2 and draft_of = $3
    and exists (select 1 from config t where t.key = $3 and t.updated_at = $4)`;

const buildRelease = (
  { key, target }: { key: ChartKey; target: ChartKey },
  { token, at }: { token: string; at: string },
): Statement[] => [
  [CALL_OFF, key, at, `${CALLED_OFF} ${token}`],
  [LOG_CALLED_OFF, key, at, `${CALLED_OFF} ${token}`],
  [CLAIM, key, token, at],
  [KEEP_FIRST, key, token, target],
  [PUBLISH, key, token, target, at, at],
  [KEEP_NEXT, key, token, target, at, at],
  [DROP_OLD, key, token, target, at],
  [TELL, target, token, at, at, key],
  [LOG, key, token, target, at, at],
  [REMOVE_DRAFT, key, token, target, at],
];

const failAtOnce = (_key: ChartKey, error: unknown): never => {
  throw error;
};

/** Each release is one step: before it nobody sees anything of it, afterwards everybody sees all of it. */
export const makeChartReleases = (
  sql: Sql,
  now: () => Date,
  makeToken: () => string,
): ChartReleases => ({
  schedule(key, publishAt, { person }, { updatedAt, log } = {}) {
    const statements: Statement[] = [
      [
        `update config set publish_at = $3, publish_by = $2
         where key = $1 and deleted_at is null and published_state = 'DRAFT' and ${isHeldBy(2)}
           and (cast($3 as text) is null or draft_of is null or exists (
             select 1 from config t
             where t.key = config.draft_of and t.deleted_at is null and ${isHeldBy(2)}))
           and (cast($3 as text) is null or ${HOLDS_TARGET})
           and (updated_at = $4 or $4 is null)
         returning *`,
        key,
        person.id,
        publishAt,
        updatedAt ?? null,
      ],
    ];
    const read = (answers: SqlRow[][]) => {
      const [row] = answers.at(0) ?? [];
      return row && parseChartRow(row);
    };
    return makeChangeLogged(sql, () => now().toISOString())(inOrder(statements, read), log);
  },
  async listScheduled(before, limit) {
    const rows = await sql.ask(
      `select key from config where publish_at <= $1 and published_state = 'DRAFT' and deleted_at is null
       order by publish_at limit $2`,
      before,
      limit,
    );
    return rows.map((row) => String(row["key"]));
  },
  async releaseDue(onFailure = failAtOnce) {
    const at = now().toISOString();
    const due = await sql.ask(
      `select key, draft_of from config
       where publish_at <= $1 and published_state = 'DRAFT' and deleted_at is null order by publish_at`,
      at,
    );
    const released: ChartKey[] = [];
    for (const row of due) {
      const key = String(row["key"]);
      const target = readText(row["draft_of"]) ?? key;
      const release = buildRelease({ key, target }, { token: makeToken(), at });
      try {
        const [published] = (await sql.change(release)).at(4) ?? [];
        if (published) released.push(target);
      } catch (error) {
        onFailure(key, error);
      }
    }
    return released;
  },
});
