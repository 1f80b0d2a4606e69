import { type KnownPerson, type KnownTeam, type LoggedAction, ROLES } from "@statelier/data";
import type { Translator } from "@statelier/ui/messages";

/** Who and what an administrator knows by name. */
export type Known = {
  people: readonly Pick<KnownPerson, "id" | "name">[];
  teams: readonly Pick<KnownTeam, "id" | "name">[];
};

const ID = /[\w-]{12,}/g;
const TOKEN = /(?:^|, )by the token (.*)$/;

/** Ids of people and teams as their names; those of charts stay. */
const nameAll = (text: string, { people, teams }: Known): string =>
  text.replaceAll(ID, (id) => [...people, ...teams].find((known) => known.id === id)?.name ?? id);

/** `author, blocked` as the log has it. */
const describeRole = (detail: string, t: Translator): string =>
  detail
    .split(", ")
    .map((word) => {
      const role = ROLES.find((each) => each === word);
      if (role) return t(`account.role.${role}`);
      return word === "blocked" ? t("account.admin.blocked") : word;
    })
    .join(", ");

/** To whom or what something was done, and how, in the language of the page. */
export const describeLogged = (
  { action, subject, detail }: Pick<LoggedAction, "action" | "subject" | "detail">,
  known: Known,
  t: Translator,
): { subject: string; detail: string } => {
  const token = TOKEN.exec(detail)?.[1];
  const said = detail.replace(TOKEN, "");
  const named = nameAll(subject, known);
  const words = action === "person" ? describeRole(said, t) : nameAll(said, known);
  const means = token === undefined ? "" : t("account.log.token", { name: token });
  return {
    subject:
      action === "forget" && named === subject ? t("account.log.deleted", { id: subject }) : named,
    detail: [words, means].filter((part) => part !== "").join(", "),
  };
};
