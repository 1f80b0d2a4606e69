import type { Role } from "@statelier/data";
import type { Person } from "../http/viewer.ts";
import { makePaletteStore, type PaletteStore } from "./palette-store.ts";
import { parsePersonRow } from "./person-row.ts";
import { makeSessionStore, type SessionStore } from "./session-store.ts";
import type { Sql } from "./sql.ts";

/** Who somebody is where they sign in. */
type Identity = Pick<Person, "provider" | "subject" | "name" | "email">;

type Team = { id: string; name: string };

/** People with their sessions and palettes. */
export type PeopleStore = SessionStore &
  PaletteStore & {
    /** Somebody who signs in; who comes for the first time gets the role. */
    welcome(identity: Identity, first: { id: string; role: Role }): Promise<Person>;
    listTeams(personId: string): Promise<Team[]>;
  };

export const makePeopleStore = (sql: Sql, now: () => Date): PeopleStore => {
  const readTime = (): string => now().toISOString();
  return {
    async welcome({ provider, subject, name, email }, { id, role }) {
      const [rows] = await sql.change([
        [
          `insert into person (id, provider, subject, name, email, role, created_at, seen_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7)
           on conflict (provider, subject) do update set name = excluded.name,
             email = excluded.email, seen_at = excluded.seen_at
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
    ...makeSessionStore(sql, readTime),
    ...makePaletteStore(sql, readTime),
    async listTeams(personId) {
      const rows = await sql.ask(
        `select team.id, team.name from team join membership on membership.team_id = team.id
         where membership.person_id = $1 order by team.name`,
        personId,
      );
      return rows.map((row) => ({ id: String(row["id"]), name: String(row["name"]) }));
    },
  };
};
