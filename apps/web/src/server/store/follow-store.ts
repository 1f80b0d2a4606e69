import type { ChartKey } from "@statelier/model";
import { readJson, readText, readTime } from "./row-values.ts";
import { type ChangeLogged, inOrder, isMade, type LogOf, makeChangeLogged } from "./action-log.ts";
import type { Sql, SqlRow, Statement } from "./sql.ts";

/** A chart that everybody sees, as feeds name it. */
export type PublicChart = {
  key: ChartKey;
  publishedAt: string;
  updatedAt: string;
};

type Publications = {
  data: Record<string, unknown>;
  /** The last one first. */
  list: { version: number; publishedAt: string }[];
};

type NewsEvent = "published" | "unpublished" | "removed";

/** An address that is told what happens to a chart, or to the charts of a team. */
export type Webhook = {
  id: string;
  key: ChartKey | null;
  teamId: string | null;
  url: string;
  createdAt: string;
  /** When something was last given up. */
  failedAt: string | null;
};

/** What is to be sent. */
export type Delivery = {
  number: number;
  webhookId: string;
  url: string;
  secret: string;
  event: NewsEvent;
  key: ChartKey;
  at: string;
  /** From 1. */
  attempt: number;
};

/** What everybody may follow, and who is told of it. */
export type FollowStore = {
  /** Published charts, of a team where one is given; the last changed first. */
  listChanged(limit: number, teamId?: string): Promise<PublicChart[]>;
  /** What a published chart says and when it was published, of one moment; undefined where it is not public. */
  readPublications(key: ChartKey): Promise<Publications | undefined>;
  /** False where the person has as many as `most` already. */
  addWebhook(
    hook: Omit<Webhook, "createdAt" | "failedAt"> & { secret: string },
    personId: string,
    most: number,
    log?: LogOf<true>,
  ): Promise<boolean>;
  listWebhooks(personId: string): Promise<Webhook[]>;
  /** False where the person has none of this id. */
  removeWebhook(id: string, personId: string, log?: LogOf<true>): Promise<boolean>;
  /** What is due, for this server alone until `leaseUntil`: then it is due again. */
  takeDeliveries(limit: number, leaseUntil: string): Promise<Delivery[]>;
  /** It has arrived. */
  settleDelivery(number: number): Promise<void>;
  postponeDelivery(number: number, dueAt: string): Promise<void>;
  /** It is not tried again, and its webhook says so. */
  giveUpDelivery(delivery: Pick<Delivery, "number" | "webhookId">): Promise<void>;
};

/**
 * Writes down, in the step that changes the chart `$1` at the time `$3`, whom to tell: only of charts that everybody sees or
 * saw. `condition` says of the row of `config` that it was changed.
 */
export const buildNews = (event: NewsEvent, condition: string): string => `
  insert into delivery (webhook_id, event, key, at, due_at, attempt)
  select w.id, '${event}', c.chart_key, cast($3 as text), cast($3 as text), 0
  from webhook w
  join (select config.key as chart_key, config.team_id as chart_team from config
        where ${condition}) c on w.key = c.chart_key or w.team_id = c.chart_team`;

const IS_PUBLIC = "published_state = 'PUBLISHED' and deleted_at is null";

const parseWebhookRow = (row: SqlRow): Webhook => ({
  id: String(row["id"]),
  key: readText(row["key"]),
  teamId: readText(row["team_id"]),
  url: String(row["url"]),
  createdAt: String(row["created_at"]),
  failedAt: readText(row["failed_at"]),
});

const makeFeeds = (sql: Sql): Pick<FollowStore, "listChanged" | "readPublications"> => ({
  async listChanged(limit, teamId) {
    const rows = await sql.ask(
      `select key, published_at, updated_at from config
       where ${IS_PUBLIC} ${teamId === undefined ? "" : "and team_id = $2"}
       order by updated_at desc, key limit $1`,
      limit,
      ...(teamId === undefined ? [] : [teamId]),
    );
    return rows.map((row) => ({
      key: String(row["key"]),
      publishedAt: readText(row["published_at"]) ?? readTime(row["updated_at"]),
      updatedAt: readTime(row["updated_at"]),
    }));
  },
  async readPublications(key) {
    const rows = await sql.ask(
      `select coalesce(v.version, 1) as version,
         coalesce(v.published_at, config.published_at) as published_at,
         case when row_number() over (order by v.version desc) = 1 then config.data end as data
       from config left join chart_version v on v.key = config.key
       where config.key = $1 and ${IS_PUBLIC} order by 1 desc`,
      key,
    );
    const [last] = rows;
    if (!last) return undefined;
    const list = rows.map((row) => ({
      version: Number(row["version"]),
      publishedAt: String(row["published_at"]),
    }));
    return { data: readJson(last["data"]), list };
  },
});

