import { createHash, randomBytes } from "node:crypto";
import { type Role, ROLES, SCOPE_ROLES } from "@statelier/data";
import type { Context } from "hono";
import type { PersonViewer } from "../http/viewer.ts";
import type { TokenStore } from "../store/token-store.ts";
import { noteUse } from "./note-use.ts";

/** By which programs that look for secrets in files know one. */
const PREFIX = "statelier_";
/** How exactly it is known when a token was last used. */
const TOUCH_MS = 5 * 60_000;

export const makeProgramToken = (): string => `${PREFIX}${randomBytes(32).toString("base64url")}`;

export const digestToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

const lesser = (role: Role, most: Role): Role =>
  ROLES.indexOf(role) < ROLES.indexOf(most) ? role : most;

/** The token of a request; undefined where it brings none. Other kinds of credentials are for others on the way. */
export const readBearer = (context: Context): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(context.req.header("authorization") ?? "")?.[1];

/** For whom a program acts; undefined for a token that is unknown, revoked or too old. */
export const findProgram = async (
  tokens: Pick<TokenStore, "findToken" | "touchToken">,
  token: string,
  now: () => number = () => Date.now(),
): Promise<PersonViewer | undefined> => {
  const found = token.startsWith(PREFIX) ? await tokens.findToken(digestToken(token)) : undefined;
  if (!found) return undefined;
  const { id, name, scope, usedAt } = found;
  if (usedAt === null || now() - Date.parse(usedAt) > TOUCH_MS)
    await noteUse(tokens.touchToken(id));
  const person = { ...found.person, role: lesser(found.person.role, SCOPE_ROLES[scope]) };
  return { kind: "person", person, program: { id, name, scope } };
};
