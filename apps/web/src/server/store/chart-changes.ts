import { hasRole } from "@statelier/data";
import type { PersonViewer } from "../http/viewer.ts";
import { type ChangeLogged, inOrder, makeChangeLogged } from "./action-log.ts";
import { parseChartRow } from "./chart-row.ts";
import type { ChartChanges } from "./config-store.ts";
import { dropOldVersions } from "./forget-removed.ts";
import type { Sql, SqlRow, Statement } from "./sql.ts";
import { buildNews } from "./follow-store.ts";
import { isHeldBy, isKeptBy, mayChange } from "./visible-to.ts";

/** The chart `$1`, where it is there and held by `$2`. */
const IS_OWN = `key = $1 and deleted_at is null and ${isHeldBy(2)}`;

/** What was published before versions were kept, or by nobody, is the first one. */
const KEEP_FIRST = `
  insert into chart_version (key, version, data, published_at, person_id)
  select key, 1, cast(data as text), published_at, user_id from config
  where ${IS_OWN} and published_state = 'PUBLISHED'
    and not exists (select 1 from chart_version v where v.key = config.key)`;

/** Drafted by whoever the draft `$5` belongs to, or the chart itself, where it was one until now. */
const KEEP_NEXT = `
  insert into chart_version (key, version, data, published_at, person_id, drafted_by)
  select key, (select coalesce(max(version), 0) + 1 from chart_version v where v.key = config.key),
    cast(data as text), cast($3 as text), cast($2 as text),
    coalesce((select d.user_id from config d where d.key = cast($5 as text)),
      case when published_at = $3 then user_id end)
  from config where ${IS_OWN} and published_state = 'PUBLISHED' and updated_at = $4`;

const DROP_OLD = dropOldVersions(
  "$1",
  `${IS_OWN} and published_state = 'PUBLISHED' and updated_at = $3`,
);

const REMOVE_DRAFT = `
  delete from config where key = $3 and draft_of = $1 and published_state = 'DRAFT'
    and ${isHeldBy(2)} and exists (select 1 from config where key = $1 and updated_at = $4)`;

const TELL_PUBLISHED = buildNews(
  "published",
  `${IS_OWN} and published_state = 'PUBLISHED' and updated_at = $4`,
);
const TELL_UNPUBLISHED = buildNews(
  "unpublished",
  `${IS_OWN} and published_state = 'DRAFT' and updated_at = $4`,
);
const TELL_REMOVED = buildNews(
  "removed",
  `key = $1 and published_state = 'PUBLISHED' and deleted_at = $4 and ${isHeldBy(2)}`,
);
/** A chart that somebody else has changed meanwhile is left as it is. */
const IS_AS_READ = "(updated_at = $5 or $5 is null)";
/** So is one whose draft somebody else has changed since it was read: what was published would be the older one, and the draft would go. */
const IS_DRAFT_AS_READ =
  "(cast($7 as text) is null or exists (select 1 from config d where d.key = $7 and (d.updated_at = $8 or cast($8 as text) is null)))";

const readOne = (rows: readonly SqlRow[] | undefined) => {
  const [row] = rows ?? [];
  return row && parseChartRow(row);
};

/** The second of them answers the chart. One time stands for several values where their columns are of different types in one engine. */
const buildPublication = (
  { key, data, updatedAt, draft }: Parameters<ChartChanges["publish"]>[0],
  { person }: PersonViewer,
  at: string,
): Statement[] => {
  const own = [key, person.id] as const;
  return [
    [KEEP_FIRST, ...own],
    [
      `update config set data = $3, updated_at = $4, published_state = 'PUBLISHED',
         publish_at = null, draft_of = null, published_at = coalesce(published_at, $6)
       where ${IS_OWN} and ${IS_AS_READ} and ${IS_DRAFT_AS_READ} returning *`,
      ...own,
      JSON.stringify(data),
      at,
      updatedAt ?? null,
      at,
      draft?.key ?? null,
      draft?.updatedAt ?? null,
    ],
    [KEEP_NEXT, ...own, at, at, draft?.key ?? null],
    [DROP_OLD, ...own, at],
    [TELL_PUBLISHED, ...own, at, at],
    ...(draft ? [[REMOVE_DRAFT, ...own, draft.key, at] as const] : []),
  ];
};

const readAt = (at: number) => (answers: SqlRow[][]) => readOne(answers.at(at));

