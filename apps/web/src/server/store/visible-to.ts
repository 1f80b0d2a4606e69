import { hasRole } from "@statelier/data";
import type { PersonViewer, Viewer } from "../http/viewer.ts";
import type { SqlValue } from "./sql.ts";

const IS_PUBLIC = "(published_state = 'PUBLISHED' and deleted_at is null)";

const isOfTeamOf = (person: string): string =>
  `team_id in (select team_id from membership where person_id = ${person})`;

/** Charts of a person that no team holds, and those of their teams, whoever made them, as a condition of SQL; `$n` is the person. */
export const isHeldBy = (n: number): string =>
  `((team_id is null and user_id = $${n}) or ${isOfTeamOf(`$${n}`)})`;

/** Charts that somebody made and holds, as a condition of SQL; `person` is a column or a value of it. */
export const isKeptBy = (person: string): string =>
  `(user_id = ${person} and deleted_at is null and (team_id is null or ${isOfTeamOf(person)}))`;

/** Charts that somebody made, held and removed, as long as they can be brought back. */
export const isRemovedOf = (person: string): string =>
  `(user_id = ${person} and deleted_at is not null and (team_id is null or ${isOfTeamOf(person)}))`;

/** What somebody may change of that, as a condition of SQL: authors nothing that readers see, or will see at a time. */
export const mayChange = ({ person }: PersonViewer): string =>
  hasRole(person.role, "publisher") ? "true" : "(published_state = 'DRAFT' and publish_at is null)";

/** Which rows of `config` a viewer sees, as a condition of SQL whose `$n` is its value. */
export const visibleTo = (
  viewer: Viewer,
  n: number,
): { condition: string; values: readonly SqlValue[] } => {
  switch (viewer.kind) {
    case "anonymous":
      return { condition: IS_PUBLIC, values: [] };
    case "system":
      return { condition: "true", values: [] };
    case "person":
      return {
        condition: `(${IS_PUBLIC} or (deleted_at is null and ${isHeldBy(n)}))`,
        values: [viewer.person.id],
      };
  }
};

const MAY_PUBLISH = "p.is_blocked = 0 and p.role in ('publisher', 'administrator')";

/**
 * Whoever gave a time to what no team holds is blocked, or a publisher no longer, and no administrator has given it to a
 * publisher since. Nobody is asked before a colleague hands something over: that alone lets nothing be released.
 */
export const MAY_NOT_PUBLISH = `
  (team_id is null
    and exists (select 1 from person p where p.id = config.publish_by and not (${MAY_PUBLISH}))
    and (former_user_id is not null
      or not exists (select 1 from person p where p.id = config.user_id and ${MAY_PUBLISH})))`;

/**
 * Whether nobody but the person `$1` is an administrator, as a condition of SQL. It holds until the change is done in which
 * others are kept from `person`.
 */
export const IS_LAST_ADMINISTRATOR = `
  (select role from person where id = $1) = 'administrator'
  and not exists (select 1 from person where role = 'administrator' and is_blocked = 0 and id <> $1)`;
