import { userInfo } from "node:os";
import type { AccountFacts } from "@statelier/viewer";
import type { Context } from "hono";
import type { Role } from "@statelier/data";
import type { Config } from "../config/config.ts";
import type { SignInProvider } from "../config/sign-in-providers.ts";
import { isForeignWrite } from "../http/is-foreign-write.ts";
import { ANONYMOUS, type Person, type PersonViewer, type Viewer } from "../http/viewer.ts";
import type { PeopleStore } from "../store/people-store.ts";
import { type LocalLink, makeLocalLink } from "./local-link.ts";
import { type FlowCookie, makeFlowCookie } from "./flow-cookie.ts";
import { type Claims, makeOpenIdProvider, type OpenIdProvider } from "./open-id.ts";
import { findProgram, readBearer } from "./program-tokens.ts";
import { readClaims } from "./read-claims.ts";
import { pickSessionCookie } from "./session-cookie.ts";
import { makeSessions, type Sessions } from "./sessions.ts";

/** Who may sign in here, and how. */
export type Accounts = {
  /** What pages say of signing in. */
  facts: AccountFacts;
  /** Undefined where nobody can be signed in. */
  sessions: Sessions | undefined;
  /** For whom a program acts by its token; undefined for a token that nobody has. */
  findProgram?: (token: string) => Promise<PersonViewer | undefined>;
  /** The one account of whoever started the server. */
  local?: { link: LocalLink; welcome(): Promise<Person> };
  /** The providers by their ids. */
  oidc?: { ways: ReadonlyMap<string, SignInWay>; flow: FlowCookie };
};

type SignInWay = OpenIdProvider & { welcome(claims: Claims): Promise<Person> };

/** Where providers send people back. */
export const CALLBACK_PATH = "/api/sign-in/callback";

const readUserName = (): string => {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return "local";
  }
};

const makeLocal = (people: PeopleStore, newId: () => string): NonNullable<Accounts["local"]> => ({
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

const makeProvider = (
  provider: SignInProvider,
  { redirectUri, newRole }: { redirectUri: string; newRole: Role },
  { people, newId }: { people: PeopleStore; newId: () => string },
): SignInWay => ({
  ...makeOpenIdProvider(provider, redirectUri),
  async welcome(claims) {
    const { name, email, role, teams } = readClaims(claims, provider);
    // Whose roles the provider keeps elsewhere has none of them here at first.
    const firstRole = provider.rolesClaim === undefined ? newRole : "reader";
    const person = await people.welcome(
      { provider: provider.id, subject: claims.sub, name, email },
      { id: newId(), role: role ?? firstRole, isClaimed: role !== undefined },
    );
    if (teams)
      await people.setTeams(
        person.id,
        teams.map((team) => ({ id: newId(), name: team })),
      );
    return person;
  },
});

export const openAccounts = (
  { accounts, publicUrl }: Pick<Config, "accounts" | "publicUrl">,
  people: PeopleStore,
  newId: () => string,
): Accounts => {
  const { mode, providers, newRole } = accounts;
  if (mode === "off") return NO_ACCOUNTS;
  const cookie = pickSessionCookie(publicUrl);
  const flowCookie = pickSessionCookie(publicUrl, "signing-in");
  if (!cookie || !flowCookie) return { ...NO_ACCOUNTS, facts: { signIn: "insecure" } };
  const doors = {
    sessions: makeSessions(people, cookie),
    findProgram: (token: string) => findProgram(people, token),
  };
  if (mode === "local")
    return { facts: { signIn: "local" }, ...doors, local: makeLocal(people, newId) };
  const given = { redirectUri: `${publicUrl}${CALLBACK_PATH}`, newRole };
  const named = providers.map(({ id, name, rolesClaim }) => ({
    id,
    name,
    ...(rolesClaim === undefined ? {} : { givesRoles: true as const }),
  }));
  const ways = providers.map(
    (provider) => [provider.id, makeProvider(provider, given, { people, newId })] as const,
  );
  return {
    facts: { signIn: "oidc", providers: named },
    ...doors,
    oidc: { ways: new Map(ways), flow: makeFlowCookie(flowCookie) },
  };
};

const toViewer = (person: Person | undefined): Viewer =>
  person ? { kind: "person", person } : ANONYMOUS;

/**
 * Who makes a call; undefined for a token that nobody has. What a page of another site sends is nobody's, whatever its
 * browser adds.
 */
export const findCaller = async (
  { sessions, findProgram: findByToken }: Accounts,
  context: Context,
  origin: string,
): Promise<Viewer | undefined> => {
  const token = readBearer(context);
  if (token !== undefined) return findByToken?.(token);
  return sessions && !isForeignWrite(context.req.raw.headers, [origin])
    ? toViewer(await sessions.find(context))
    : ANONYMOUS;
};

/** Who opens a page of the catalogue or the editor. */
export const findVisitor = async ({ sessions }: Accounts, context: Context): Promise<Viewer> =>
  toViewer(await sessions?.findAndRenew(context));
