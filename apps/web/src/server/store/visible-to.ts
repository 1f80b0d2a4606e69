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
