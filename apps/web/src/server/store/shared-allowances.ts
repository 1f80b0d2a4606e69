import type { Pool } from "pg";

/** Something that a caller wants to use up, or has. */
type Spending = {
  /** What is used up. */
  kind: string;
  caller: string;
  cost: number;
  /** How much there is, and the time in which it is refilled. */
  most: number;
  periodMs: number;
  /** Whether it is charged even where it is not left. */
  isForced: boolean;
};

/** What callers have used up, for all servers on one database. */
export type SharedAllowances = {
  /** In one step for all servers. `spent` is what is used up afterwards. */
  spend(spending: Spending): Promise<{ spent: number; isGranted: boolean }>;
  /** Forgets who has used nothing for an hour. */
  forgetOld(): Promise<void>;
};

/** A clock of the database that goes back refills nothing, and holds nobody up. */
const LEFT = `greatest(0, held.spent
  - greatest(0, extract(epoch from clock_timestamp() - held.at)) * 1000 / $5 * $4)`;
const IS_GRANTED = `($6 or ${LEFT} + $3 <= $4)`;

const SPEND = `
  insert into used_allowance as held (kind, caller, spent, was_granted, at)
  values ($1, $2, $3::float8, true, clock_timestamp())
  on conflict (kind, caller) do update set
    spent = ${LEFT} + case when ${IS_GRANTED} then $3::float8 else 0 end,
    was_granted = ${IS_GRANTED},
    at = clock_timestamp()
  returning spent, was_granted`;

export const makeSharedAllowances = (pool: Pool): SharedAllowances => ({
  async spend({ kind, caller, cost, most, periodMs, isForced }) {
    const { rows } = await pool.query<{ spent: number; was_granted: boolean }>(SPEND, [
      kind,
      caller,
      cost,
      most,
      periodMs,
      isForced,
    ]);
    const [row] = rows;
    return { spent: row?.spent ?? 0, isGranted: row?.was_granted ?? true };
  },
  async forgetOld() {
    await pool.query("delete from used_allowance where at < clock_timestamp() - interval '1 hour'");
  },
});
