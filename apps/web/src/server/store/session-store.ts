import type { Person } from "../http/viewer.ts";
import { type ChangeLogged, inOrder, type LogOf } from "./action-log.ts";
import { parsePersonRow } from "./person-row.ts";
import type { Sql, SqlRow } from "./sql.ts";

/** Digests of what a browser holds; `former` is let in until the next renewal. */
export type StoredSession = {
  token: string;
  person: Person;
  createdAt: string;
  renewedAt: string;
  usedAt: string;
  /** It was found by the token that stood before the last renewal. */
  isFormer: boolean;
};

/** Sessions by the digests of their tokens. */
export type SessionStore = {
  openSession(token: string, personId: string): Promise<void>;
  findSession(token: string): Promise<StoredSession | undefined>;
  /** False where another request has renewed it. */
  renewSession(token: string, next: string): Promise<boolean>;
  touchSession(token: string): Promise<void>;
  endSession(token: string): Promise<void>;
  endSessionsOf(personId: string, log?: LogOf<true>): Promise<void>;
  /** Forgets sessions that nobody has used since. */
  forgetSessions(usedBefore: string): Promise<void>;
};

const parseSessionRow = (row: SqlRow, token: string): StoredSession => ({
  token: String(row["token"]),
  person: parsePersonRow(row),
  createdAt: String(row["begun_at"]),
  renewedAt: String(row["renewed_at"]),
  usedAt: String(row["used_at"]),
  isFormer: row["token"] !== token,
});

export const makeSessionStore = (
  sql: Sql,
  readTime: () => string,
  change: ChangeLogged,
): SessionStore => ({
  async openSession(token, personId) {
    const at = readTime();
    await sql.change([
      [
        `insert into session (token, person_id, created_at, renewed_at, used_at)
         values ($1, $2, $3, $3, $3)`,
        token,
        personId,
        at,
      ],
    ]);
  },
  async findSession(token) {
    const [row] = await sql.ask(
      `select person.*, session.token, session.created_at as begun_at, renewed_at, used_at
       from session join person on person.id = session.person_id
       where (session.token = $1 or session.former_token = $1) and person.is_blocked = 0`,
      token,
    );
    return row && parseSessionRow(row, token);
  },
  async renewSession(token, next) {
    const [rows] = await sql.change([
      [
        `update session set token = $2, former_token = $1, renewed_at = $3, used_at = $3
         where token = $1 returning token`,
        token,
        next,
        readTime(),
      ],
    ]);
    return (rows?.length ?? 0) > 0;
  },
  async touchSession(token) {
    await sql.change([["update session set used_at = $2 where token = $1", token, readTime()]]);
  },
  async endSession(token) {
    await sql.change([["delete from session where token = $1 or former_token = $1", token]]);
  },
  async endSessionsOf(personId, log) {
    const end = ["delete from session where person_id = $1", personId] as const;
    await change(
      inOrder([end], () => true as const),
      log,
    );
  },
  async forgetSessions(usedBefore) {
    await sql.change([["delete from session where used_at < $1", usedBefore]]);
  },
});
