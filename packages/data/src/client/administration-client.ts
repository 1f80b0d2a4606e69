import { makeRestCalls, type RestOptions } from "./rest-calls.ts";
import type { Role } from "./roles.ts";

/** Somebody with an account, as administrators know them. */
export type KnownPerson = {
  id: string;
  name: string;
  email: string | null;
  role: Role;
  provider: string;
  isBlocked: boolean;
  /** When they last signed in (ISO date and time). */
  seenAt: string;
  chartCount: number;
  /** Those among them that are of a team. */
  teamChartCount: number;
  /** How many they may keep; null for as many as is usual. */
  chartAllowance: number | null;
};

/** A team as administrators see it; `chartCount`: of those that belong to it. */
export type KnownTeam = { id: string; name: string; memberIds: string[]; chartCount: number };

/** A chart without what it says. */
export type KnownChart = {
  key: string;
  userId: string | null;
  teamId: string | null;
  state: "PUBLISHED" | "DRAFT";
  updatedAt: string;
  /** Where one may see it. */
  title?: string;
};

/** What an action did, beside its subject. */
export type ActionFacts = {
  /** Ids of the people and teams to whom something goes; of a member: who. */
  to?: readonly string[];
  isMember?: boolean;
  role?: Role;
  isBlocked?: boolean;
  /** How many charts; null for as many as is usual. */
  charts?: number | null;
  /** The new name of a team. */
  name?: string;
  /** An ISO date and time, UTC. */
  at?: string;
  /** By whom somebody was signed in. */
  provider?: string;
  /** The name of the token by which a program did it. */
  token?: string;
  /** What rows of older versions say that no field above does. */
  text?: string;
};

/** What somebody did, to what, and from where. */
export type LoggedAction = {
  number: number;
  at: string;
  personName: string;
  caller: string;
  action: string;
  subject: string;
  facts: ActionFacts;
  /** Of the chart, where one may see it. */
  title?: string;
};

/** The calls of administrators. Every method rejects with `DataError` only. */
export type AdministrationClient = {
  listPeople(): Promise<KnownPerson[]>;
  listTeams(): Promise<KnownTeam[]>;
  /** Those without an owner, the last changed first, with their titles in a language, those after a chart where one is given. */
  listUnowned(titles: string, before?: string): Promise<KnownChart[]>;
  /** The newest first, with titles of charts in a language, those before a number where one is given. */
  listActions(titles: string, before?: number): Promise<LoggedAction[]>;
  changePerson(person: Pick<KnownPerson, "id" | "role" | "isBlocked">): Promise<unknown>;
  /** Ends all sessions of somebody. */
  signOut(id: string): Promise<unknown>;
  addTeam(name: string): Promise<unknown>;
  renameTeam(team: { id: string; name: string }): Promise<unknown>;
  /** Its charts are then of whoever made them, and of nobody where that is no member of it. */
  removeTeam(id: string): Promise<unknown>;
  setMember(member: { teamId: string; personId: string; isMember: boolean }): Promise<unknown>;
  giveChart(transfer: {
    key: string;
    userId: string | null;
    teamId: string | null;
  }): Promise<unknown>;
  /** Says how many charts somebody may keep; null for as many as is usual. */
  allow(allowance: { id: string; charts: number | null }): Promise<unknown>;
  /** Deletes somebody's account. */
  forget(id: string): Promise<unknown>;
  /** Hands over all that belongs to one person to another. */
  giveAll(transfer: { from: string; to: string }): Promise<unknown>;
};

/** The client of `/administration`; calls throw a `DataError` with an id of `docs/errors.md`. */
export const makeAdministrationClient = (options: RestOptions): AdministrationClient => {
  const { get, post } = makeRestCalls({
    ...options,
    baseUrl: `${options.baseUrl}/administration`,
  });
  return {
    listPeople: () => get("/people"),
    listTeams: () => get("/teams"),
    listUnowned: (titles, before) =>
      get(`/charts?${new URLSearchParams({ titles, ...(before && { before }) })}`),
    listActions: (titles, before) =>
      get(`/actions?${new URLSearchParams({ titles, ...(before && { before: String(before) }) })}`),
    changePerson: ({ id, role, isBlocked }) => post("/person", { id, role, isBlocked }),
    signOut: (id) => post("/sign-out", { id }),
    addTeam: (name) => post("/team", { name }),
    renameTeam: (team) => post("/rename-team", team),
    removeTeam: (id) => post("/remove-team", { id }),
    setMember: (member) => post("/member", member),
    giveChart: (transfer) => post("/give", transfer),
    allow: (allowance) => post("/allow", allowance),
    forget: (id) => post("/forget", { id }),
    giveAll: (transfer) => post("/give-all", transfer),
  };
};
