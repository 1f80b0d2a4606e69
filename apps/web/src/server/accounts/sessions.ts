import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { addCookie } from "../http/cookies.ts";
import { readCookie } from "../http/read-cookie.ts";
import type { Person } from "../http/viewer.ts";
import type { SessionStore, StoredSession } from "../store/session-store.ts";
import { noteUse } from "./note-use.ts";
import type { SessionCookie } from "./session-cookie.ts";

const MINUTE_MS = 60_000;
/** A session that nobody has used for so long has ended. */
const IDLE_MS = 12 * 60 * MINUTE_MS;
/** However much it is used. */
const LONGEST_MS = 7 * 24 * 60 * MINUTE_MS;
/** After this time a page gives the browser another token. */
const RENEW_MS = 60 * MINUTE_MS;
/** What was asked with the former token while the new one was on its way. */
const FORMER_MS = MINUTE_MS;
/** How exactly it is known when a session was last used. */
const TOUCH_MS = 5 * MINUTE_MS;

/** Who is signed in, by a cookie whose token the store knows as a digest alone. */
export type Sessions = {
  /** The person who asks; undefined for everybody else. */
  find(context: Context): Promise<Person | undefined>;
  /** The same for a page, which may give the browser another token. */
  findAndRenew(context: Context): Promise<Person | undefined>;
  /** A session under a new token, whatever the browser held before. */
  open(context: Context, person: Person): Promise<void>;
  /** Of this browser. */
  close(context: Context): Promise<void>;
  /** Of every browser of whoever asks, and who that is. */
  closeAll(context: Context): Promise<Person | undefined>;
};

const makeToken = (): string => randomBytes(32).toString("base64url");

const digest = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const makeSessions = (
  store: SessionStore,
  { name, attributes }: SessionCookie,
  now: () => number = () => Date.now(),
): Sessions => {
  const readDigest = (context: Context): string | undefined => {
    const token = readCookie(context.req.header("cookie"), name);
    return token ? digest(token) : undefined;
  };
  const give = (context: Context, token: string): void =>
    addCookie(context, `${name}=${token}; ${attributes}`);
  const take = (context: Context): void => addCookie(context, `${name}=; ${attributes}; Max-Age=0`);
  const since = (time: string): number => now() - Date.parse(time);

  const hasEnded = ({ createdAt, renewedAt, usedAt, isFormer }: StoredSession): boolean =>
    since(usedAt) > IDLE_MS ||
    since(createdAt) > LONGEST_MS ||
    (isFormer && since(renewedAt) > FORMER_MS);

  const findSession = async (context: Context): Promise<StoredSession | undefined> => {
    const token = readDigest(context);
    const session = token === undefined ? undefined : await store.findSession(token);
    if (!session || hasEnded(session)) return undefined;
    if (since(session.usedAt) > TOUCH_MS) await noteUse(store.touchSession(session.token));
    return session;
  };

  return {
    async find(context) {
      return (await findSession(context))?.person;
    },
    async findAndRenew(context) {
      const session = await findSession(context);
      if (!session) return undefined;
      if (!session.isFormer && since(session.renewedAt) > RENEW_MS) {
        const token = makeToken();
        if (await store.renewSession(session.token, digest(token))) give(context, token);
      }
      return session.person;
    },
    async open(context, person) {
      const before = readDigest(context);
      if (before !== undefined) await store.endSession(before);
      await store.forgetSessions(new Date(now() - IDLE_MS).toISOString());
      const token = makeToken();
      await store.openSession(digest(token), person.id);
      give(context, token);
    },
    async close(context) {
      const token = readDigest(context);
      if (token !== undefined) await store.endSession(token);
      take(context);
    },
    async closeAll(context) {
      const person = (await findSession(context))?.person;
      if (person) await store.endSessionsOf(person.id);
      take(context);
      return person;
    },
  };
};
