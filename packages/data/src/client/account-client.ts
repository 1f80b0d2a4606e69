import { makeRestCalls, type RestOptions } from "./rest-calls.ts";
import type { TokenScope } from "./roles.ts";

/** What lets a program act for whoever is signed in. */
export type ProgramToken = {
  id: string;
  name: string;
  scope: TokenScope;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** An address that is told what happens to a chart, or to the charts of a team. */
export type Webhook = {
  id: string;
  key: string | null;
  team_id: string | null;
  url: string;
  created_at: string;
  /** When something was last given up. */
  failed_at: string | null;
};

/** A team of whoever is signed in, with the names of those who are in it. */
export type OwnTeam = { id: string; name: string; members: string[] };

/** The calls about one's own account. Every method rejects with `DataError` only. */
export type AccountClient = {
  listTokens(): Promise<ProgramToken[]>;
  /** `token` is told this once. */
  addToken(token: {
    name: string;
    scope: TokenScope;
    days: number;
  }): Promise<ProgramToken & { token: string }>;
  removeToken(id: string): Promise<unknown>;
  listTeams(): Promise<OwnTeam[]>;
  /** `hosts`: where the operator lets them be. */
  listWebhooks(): Promise<{ hosts: string[]; webhooks: Webhook[] }>;
  /** `secret` is told this once. */
  addWebhook(
    hook: { url: string } & ({ key: string } | { team_id: string }),
  ): Promise<Webhook & { secret: string }>;
  removeWebhook(id: string): Promise<unknown>;
  /** What lets one person join a team of one's own. */
  invite(teamId: string): Promise<{ token: string; expires_at: string }>;
  /** Who invites to which team; without an account, too. */
  lookAtInvitation(token: string): Promise<{ team: string; by: string }>;
  /** The team that one is in then. */
  join(token: string): Promise<{ name: string }>;
  /** Deletes one's own account. */
  deleteAccount(): Promise<unknown>;
};

/** The client of `/user`; calls throw a `DataError` with an id of `docs/errors.md`. */
export const makeAccountClient = (options: RestOptions): AccountClient => {
  const { get, post, send } = makeRestCalls(options);
  return {
    listTokens: () => get("/user/tokens"),
    addToken: (token) => post("/user/tokens", token),
    removeToken: (id) => send("DELETE", "/user/tokens", { id }),
    listTeams: () => get("/user/teams"),
    listWebhooks: () => get("/user/webhooks"),
    addWebhook: (hook) => post("/user/webhooks", hook),
    invite: (teamId) => post("/user/invitations", { team_id: teamId }),
    lookAtInvitation: (token) => post("/user/invitations/look", { token }),
    join: (token) => post("/user/invitations/accept", { token }),
    deleteAccount: () => send("DELETE", "/user/data", { confirm: "delete" }),
    removeWebhook: (id) => send("DELETE", "/user/webhooks", { id }),
  };
};
