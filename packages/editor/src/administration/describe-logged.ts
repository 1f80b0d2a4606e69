import type { KnownPerson, KnownTeam, LoggedAction } from "@statelier/data";
import { formatInZone } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";

/** Who and what an administrator knows by name, and the time zone of the page. */
export type Known = {
  people: readonly Pick<KnownPerson, "id" | "name">[];
  teams: readonly Pick<KnownTeam, "id" | "name">[];
  timeZone: string;
};

/** The name of a person or team; ids of others, as those of charts, stay. */
const nameOf = (id: string, { people, teams }: Known): string =>
  [...people, ...teams].find((known) => known.id === id)?.name ?? id;

/** To whom something goes: `+ Anna`, `− Anna`, `Anna: 303`. */
const describeTo = ({ to = [], isMember, charts }: LoggedAction["facts"], known: Known): string => {
  const names = to.map((id) => nameOf(id, known)).join(", ");
  const sign = isMember === undefined ? "" : isMember ? "+ " : "− ";
  return `${sign}${names}${to.length > 0 && typeof charts === "number" ? `: ${charts}` : ""}`;
};

/** What an action did beside its subject, part by part. */
const describeFacts = (
  { facts }: Pick<LoggedAction, "facts">,
  known: Known,
  t: Translator,
): string => {
  const { to, role, isBlocked, charts, name, at, provider, token, text } = facts;
  return [
    role && t(`account.role.${role}`),
    isBlocked && t("account.admin.blocked"),
    to && describeTo(facts, known),
    !to && charts === null && t("account.log.usual"),
    !to && typeof charts === "number" && String(charts),
    name,
    at && formatInZone(at, known.timeZone),
    provider,
    text,
    token !== undefined && t("account.log.token", { name: token }),
  ]
    .filter(Boolean)
    .join(", ");
};

/** To whom or what something was done, and how, in the language of the page. */
export const describeLogged = (
  logged: Pick<LoggedAction, "action" | "subject" | "facts">,
  known: Known,
  t: Translator,
): { subject: string; detail: string } => {
  const { action, subject } = logged;
  const named = nameOf(subject, known);
  return {
    subject:
      action === "forget" && named === subject ? t("account.log.deleted", { id: subject }) : named,
    detail: describeFacts(logged, known, t),
  };
};
