import type { Sql } from "./sql.ts";

const DAY_MS = 86_400_000;
/** For so long a removed chart can be brought back. */
const KEPT_DAYS = 30;

/** For so long the days are kept on which a chart was opened; how often it was in all is kept for good. */
const COUNTED_DAYS = 800;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

const REMOVED = "(select key from config where deleted_at < $1)";

/**
 * Takes away what removed charts said, 30 days later. Of one that was public its key stays, so that its address still says
 * that it was there.
 */
export const makeForgetRemoved =
  (sql: Sql, now: () => Date): (() => Promise<void>) =>
  async () => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
    await sql.change([
      [`update config set draft_of = null where draft_of in ${REMOVED}`, before],
      [`delete from chart_version where key in ${REMOVED}`, before],
      [`delete from chart_view where key in ${REMOVED}`, before],
      ["delete from chart_view where day < $1", dayBefore(now(), COUNTED_DAYS)],
      ["delete from config where deleted_at < $1 and published_at is null", before],
      [
        `update config set data = '{}', user_id = null, team_id = null
         where deleted_at < $1 and user_id is not null`,
        before,
      ],
    ]);
  };
