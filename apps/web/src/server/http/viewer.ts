import type { Context } from "hono";

/** Who asks for charts. Whoever reads them names it, so that what is private cannot be shown by oversight. */
export type Viewer =
  | { kind: "anonymous" }
  /** The server itself, and why: it sees everything, and nothing of that may reach a reader. */
  | { kind: "system"; reason: "backup" | "readiness" | "refresh" };

export const ANONYMOUS: Viewer = { kind: "anonymous" };

/** Nobody is signed in yet. */
export const viewerOf = (_context: Context): Viewer => ANONYMOUS;

/** The key of what is kept for a viewer: what one may see is never found by another. */
export const keyForViewer = (viewer: Viewer, key: string): string => `${viewer.kind} ${key}`;
