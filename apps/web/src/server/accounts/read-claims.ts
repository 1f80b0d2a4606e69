import { type Role, ROLES } from "@statelier/data";
import { readPath } from "@statelier/model";
import type { SignInProvider } from "../config/sign-in-providers.ts";
import type { Claims } from "./open-id.ts";

/** What this site takes of the claims of a provider. */
export type ClaimedPerson = {
  name: string;
  email: string | null;
  /** Undefined where the provider does not say. */
  role: Role | undefined;
  /** Undefined where the provider does not say. */
  teams: string[] | undefined;
};

const LONGEST = 200;

const readText = (value: unknown): string | undefined =>
  typeof value === "string"
    ? value.replaceAll("\0", "").toWellFormed().trim().slice(0, LONGEST) || undefined
    : undefined;

/** Breaks of lines and marks that turn the direction of what stands after them: a name with one could change how the address beside it reads. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu;

/** In one line, without what is not seen. */
const readName = (value: unknown): string | undefined =>
  typeof value === "string" ? readText(value.replaceAll(HIDDEN, "")) : undefined;

/** A claim below others is named with dots. */
const readList = (claims: Claims, path: string): string[] => {
  const value = readPath(claims, path);
  return (Array.isArray(value) ? value : [value]).flatMap((each) => readText(each) ?? []);
};

/**
 * A list that the provider keeps elsewhere because it is long (`_claim_names`, which Entra sends for people of many groups):
 * whoever has a role or is of a team keeps it.
 */
const isElsewhere = (claims: Claims, path: string): boolean =>
  readPath(claims, path) === undefined && readPath(claims["_claim_names"], path) !== undefined;

const findRole = (claims: Claims, { rolesClaim, roles }: SignInProvider): Role | undefined => {
  if (rolesClaim === undefined || isElsewhere(claims, rolesClaim)) return undefined;
  const claimed = readList(claims, rolesClaim);
  return ROLES.findLast((role) => roles[role]?.some((name) => claimed.includes(name))) ?? "reader";
};

/** Not put right, which would make it the address of somebody else. */
const readVisible = (value: unknown): string | undefined => {
  const text = readText(value);
  return text !== undefined && text === readName(text) ? text : undefined;
};

/** An address that the provider has not looked at is nobody's: whoever claims it is not known or found by it. */
const readEmail = (claims: Claims): string | undefined =>
  [false, "false"].some((no) => claims["email_verified"] === no)
    ? undefined
    : readVisible(claims["email"]);

const readTeams = (claims: Claims, path: string | undefined): string[] | undefined =>
  path === undefined || isElsewhere(claims, path) ? undefined : readList(claims, path);

export const readClaims = (claims: Claims, provider: SignInProvider): ClaimedPerson => ({
  name:
    readName(claims["name"]) ??
    readName(claims["preferred_username"]) ??
    readEmail(claims) ??
    claims.sub,
  email: readEmail(claims) ?? null,
  role: findRole(claims, provider),
  teams: readTeams(claims, provider.teamsClaim),
});
