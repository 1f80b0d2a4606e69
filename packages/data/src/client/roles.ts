/** What somebody with an account may do: look, keep drafts, publish, look after everybody's charts. Each includes those before it. */
export const ROLES = ["reader", "author", "publisher", "administrator"] as const;
/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** The role is `least`, or includes it. */
export const hasRole = (role: Role, least: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(least);

/** What a program may do by a token, at most: read what its person may read, keep drafts, publish, administer. Each includes those before it. */
export const TOKEN_SCOPES = ["read", "draft", "publish", "administer"] as const;
/** One of `TOKEN_SCOPES`. */
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The role that goes with a scope: whoever has it may make such a token, and no program with one may do more. */
export const SCOPE_ROLES: Readonly<Record<TokenScope, Role>> = {
  read: "reader",
  draft: "author",
  publish: "publisher",
  administer: "administrator",
};
