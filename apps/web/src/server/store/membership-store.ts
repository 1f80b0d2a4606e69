import { type ChangeLogged, inOrder, isMade, type LogOf } from "./action-log.ts";
import { type Sql, type SqlRow, type Statement, takeAll } from "./sql.ts";
import {
  IS_LAST_ADMINISTRATOR,
  isHeldBy,
  isKeptBy,
  isRemovedOf,
  MAY_NOT_PUBLISH,
} from "./visible-to.ts";

/** Rows that are in memory at a time: each may be a document. */
export const PERSONAL_AT_ONCE = 20;

/** How people come into teams, and how they go. With a `log` a change is made and written to the log, or neither. */
export type MembershipStore = {
  /** By somebody of the team, or by an administrator; works once. */
  addInvitation(
    invitation: { digest: string; teamId: string; personId: string; expiresAt: string },
    log?: LogOf<true>,
  ): Promise<void>;
  /**
   * The name of the team that they are in now; undefined where the invitation was used or is too old, or its maker could not
   * make it any more. Members use none up.
   */
  acceptInvitation(
    digest: string,
    personId: string,
    log?: LogOf<string>,
  ): Promise<string | undefined>;
  /** The name of the team, and of whoever made the invitation; undefined where nobody could join by it. */
  findInvitation(digest: string): Promise<{ team: string; by: string } | undefined>;
  /** Of what is kept of somebody, some rows of a table as they are, secrets left out; fewer than `PERSONAL_AT_ONCE` are its last. */
  readPersonal(id: string, table: PersonalTable, offset: number): Promise<readonly SqlRow[]>;
  /**
   * Their account with all that is theirs alone goes, and drafts that no team holds; other charts stay, without them. `last`:
   * they are the only administrator, and nothing is changed.
   */
  removePerson(id: string, log?: LogOf<true>): Promise<"removed" | "unknown" | "last">;
  /** Charts that they made and hold, those of them that they removed apart, and how many they may; null for as many as is usual. */
  findAllowance(id: string): Promise<{ used: number; removed: number; most: number | null }>;
  /** False where there is nobody of this id. */
  setAllowance(id: string, most: number | null, log?: LogOf<true>): Promise<boolean>;
};

/** Of a chart, for whoever holds it: others learn neither what it says nor, by these or the order, what becomes of it. */
const CHART_STATE = [
  "published_state",
  "published_at",
  "publish_at",
  "deleted_at",
  "updated_at",
  "views",
  "data",
];

/** Pages of `$2` rows from `$3` on. Long tables are read in the order of an index: nothing is sorted, least of all documents. */
const PAGE = "limit $2 offset $3";

const PERSONAL = {
  person: `select id, provider, subject, name, email, role, created_at, seen_at from person where id = $1
           order by id ${PAGE}`,
  teams: `select team.id, team.name from team join membership m on m.team_id = team.id where m.person_id = $1
          order by team.id ${PAGE}`,
  sessions: `select created_at, used_at from session where person_id = $1
             order by created_at, used_at ${PAGE}`,
  tokens: `select name, scope, created_at, expires_at, used_at from program_token where person_id = $1
           order by created_at, id ${PAGE}`,
  palettes: `select id, name, type, colors from palette where person_id = $1 order by id ${PAGE}`,
  webhooks: `select url, key, team_id, created_at from webhook where person_id = $1
             order by created_at, id ${PAGE}`,
  charts: `select key, created_at, ${CHART_STATE.map((name) => `case when ${isHeldBy(1)} then ${name} end as ${name}`).join()}
           from config
           where key in (select key from config where user_id = $1 order by key ${PAGE}) order by key`,
  publications: `select key, version, published_at,
                   case when exists (select 1 from config where config.key = chart_version.key
                     and deleted_at is null and ${isHeldBy(1)}) then data end as data
                 from chart_version where person_id = $1 order by key, version ${PAGE}`,
  drafted: `select key, version, published_at from chart_version where drafted_by = $1
            order by key, version ${PAGE}`,
  actions: `select at, caller, action, subject, detail, facts from action where person_id = $1
            order by number ${PAGE}`,
} as const;

type PersonalTable = keyof typeof PERSONAL;
export const PERSONAL_TABLES = Object.keys(PERSONAL) as PersonalTable[];

/** The invitation `$1` at the time `$2`, while whoever made it could still make it. */
const IS_VALID = `
  i.digest = $1 and i.expires_at > $2 and exists (
    select 1 from person p where p.id = i.person_id and p.is_blocked = 0
      and (p.role = 'administrator' or (p.role = 'publisher' and exists (
        select 1 from membership m where m.team_id = i.team_id and m.person_id = p.id))))`;

const IS_MEMBER =
  "exists (select 1 from membership m where m.team_id = i.team_id and m.person_id = $3)";

const FIND_TEAM = `select team.name from team join invitation i on i.team_id = team.id where ${IS_VALID}`;

