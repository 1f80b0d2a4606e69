import type { ActionFacts } from "@statelier/data";
import type { Person } from "../http/viewer.ts";
import { readOldDetail } from "./schema/read-old-detail.ts";
import { type Sql, type SqlRow, type Statement, type Steps, takeAll } from "./sql.ts";

export type Action = {
  person: Pick<Person, "id" | "name">;
  /** The network that the request came from. */
  caller: string;
  action: string;
  subject: string;
  facts: ActionFacts;
};

/** What the log says of a change that was made, given what the change answers; nothing of what nobody is signed in for. */
export type LogOf<Answer> = (answer: Answer) => Action | undefined;

/** Breaks of lines, and what turns the direction of a text, would make one row of the log look like others. */
const writeOnOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");

/** Adds to the log; `at` is an ISO date and time, UTC. */
export const buildRecord = (
  { person, caller, action, subject, facts }: Action,
  at: string,
): Statement => [
  `insert into action (at, person_id, person_name, caller, action, subject, detail, facts)
   values ($1, $2, $3, $4, $5, $6, '', $7)`,
  at,
  person.id,
  ...[person.name, caller, action, subject].map(writeOnOneLine),
  JSON.stringify(facts, (_name, value: unknown) =>
    typeof value === "string" ? writeOnOneLine(value) : value,
  ),
];

/** What a row of the log says beside its subject, whenever it was written. */
export const readFacts = ({ action, detail, facts }: SqlRow): ActionFacts =>
  typeof facts === "string"
    ? (JSON.parse(facts) as ActionFacts)
    : readOldDetail(String(action), String(detail));

/** What a change does; undefined where nothing was changed, of which the log says nothing. */
type Change<Answer> = () => Steps<Answer | undefined>;

/** Changes and what the log says of them in one step: both are there, or neither. */
export type ChangeLogged = <Answer>(
  change: Change<Answer>,
  log: LogOf<Answer> | undefined,
) => Promise<Answer | undefined>;

export const makeChangeLogged =
  (sql: Sql, readNow: () => string): ChangeLogged =>
  (change, log) =>
    sql.changeBy(function* changeAndLog() {
      const answer = yield* change();
      const action = answer === undefined ? undefined : log?.(answer);
      if (action) yield buildRecord(action, readNow());
      return answer;
    });

/** A change by statements of which none follows from another. */
export const inOrder = <Answer>(
  statements: readonly Statement[],
  read: (answers: SqlRow[][]) => Answer | undefined,
): Change<Answer> =>
  function* change() {
    return read(yield* takeAll(statements));
  };

/** Whether a statement has changed something: it answers the rows that it changed. */
export const isMade = ([rows]: SqlRow[][]): true | undefined =>
  (rows?.length ?? 0) > 0 ? true : undefined;