/** What takes a chart from its readers, and brings it back; whoever follows it is told. */
const makeSteps = (
  change: ChangeLogged,
  now: () => Date,
): Pick<ChartChanges, "unpublish" | "remove" | "restore"> => {
  return {
    unpublish(key, { person }, log) {
      const at = now().toISOString();
      const statements: Statement[] = [
        [KEEP_FIRST, key, person.id],
        [
          `update config set published_state = 'DRAFT', updated_at = $3
           where ${IS_OWN} and published_state = 'PUBLISHED' returning *`,
          key,
          person.id,
          at,
        ],
        [TELL_UNPUBLISHED, key, person.id, at, at],
      ];
      return change(inOrder(statements, readAt(1)), log);
    },
    remove(key, viewer, log) {
      const at = now().toISOString();
      const own = [key, viewer.person.id] as const;
      const statements: Statement[] = [
        [
          `update config set deleted_at = $3, publish_at = null
           where ${IS_OWN} and ${mayChange(viewer)} returning *`,
          ...own,
          at,
        ],
        [TELL_REMOVED, ...own, at, at],
      ];
      return change(inOrder(statements, readAt(0)), log);
    },
    restore(key, viewer, log) {
      const { id } = viewer.person;
      const isRemoved = `key = $1 and deleted_at is not null and ${isHeldBy(2)} and ${mayChange(viewer)}`;
      const statements: Statement[] = [
        // Before it is done: afterwards nothing tells it from a chart that was never removed.
        [
          buildNews("published", `${isRemoved} and published_state = 'PUBLISHED'`),
          key,
          id,
          now().toISOString(),
        ],
        [
          `update config set deleted_at = null
           where ${isRemoved} returning *`,
          key,
          id,
        ],
      ];
      return change(inOrder(statements, readAt(1)), log);
    },
  };
};

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
    and (select count(*) from config where ${isKeptBy("p.id")})
      < coalesce(p.chart_allowance, cast($5 as integer))
    and (select 2 * count(*) from config where ${isKeptBy("p.id")} and former_user_id is not null)
      < coalesce(p.chart_allowance, cast($5 as integer))`;

/** The chart `$1`, and the drafts that its owner has made of it. */
const IS_GIVEN = `
  (key = $1 or (draft_of = $1 and published_state = 'DRAFT' and deleted_at is null
    and user_id = (select c.user_id from config c where c.key = $1)
    and coalesce(team_id, '') = (select coalesce(c.team_id, '') from config c where c.key = $1)))`;

/** Whoever handed the chart `$1` over to `$2`, whose it is, while they could hold it. */
const FORMER = `
  select p.id from config c join person p on p.id = c.former_user_id and p.is_blocked = 0
  where c.key = $1 and c.user_id = $2 and c.deleted_at is null and ${isHeldBy(2)}
    and (c.team_id is null or exists (
      select 1 from membership m where m.team_id = c.team_id and m.person_id = p.id))`;

/** Whose the charts are after the second statement. */
const readOwner = ([, rows]: SqlRow[][]): string | undefined => {
  const [row] = rows ?? [];
  return row && String(row["user_id"]);
};

/** Whoever took a chart was not asked before: they need not keep it. */
const makeGiveBack =
  (change: ChangeLogged): ChartChanges["giveBack"] =>
  (key, { person }, log) => {
    const own = [key, person.id] as const;
    const statements: Statement[] = [
      [`${KEEP_FIRST} and exists (${FORMER})`, ...own],
      [
        `update config set user_id = (${FORMER}), former_user_id = null
         where ${IS_GIVEN} and exists (${FORMER}) returning user_id`,
        ...own,
      ],
    ];
    return change(inOrder(statements, readOwner), log);
  };

/**
 * The chart, with the drafts that its owner has made of it. What was published before versions were kept is one of whoever has
 * the chart until now.
 */
const makeHandOver =
  (change: ChangeLogged): ChartChanges["handOver"] =>
  ({ key, email, most }, viewer, log) => {
    const { id, provider } = viewer.person;
    const recipient = findRecipient(viewer);
    const asked = [key, id, provider, email, most] as const;
    const statements: Statement[] = [
      [`${KEEP_FIRST} and exists (${recipient})`, ...asked],
      [
        `update config set user_id = (${recipient}), former_user_id = coalesce(user_id, $2)
         where ${IS_GIVEN} and exists (${recipient})
         returning user_id`,
        ...asked,
      ],
    ];
    return change(inOrder(statements, readOwner), log);
  };

export const makeChartChanges = (sql: Sql, now: () => Date): ChartChanges => {
  const change = makeChangeLogged(sql, () => now().toISOString());
  return {
    ...makeSteps(change, now),
    handOver: makeHandOver(change),
    giveBack: makeGiveBack(change),
    async saveDraft({ key, data, updatedAt }, viewer) {
      const answers = await sql.change([
        [
          `update config set data = $3, updated_at = $4
           where ${IS_OWN} and published_state = 'DRAFT' and ${mayChange(viewer)}
             and ${IS_AS_READ} returning *`,
          key,
          viewer.person.id,
          JSON.stringify(data),
          now().toISOString(),
          updatedAt ?? null,
        ],
      ]);
      return readOne(answers.at(0));
    },
    publish(publication, viewer, log) {
      const statements = buildPublication(publication, viewer, now().toISOString());
      return change(inOrder(statements, readAt(1)), log);
    },
    giveToTeam(key, teamId, viewer, log) {
      const give: Statement = [
        `update config set team_id = $3 where ${IS_OWN} and ${mayChange(viewer)}
           and ((cast($3 as text) is null and (team_id is null and user_id is not null
               or exists (select 1 from membership m where m.team_id = config.team_id and m.person_id = config.user_id)))
             or exists (select 1 from membership m where m.team_id = $3 and m.person_id = $2))
         returning *`,
        key,
        viewer.person.id,
        teamId,
      ];
      return change(inOrder([give], readAt(0)), log);
    },
  };
};