const makeInvitations = (
  sql: Sql,
  readTime: () => string,
  change: ChangeLogged,
): Pick<MembershipStore, "addInvitation" | "findInvitation" | "acceptInvitation"> => ({
  async findInvitation(digest) {
    const [row] = await sql.ask(
      `select team.name as team, maker.name as maker from team
         join invitation i on i.team_id = team.id join person maker on maker.id = i.person_id
       where ${IS_VALID}`,
      digest,
      readTime(),
    );
    return row && { team: String(row["team"]), by: String(row["maker"]) };
  },
  async addInvitation({ digest, teamId, personId, expiresAt }, log) {
    const statements: Statement[] = [
      ["delete from invitation where expires_at < $1", readTime()],
      [
        `insert into invitation (digest, team_id, person_id, created_at, expires_at)
         values ($1, $2, $3, $4, $5)`,
        digest,
        teamId,
        personId,
        readTime(),
        expiresAt,
      ],
    ];
    await change(
      inOrder(statements, () => true as const),
      log,
    );
  },
  async acceptInvitation(digest, personId, log) {
    const asked = [digest, readTime()] as const;
    const [own] = await sql.ask(`${FIND_TEAM} and ${IS_MEMBER}`, ...asked, personId);
    if (own) return String(own["name"]);
    const statements: Statement[] = [
      // Whoever else asks for it at this moment waits here, and finds none.
      ["update invitation set expires_at = expires_at where digest = $1", digest],
      [
        `insert into membership (team_id, person_id) select i.team_id, $3 from invitation i
         where ${IS_VALID} on conflict (team_id, person_id) do nothing`,
        ...asked,
        personId,
      ],
      [FIND_TEAM, ...asked],
      ["delete from invitation where digest = $1", digest],
    ];
    const read = (answers: SqlRow[][]) => {
      const [team] = answers.at(2) ?? [];
      return team && String(team["name"]);
    };
    return change(inOrder(statements, read), log);
  },
});

const makeAllowances = (
  sql: Sql,
  change: ChangeLogged,
): Pick<MembershipStore, "findAllowance" | "setAllowance"> => ({
  async findAllowance(id) {
    const [row] = await sql.ask(
      `select chart_allowance, (select count(*) from config
         where ${isKeptBy("$1")}) as used,
         (select count(*) from config
         where ${isRemovedOf("$1")}) as removed from person where id = $1`,
      id,
    );
    const most = row?.["chart_allowance"];
    return {
      used: Number(row?.["used"] ?? 0),
      removed: Number(row?.["removed"] ?? 0),
      most: most === null || most === undefined ? null : Number(most),
    };
  },
  async setAllowance(id, most, log) {
    const statements: Statement[] = [
      ["update person set chart_allowance = $2 where id = $1 returning id", id, most],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
});

const IS_TIMED = "publish_at is not null and published_state = 'DRAFT'";
const IS_FUTILE = `${IS_TIMED} and publish_by = $1 and ${MAY_NOT_PUBLISH}`;
const IS_THEIRS_ALONE =
  "user_id = $1 and team_id is null and published_state = 'DRAFT' and published_at is null";

/** Releases that would be called off are called off now, as nobody knows why afterwards; so are those of drafts that go. */
const LOG_FUTILE = `
  insert into action (at, person_id, person_name, caller, action, subject, detail)
  select cast($2 as text), '', '', '', 'release-called-off', key, '' from config
  where (${IS_FUTILE}) or (${IS_TIMED} and ${IS_THEIRS_ALONE})`;

/** What is theirs alone goes, and they are nobody in what stays: what they let be published at a time still is. */
const LEAVE = [
  `update config set publish_at = null where ${IS_FUTILE}`,
  `delete from config where ${IS_THEIRS_ALONE}`,
  "update config set user_id = null where user_id = $1",
  "update config set former_user_id = null where former_user_id = $1",
  "update config set publish_by = null where publish_by = $1",
  "update chart_version set person_id = null where person_id = $1",
  "update chart_version set drafted_by = null where drafted_by = $1",
];

export const makeMembershipStore = (
  sql: Sql,
  readTime: () => string,
  change: ChangeLogged,
): MembershipStore => ({
  ...makeInvitations(sql, readTime, change),
  ...makeAllowances(sql, change),
  readPersonal: (id, table, offset) => sql.ask(PERSONAL[table], id, PERSONAL_AT_ONCE, offset),
  async removePerson(id, log) {
    let isLast = false;
    const removed = await change(function* remove() {
      yield* takeAll(sql.keepTable("person"));
      const [last] = yield [`select 1 where ${IS_LAST_ADMINISTRATOR}`, id];
      isLast = last !== undefined;
      if (isLast) return undefined;
      yield [LOG_FUTILE, id, readTime()];
      yield* takeAll(LEAVE.map((text) => [text, id] as const));
      return isMade([yield ["delete from person where id = $1 returning id", id]]);
    }, log);
    if (removed) return "removed";
    return isLast ? "last" : "unknown";
  },
});