const makeWebhooks = (
  sql: Sql,
  now: () => Date,
  change: ChangeLogged,
): Pick<FollowStore, "addWebhook" | "listWebhooks" | "removeWebhook"> => ({
  async addWebhook({ id, key, teamId, url, secret }, personId, most, log) {
    const statements: Statement[] = [
      [
        `insert into webhook (id, person_id, key, team_id, url, secret, created_at)
         select $1, $2, $3, $4, $5, $6, $7
         where (select count(*) from webhook where person_id = $2) < $8 returning id`,
        id,
        personId,
        key,
        teamId,
        url,
        secret,
        now().toISOString(),
        most,
      ],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
  async listWebhooks(personId) {
    const rows = await sql.ask(
      "select * from webhook where person_id = $1 order by created_at desc, id",
      personId,
    );
    return rows.map(parseWebhookRow);
  },
  async removeWebhook(id, personId, log) {
    const statements: Statement[] = [
      ["delete from webhook where id = $1 and person_id = $2 returning id", id, personId],
    ];
    return (await change(inOrder(statements, isMade), log)) === true;
  },
});

/** Of people who are blocked, or no longer in the team, nothing is sent. */
const MAY_TELL = `
  exists (select 1 from webhook w join person p on p.id = w.person_id
          where w.id = delivery.webhook_id and p.is_blocked = 0
          and (w.team_id is null or exists (select 1 from membership m
               where m.team_id = w.team_id and m.person_id = w.person_id)))`;

const makeDeliveries = (
  sql: Sql,
  now: () => Date,
): Pick<
  FollowStore,
  "takeDeliveries" | "settleDelivery" | "postponeDelivery" | "giveUpDelivery"
> => ({
  async takeDeliveries(limit, leaseUntil) {
    const due = now().toISOString();
    // The time is asked twice: another server may have taken them meanwhile.
    const [, rows = []] = await sql.change([
      [`delete from delivery where due_at <= $1 and not ${MAY_TELL}`, due],
      [
        `update delivery set due_at = $2, attempt = attempt + 1
         where due_at <= $1 and number in
           (select number from delivery where due_at <= $1 order by due_at, number limit $3)
         returning number, webhook_id, event, key, at, attempt`,
        due,
        leaseUntil,
        limit,
      ],
    ]);
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map((row) => String(row["webhook_id"])))];
    const hooks = await sql.ask(
      `select id, url, secret from webhook where id in (${ids.map((_, at) => `$${at + 1}`).join()})`,
      ...ids,
    );
    return rows.flatMap((row): Delivery[] => {
      const hook = hooks.find(({ id }) => id === row["webhook_id"]);
      if (!hook) return [];
      return [
        {
          number: Number(row["number"]),
          webhookId: String(row["webhook_id"]),
          url: String(hook["url"]),
          secret: String(hook["secret"]),
          event: row["event"] as NewsEvent,
          key: String(row["key"]),
          at: String(row["at"]),
          attempt: Number(row["attempt"]),
        },
      ];
    });
  },
  async settleDelivery(number) {
    await sql.change([["delete from delivery where number = $1", number]]);
  },
  async postponeDelivery(number, dueAt) {
    await sql.change([["update delivery set due_at = $2 where number = $1", number, dueAt]]);
  },
  async giveUpDelivery({ number, webhookId }) {
    await sql.change([
      ["delete from delivery where number = $1", number],
      ["update webhook set failed_at = $2 where id = $1", webhookId, now().toISOString()],
    ]);
  },
});

export const makeFollowStore = (sql: Sql, now: () => Date): FollowStore => ({
  ...makeFeeds(sql),
  ...makeWebhooks(
    sql,
    now,
    makeChangeLogged(sql, () => now().toISOString()),
  ),
  ...makeDeliveries(sql, now),
});
