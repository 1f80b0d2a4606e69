import { hasRole } from "@statelier/data";
import type { PersonViewer } from "../http/viewer.ts";
import type { ChartChanges } from "./config-store.ts";
import type { Sql } from "./sql.ts";
import { isHeldBy, mayChange } from "./visible-to.ts";

/**
 * Whoever has the address `$4` at the provider `$3`, where nobody else there has it, and may take the chart `$1` of `$2`: an
 * author with room for it, and in its team where it has one. One question whoever there is, so that no answer and no time tells
 * who has an account.
 */
const findRecipient = (viewer: PersonViewer): string => `
  select p.id from config c
    join person p on p.provider = $3 and lower(p.email) = lower(cast($4 as text))
  where c.key = $1 and c.deleted_at is null and ${isHeldBy(2)} and ${mayChange(viewer)}
    and (c.user_id = $2 or ${hasRole(viewer.person.role, "publisher") ? "c.team_id is not null" : "false"})
    and (c.user_id is null or c.user_id <> p.id)
    and p.is_blocked = 0 and p.role in ('author', 'publisher', 'administrator')
    and not exists (select 1 from person q
      where q.provider = p.provider and lower(q.email) = lower(p.email) and q.id <> p.id)
    and (c.team_id is null or exists (
      select 1 from membership m where m.team_id = c.team_id and m.person_id = p.id))
    and (select count(*) from config k where k.user_id = p.id and k.deleted_at is null)
      < coalesce(p.chart_allowance, cast($5 as integer))`;

/**
 * The chart, with the drafts that its owner has made of it. `keepFirst` keeps as a version what was published before versions
 * were, in the name of whoever has the chart until now.
 */
export const makeHandOver =
  (sql: Sql, keepFirst: string): ChartChanges["handOver"] =>
  async ({ key, email, most }, viewer) => {
    const { id, provider } = viewer.person;
    const recipient = findRecipient(viewer);
    const asked = [key, id, provider, email, most] as const;
    const [, rows] = await sql.change([
      [`${keepFirst} and exists (${recipient})`, ...asked],
      [
        `update config set user_id = (${recipient})
         where (key = $1 or (draft_of = $1 and published_state = 'DRAFT' and deleted_at is null
             and user_id = (select c.user_id from config c where c.key = $1)))
           and exists (${recipient})
         returning user_id`,
        ...asked,
      ],
    ]);
    const [row] = rows ?? [];
    return row && String(row["user_id"]);
  };
