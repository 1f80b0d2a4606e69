import type { Role } from "@statelier/data";
import type { Person } from "../http/viewer.ts";
import { makeChangeLogged } from "./action-log.ts";
import { type AdministrationStore, makeAdministrationStore } from "./administration-store.ts";
import { makeMembershipStore, type MembershipStore } from "./membership-store.ts";
import { makePaletteStore, type PaletteStore } from "./palette-store.ts";
import { parsePersonRow } from "./person-row.ts";
import { makeSessionStore, type SessionStore } from "./session-store.ts";
import type { Sql, Statement } from "./sql.ts";
import { makeTokenStore, type TokenStore } from "./token-store.ts";

/** Who somebody is where they sign in. */
type Identity = Pick<Person, "provider" | "subject" | "name" | "email">;

type Team = { id: string; name: string };

/** People with their sessions, tokens and palettes. */
export type PeopleStore = SessionStore &
  PaletteStore &
  TokenStore &
  MembershipStore &
  AdministrationStore & {
    /** Somebody who signs in. Who comes for the first time gets the id and the role; `isClaimed`: others get the role, too. */
    welcome(
      identity: Identity,
      given: { id: string; role: Role; isClaimed?: boolean },
    ): Promise<Person>;
    /** Makes somebody a member of these teams and of no others; those that are not there are made. */
    setTeams(personId: string, teams: readonly Team[]): Promise<void>;
    listTeams(personId: string): Promise<Team[]>;
    /** The names of those who are in the teams of somebody, by team. */
    listTeamMembers(personId: string): Promise<ReadonlyMap<string, readonly string[]>>;
  };

const makeOwnTeams = (sql: Sql): Pick<PeopleStore, "listTeams" | "listTeamMembers"> => ({
  async listTeams(personId) {
    const rows = await sql.ask(
      `select team.id, team.name from team join membership on membership.team_id = team.id
       where membership.person_id = $1 order by team.name`,
      personId,
    );
    return rows.map((row) => ({ id: String(row["id"]), name: String(row["name"]) }));
  },
  async listTeamMembers(personId) {
    const rows = await sql.ask(
      `select m.team_id, person.name from membership m join person on person.id = m.person_id
       where m.team_id in (select team_id from membership where person_id = $1)
         and person.is_blocked = 0
       order by person.name, person.id`,
      personId,
    );
    return new Map(
      [...Map.groupBy(rows, (row) => String(row["team_id"]))].map(([id, members]) => [
        id,
        members.map((member) => String(member["name"])),
      ]),
    );
  },
});

export const makePeopleStore = (sql: Sql, now: () => Date): PeopleStore => {
  const readTime = (): string => now().toISOString();
  const change = makeChangeLogged(sql, readTime);
  return {
    async welcome({ provider, subject, name, email }, { id, role, isClaimed = false }) {
      const [rows] = await sql.change([
        [
          `insert into person (id, provider, subject, name, email, role, created_at, seen_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7)
           on conflict (provider, subject) do update set name = excluded.name,
             email = excluded.email, seen_at = excluded.seen_at,
             role = ${isClaimed ? "excluded.role" : "person.role"}
           returning *`,
          id,
          provider,
          subject,
          name,
          email,
          role,
          readTime(),
        ],
      ]);
      return parsePersonRow(rows?.[0] ?? {});
    },
    ...makeSessionStore(sql, readTime, change),
    ...makePaletteStore(sql, readTime),
    ...makeTokenStore(sql, readTime, change),
    ...makeMembershipStore(sql, readTime, change),
    ...makeAdministrationStore(sql, readTime, change),
    async setTeams(personId, teams) {
      await sql.change([
        ["delete from membership where person_id = $1", personId],
        ...teams.flatMap(({ id, name }): Statement[] => [
          [
            "insert into team (id, name, created_at) values ($1, $2, $3) on conflict (name) do nothing",
            id,
            name,
            readTime(),
          ],
          [
            `insert into membership (team_id, person_id) select id, $1 from team where name = $2
             on conflict (team_id, person_id) do nothing`,
            personId,
            name,
          ],
        ]),
      ]);
    },
    ...makeOwnTeams(sql),
  };
};
