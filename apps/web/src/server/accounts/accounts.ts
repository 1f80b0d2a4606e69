import { userInfo } from "node:os";
import type { AccountFacts } from "@statelier/viewer";
import type { Context } from "hono";
import type { Config } from "../config/config.ts";
import { isForeignWrite } from "../http/is-foreign-write.ts";
import { ANONYMOUS, type Person, type Viewer } from "../http/viewer.ts";
import type { PeopleStore } from "../store/people-store.ts";
import { type LocalLink, makeLocalLink } from "./local-link.ts";
import { pickSessionCookie } from "./session-cookie.ts";
import { makeSessions, type Sessions } from "./sessions.ts";

/** Who may sign in here, and how. */
export type Accounts = {
  /** What pages say of signing in. */
  facts: AccountFacts;
  /** Undefined where nobody can be signed in. */
  sessions: Sessions | undefined;
  /** The one account of whoever started the server. */
  local?: { link: LocalLink; welcome(): Promise<Person> };
};

const readUserName = (): string => {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return "local";
  }
};

const makeLocal = (people: PeopleStore, newId: () => string): Accounts["local"] => ({
  link: makeLocalLink(),
  welcome: () =>
    people.welcome(
      { provider: "local", subject: "local", name: readUserName(), email: null },
      { id: newId(), role: "administrator" },
    ),
});

export const NO_ACCOUNTS: Accounts = {
  facts: { signIn: "off" },
  sessions: undefined,
};

export const openAccounts = (
  { accounts, publicUrl }: Pick<Config, "accounts" | "publicUrl">,
  people: PeopleStore,
  newId: () => string,
): Accounts => {
  if (accounts.mode === "off") return NO_ACCOUNTS;
  const cookie = pickSessionCookie(publicUrl);
  if (!cookie) return { ...NO_ACCOUNTS, facts: { signIn: "insecure" } };
  const local = makeLocal(people, newId);
  return {
    facts: { signIn: "local" },
    sessions: makeSessions(people, cookie),
    ...(local ? { local } : {}),
  };
};

const toViewer = (person: Person | undefined): Viewer =>
  person ? { kind: "person", person } : ANONYMOUS;

/** Who makes a call. What a page of another site sends is nobody's, whatever its browser adds. */
export const findCaller = async (
  { sessions }: Accounts,
  context: Context,
  origin: string,
): Promise<Viewer> =>
  sessions && !isForeignWrite(context.req.raw.headers, [origin])
    ? toViewer(await sessions.find(context))
    : ANONYMOUS;

/** Who opens a page of the catalogue or the editor. */
export const findVisitor = async ({ sessions }: Accounts, context: Context): Promise<Viewer> =>
  toViewer(await sessions?.findAndRenew(context));
