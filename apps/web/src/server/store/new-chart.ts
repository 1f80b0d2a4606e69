import type { ChartKey } from "@statelier/model";
import { buildRecord, type LogOf } from "./action-log.ts";
import type { Attempt, ConfigStore, NewConfig, StoredConfig } from "./config-store.ts";
import type { Sql, Statement } from "./sql.ts";

/** For so long a repetition is known: whoever lost an answer on a Friday may ask again on a Monday. */
const ATTEMPT_MS = 7 * 86_400_000;

const timeBefore = (now: Date): string => new Date(now.getTime() - ATTEMPT_MS).toISOString();

/** An attempt made after `$2`, whose chart is there. */
const COUNTS = `publish_attempt.made_at > $2 and exists (
  select 1 from config c where c.key = publish_attempt.key and c.deleted_at is null)`;

/** One that counts no more makes room for it. */
const buildAttempt = (key: ChartKey, { id, digest }: Attempt, at: string): Statement[] => [
  [
    `delete from publish_attempt where attempt = $1 and not (${COUNTS})`,
    id,
    timeBefore(new Date(at)),
  ],
  [
    "insert into publish_attempt (attempt, key, digest, made_at) values ($1, $2, $3, $4)",
    id,
    key,
    digest,
    at,
  ],
];

/** A new chart with all that is stored of it, and what is stored together with it. */
export const completeConfig = (
  { attempt, ...config }: NewConfig,
  now: Date,
  log: LogOf<StoredConfig> | undefined,
): { stored: StoredConfig; besides: readonly Statement[] } => {
  const at = now.toISOString();
  const stored: StoredConfig = {
    teamId: null,
    ...config,
    publishedAt: config.publishedState === "PUBLISHED" ? at : null,
    publishAt: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  const action = log?.(stored);
  const besides = [
    ...(attempt ? buildAttempt(config.key, attempt, at) : []),
    ...(action ? [buildRecord(action, at)] : []),
  ];
  return { stored, besides };
};

export const makeFindAttempt = (sql: Sql, now: () => Date): Pick<ConfigStore, "findAttempt"> => ({
  async findAttempt(id) {
    const [row] = await sql.ask(
      `select key, digest from publish_attempt where attempt = $1 and ${COUNTS}`,
      id,
      timeBefore(now()),
    );
    return row && { key: String(row["key"]), digest: String(row["digest"]) };
  },
});

export const forgetAttempts = (now: Date): Statement => [
  "delete from publish_attempt where made_at <= $1",
  timeBefore(now),
];
