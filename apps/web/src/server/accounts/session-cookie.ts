import { isLoopback } from "../http/is-loopback.ts";

/** The cookie of a session, and what a browser is told of it. */
export type SessionCookie = { name: string; attributes: string };

const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";

/**
 * How sessions are kept at the address that readers use: undefined over http on any machine but this one, where
 * everybody on the way could take them.
 */
export const pickSessionCookie = (
  publicUrl: string,
  name = "session",
): SessionCookie | undefined => {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:")
    return { name: `__Host-statelier-${name}`, attributes: `${ATTRIBUTES}; Secure` };
  return isLoopback(hostname) ? { name: `statelier-${name}`, attributes: ATTRIBUTES } : undefined;
};
