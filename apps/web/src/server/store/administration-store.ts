import type { Role } from "@statelier/data";
import type { ChartKey } from "@statelier/model";
import type { Person } from "../http/viewer.ts";
import {
  type Action,
  buildRecord,
  type ChangeLogged,
  inOrder,
  isMade,
  type LogOf,
  readFacts,
} from "./action-log.ts";
import { parsePersonRow } from "./person-row.ts";
import { readText, readTime } from "./row-values.ts";
import { type Sql, type SqlRow, type Statement, takeAll } from "./sql.ts";
import { IS_LAST_ADMINISTRATOR, isKeptBy } from "./visible-to.ts";

type KnownPerson = Person & {
  isBlocked: boolean;
  createdAt: string;
  /** When they last signed in. */
  seenAt: string;
  /** Charts that they made and hold, removed ones not counted. */
  chartCount: number;
  /** Those among them that are of a team. */
  teamChartCount: number;
  /** How many they may keep; null for as many as is usual. */
  chartAllowance: number | null;
};

type KnownTeam = { id: string; name: string; memberIds: string[]; chartCount: number };

/** To whom a chart belongs. */
type Owner = { userId: string | null; teamId: string | null };

/** A chart as administrators know it: not what it says. */
type KnownChart = Owner & { key: ChartKey; state: string; updatedAt: string };

type LoggedAction = Omit<Action, "person"> & {
  number: number;
  at: string;
  personName: string;
};

/**
 * What administrators see and change, and the log of what people did. With a `log` a change is made and written to the log, or
 * neither.
 */
export type AdministrationStore = {
  listPeople(): Promise<KnownPerson[]>;
  findPerson(id: string): Promise<Person | undefined>;
  isBlocked(id: string): Promise<boolean>;
  /** `last`: nobody would be an administrator any more, and nothing is changed. */
  changePerson(
    id: string,
    change: { role: Role; isBlocked: boolean },
    log?: LogOf<true>,
  ): Promise<"changed" | "unknown" | "last">;
  listAllTeams(): Promise<KnownTeam[]>;
  /** False where another one has the name. */
  addTeam(team: { id: string; name: string }, log?: LogOf<true>): Promise<boolean>;
  /** What it was called before; undefined where there is no such team, and false where another one has the name. */
  renameTeam(
    team: { id: string; name: string },
    log?: LogOf<string>,
  ): Promise<string | false | undefined>;
  /**
   * What it was called; undefined where there is none of this id. Its charts are then of whoever made them, and of nobody where
   * that is no member of it.
   */
  removeTeam(id: string, log?: LogOf<string>): Promise<string | undefined>;
  /** False where there is no such team or nobody of this id. */
  setMember(
    teamId: string,
    personId: string,
    isMember: boolean,
    log?: LogOf<true>,
  ): Promise<boolean>;
  /** The charts that neither a person nor a team has, or those of one person; the last changed first. */
  listChartsOf(userId: string | null, limit: number, before?: ChartKey): Promise<KnownChart[]>;
  /** False where there is no such chart, or nobody to whom it is given. */
  giveChart(key: ChartKey, owner: Owner, log?: LogOf<true>): Promise<boolean>;
  /** What belongs to one person and to no team goes to another; the number of charts, removed ones not counted. */
  giveAll(from: string, to: string, log?: LogOf<number>): Promise<number>;
  /** Adds to the log what is no change here. */
  record(action: Action): Promise<void>;
  /** The newest first, those before a number where one is given. */
  listActions(limit: number, before?: number): Promise<LoggedAction[]>;
};

const findPerson = async (sql: Sql, id: string): Promise<Person | undefined> => {
  const [row] = await sql.ask("select * from person where id = $1", id);
  return row && parsePersonRow(row);
};

const makePeopleOffice = (
  sql: Sql,
  change: ChangeLogged,
): Pick<AdministrationStore, "listPeople" | "findPerson" | "isBlocked" | "changePerson"> => ({
  findPerson: (id) => findPerson(sql, id),
  isBlocked: async (id) =>
    (await sql.ask("select 1 from person where id = $1 and is_blocked = 1", id)).length > 0,
  async listPeople() {
    const rows = await sql.ask(
      `select person.*, kept.charts, kept.team_charts from person
       left join (
         select user_id, count(*) as charts, count(team_id) as team_charts from config
         where ${isKeptBy("config.user_id")} group by user_id) kept on kept.user_id = person.id
       order by name, id`,
    );
    return rows.map((row) => ({
      ...parsePersonRow(row),
      isBlocked: Number(row["is_blocked"]) === 1,
      createdAt: String(row["created_at"]),
      seenAt: String(row["seen_at"]),
      chartCount: Number(row["charts"] ?? 0),
      teamChartCount: Number(row["team_charts"] ?? 0),
      chartAllowance: row["chart_allowance"] === null ? null : Number(row["chart_allowance"]),
    }));
  },
  async changePerson(id, { role, isBlocked }, log) {
    const made = await change(function* changePerson() {
      yield* takeAll(sql.keepTable("person"));
      const rows = yield [
        `update person set role = $2, is_blocked = $3 where id = $1
           and (($2 = 'administrator' and $3 = 0) or not (${IS_LAST_ADMINISTRATOR})) returning id`,
        id,
        role,
        isBlocked ? 1 : 0,
      ];
      return isMade([rows]);
    }, log);
    if (made) return "changed";
    return (await findPerson(sql, id)) ? "last" : "unknown";
  },
});

