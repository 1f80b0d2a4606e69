import type { Role, TokenScope } from "@statelier/data";
import type { Context } from "hono";

/** Somebody with an account. */
export type Person = {
  id: string;
  name: string;
  email: string | null;
  role: Role;
  /** Where they sign in, and who they are there. */
  provider: string;
  subject: string;
};

/** The token by which a program acts for somebody. */
type ProgramAccess = { id: string; name: string; scope: TokenScope };

/** `program` where it is not they themselves who ask; then the role is what the token leaves of theirs. */
export type PersonViewer = { kind: "person"; person: Person; program?: ProgramAccess };

/** Who asks for charts. Whoever reads them names it, so that what is private cannot be shown by oversight. */
export type Viewer =
  | { kind: "anonymous" }
  | PersonViewer
  /** The server itself, and why: it sees everything, and nothing of that may reach a reader. */
  | { kind: "system"; reason: "backup" | "readiness" | "refresh" };

export const ANONYMOUS: Viewer = { kind: "anonymous" };

const VIEWER = "viewer";

/** Says of a request under way who makes it. */
export const setViewer = (context: Context, viewer: Viewer): void => context.set(VIEWER, viewer);

/** Whoever no session was looked up for is anonymous. */
export const viewerOf = (context: Context): Viewer =>
  (context.get(VIEWER) as Viewer | undefined) ?? ANONYMOUS;

/** The key of what is kept for a viewer: what one may see is never found by another. */
export const keyForViewer = (viewer: Viewer, key: string): string =>
  viewer.kind === "person" ? `person ${viewer.person.id} ${key}` : `${viewer.kind} ${key}`;
