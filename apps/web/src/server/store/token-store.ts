import { TOKEN_SCOPES, type TokenScope } from "@statelier/data";
import type { Person } from "../http/viewer.ts";
import { parsePersonRow } from "./person-row.ts";
import { readText } from "./row-values.ts";
import { type ChangeLogged, inOrder, isMade, type LogOf } from "./action-log.ts";
import type { Sql, SqlRow, Statement } from "./sql.ts";

/** What lets a program act for somebody, without the secret itself. */
export type ProgramToken = {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: string;
  expiresAt: string;
  /** To five minutes; null until it is first used. */
  usedAt: string | null;
};

export type TokenStore = {
  /** False where the person has as many as `most` already. */
  addToken(
    token: Pick<ProgramToken, "id" | "name" | "scope" | "expiresAt"> & { digest: string },
    personId: string,
    most: number,
    log?: LogOf<true>,
  ): Promise<boolean>;
  /** The newest first, those that have expired among them. */
  listTokens(personId: string): Promise<ProgramToken[]>;
  /** Undefined where it has expired or its person is blocked. */
  findToken(digest: string): Promise<(ProgramToken & { person: Person }) | undefined>;
  touchToken(id: string): Promise<void>;
  /** False where the person has none of this id. */
  removeToken(id: string, personId: string, log?: LogOf<true>): Promise<boolean>;
};

const parseTokenRow = (row: SqlRow, id: unknown): ProgramToken => ({
  id: String(id),
  name: String(row["token_name"]),
  scope: TOKEN_SCOPES.find((scope) => scope === row["scope"]) ?? "read",
  createdAt: String(row["made_at"]),
  expiresAt: String(row["expires_at"]),
  usedAt: readText(row["used_at"]),
});

const COLUMNS =
  "t.id as token_id, t.name as token_name, t.scope, t.created_at as made_at, t.expires_at, t.used_at";

export const makeTokenStore = (
  sql: Sql,
  readTime: () => string,
  change: ChangeLogged,
): TokenStore => ({
  async addToken({ id, digest, name, scope, expiresAt }, personId, most, log) {
    const statements: Statement[] = [
      [
        `insert into program_token (id, digest, person_id, name, scope, created_at, expires_at)
         select $1, $2, $3, $4, $5, $6, $7
         where (select count(*) from program_token where person_id = $3) < $8 returning id`,
        id,
        digest,
        personId,
        name,
        scope,
        readTime(),
        expiresAt,
        most,
      ],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
  async listTokens(personId) {
    const rows = await sql.ask(
      `select ${COLUMNS} from program_token t where t.person_id = $1 order by t.created_at desc, t.id`,
      personId,
    );
    return rows.map((row) => parseTokenRow(row, row["token_id"]));
  },
  async findToken(digest) {
    const [row] = await sql.ask(
      `select person.*, ${COLUMNS} from program_token t join person on person.id = t.person_id
       where t.digest = $1 and t.expires_at > $2 and person.is_blocked = 0`,
      digest,
      readTime(),
    );
    return row && { ...parseTokenRow(row, row["token_id"]), person: parsePersonRow(row) };
  },
  async touchToken(id) {
    await sql.change([["update program_token set used_at = $2 where id = $1", id, readTime()]]);
  },
  async removeToken(id, personId, log) {
    const statements: Statement[] = [
      ["delete from program_token where id = $1 and person_id = $2 returning id", id, personId],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
});