const makeTeamChanges = (
  change: ChangeLogged,
): Pick<AdministrationStore, "renameTeam" | "removeTeam"> => ({
  async renameTeam({ id, name }, log) {
    let isKnown = false;
    const before = await change(function* rename() {
      const [known] = yield ["select name from team where id = $1", id];
      isKnown = known !== undefined;
      const [renamed] = yield [
        `update team set name = $2 where id = $1
           and not exists (select 1 from team other where other.name = $2 and other.id <> $1)
         returning id`,
        id,
        name,
      ];
      return known && renamed && String(known["name"]);
    }, log);
    return before ?? (isKnown ? false : undefined);
  },
  removeTeam(id, log) {
    const statements: Statement[] = [
      // Nobody gives it a chart meanwhile.
      ["update team set name = name where id = $1", id],
      [
        `update config set team_id = null,
           user_id = case when exists (select 1 from membership m
             where m.team_id = config.team_id and m.person_id = config.user_id) then user_id end
         where team_id = $1`,
        id,
      ],
      ["delete from team where id = $1 returning name", id],
    ];
    const read = (answers: SqlRow[][]) => {
      const [removed] = answers.at(2) ?? [];
      return removed && String(removed["name"]);
    };
    return change(inOrder(statements, read), log);
  },
});

const makeTeamOffice = (
  sql: Sql,
  change: ChangeLogged,
): Pick<AdministrationStore, "listAllTeams" | "setMember"> => ({
  async listAllTeams() {
    const [teams, members] = await Promise.all([
      sql.ask(
        `select team.*, (select count(*) from config
           where config.team_id = team.id and config.deleted_at is null) as charts
         from team order by name`,
      ),
      sql.ask("select team_id, person_id from membership order by person_id"),
    ]);
    return teams.map((team) => ({
      id: String(team["id"]),
      name: String(team["name"]),
      chartCount: Number(team["charts"]),
      memberIds: members
        .filter((member) => member["team_id"] === team["id"])
        .map((member) => String(member["person_id"])),
    }));
  },
  async setMember(teamId, personId, isMember, log) {
    const statements: Statement[] = [
      ["select 1 from team, person where team.id = $1 and person.id = $2", teamId, personId],
      isMember
        ? [
            `insert into membership (team_id, person_id)
             select team.id, person.id from team, person where team.id = $1 and person.id = $2
             on conflict (team_id, person_id) do nothing`,
            teamId,
            personId,
          ]
        : ["delete from membership where team_id = $1 and person_id = $2", teamId, personId],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
});

const makeChartOffice = (
  sql: Sql,
  change: ChangeLogged,
): Pick<AdministrationStore, "listChartsOf" | "giveChart" | "giveAll"> => ({
  async listChartsOf(userId, limit, before = "") {
    const rows = await sql.ask(
      `select key, user_id, team_id, published_state, updated_at from config
       where deleted_at is null and (user_id = $1 or ($1 is null and user_id is null and team_id is null))
         and ($3 = '' or exists (select 1 from config b where b.key = $3
           and (config.updated_at < b.updated_at or (config.updated_at = b.updated_at and config.key > b.key))))
       order by updated_at desc, key limit $2`,
      userId,
      limit,
      before,
    );
    return rows.map((row) => ({
      key: String(row["key"]),
      userId: readText(row["user_id"]),
      teamId: readText(row["team_id"]),
      state: String(row["published_state"]),
      updatedAt: readTime(row["updated_at"]),
    }));
  },
  async giveChart(key, { userId, teamId }, log) {
    const statements: Statement[] = [
      [
        `update config set user_id = $2, team_id = $3, former_user_id = null where key = $1
           and (cast($2 as text) is null or exists (select 1 from person where id = $2))
           and (cast($3 as text) is null or exists (select 1 from team where id = $3))
         returning key`,
        key,
        userId,
        teamId,
      ],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
  async giveAll(from, to, log) {
    const statements: Statement[] = [
      [
        `update config set user_id = $2, former_user_id = null where user_id = $1 and team_id is null
           and exists (select 1 from person where id = $2) returning deleted_at`,
        from,
        to,
      ],
    ];
    const read = ([rows = []]: SqlRow[][]) =>
      rows.filter((row) => row["deleted_at"] === null).length;
    return (await change(inOrder(statements, read), log)) ?? 0;
  },
});

export const makeAdministrationStore = (
  sql: Sql,
  readNow: () => string,
  change: ChangeLogged,
): AdministrationStore => ({
  ...makePeopleOffice(sql, change),
  ...makeTeamOffice(sql, change),
  ...makeTeamChanges(change),
  ...makeChartOffice(sql, change),
  async addTeam({ id, name }, log) {
    const statements: Statement[] = [
      [
        `insert into team (id, name, created_at) values ($1, $2, $3)
         on conflict (name) do nothing returning id`,
        id,
        name,
        readNow(),
      ],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
  async record(action) {
    await sql.change([buildRecord(action, readNow())]);
  },
  async listActions(limit, before = Number.MAX_SAFE_INTEGER) {
    const rows = await sql.ask(
      "select * from action where number < $2 order by number desc limit $1",
      limit,
      before,
    );
    return rows.map((row) => ({
      number: Number(row["number"]),
      at: String(row["at"]),
      personName: String(row["person_name"]),
      caller: String(row["caller"]),
      action: String(row["action"]),
      subject: String(row["subject"]),
      facts: readFacts(row),
    }));
  },
});
