import { SCOPE_ROLES } from "@statelier/data";
import type { Draw } from "@statelier/document/testing/make-draw";
import type { RestOperation } from "../../apps/web/src/server/routes/rest-operations.ts";
import type { Member } from "./hire-staff.ts";
import type { Shot } from "./shot.ts";

/** As whom a request comes, and from a page of which site. */
export type Identity = {
  headers: Record<string, string>;
  /** By what somebody is really signed in. */
  by?: "session" | "token";
  isAdministrator?: boolean;
  /** Of a token: what it lets its program do at most. */
  isReader?: boolean;
  isForeign: boolean;
};

const EVIL = "https://evil.example";

const drawSite = (draw: Draw, origin: string): Pick<Identity, "headers" | "isForeign"> => {
  const isForeign = draw.integer(0, 3) === 0;
  const headers = isForeign
    ? draw.from<Record<string, string>>(
        { origin: EVIL },
        { origin: "null" },
        { origin: `${origin}.evil.example`, "sec-fetch-site": "cross-site" },
        { origin: EVIL, "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      )
    : draw.from<Record<string, string>>(
        {},
        { origin },
        { "sec-fetch-site": "same-origin" },
        { origin, "sec-fetch-site": "same-origin" },
      );
  return { headers, isForeign };
};

/** What lets nobody in. */
const drawDamaged = (draw: Draw, { cookie, tokens }: Member): Record<string, string> => {
  const { token } = draw.from(...tokens);
  const [name = "", secret = ""] = cookie.split("=");
  return draw.from<Record<string, string>>(
    {},
    { authorization: "Bearer" },
    { authorization: `Bearer ${token.slice(0, -1)}` },
    { authorization: `Bearer ${token.toUpperCase()}` },
    { authorization: `Bearer ${secret}` },
    { authorization: `Basic ${Buffer.from(`:${token}`).toString("base64")}` },
    // A wrong token is refused, whatever session comes with it.
    { authorization: `Bearer ${token}x`, cookie },
    { cookie: `${name}=${secret.slice(0, -1)}` },
    { cookie: `${name}=${"A".repeat(43)}` },
    { cookie: `${name}=${token}` },
    { cookie: `${name}=${"%".repeat(600)}` },
    { cookie: `__Host-${cookie}` },
    { cookie: `${name}=; a=${secret}` },
  );
};

/** A session, a token or something damaged of `member`, from a page of this site, of another one, or of none. */
export const drawIdentity = (draw: Draw, member: Member, origin: string): Identity => {
  const site = drawSite(draw, origin);
  const kind = draw.from("session", "session", "session", "token", "token", "damaged");
  const join = (headers: Record<string, string>): Identity => ({
    ...site,
    headers: { ...site.headers, ...headers },
  });
  if (kind === "damaged") return join(drawDamaged(draw, member));
  if (kind === "session")
    return {
      ...join({ cookie: member.cookie }),
      by: kind,
      isAdministrator: member.isAdministrator,
    };
  const { scope, token } = draw.from(...member.tokens);
  return {
    ...join({ authorization: `Bearer ${token}` }),
    by: kind,
    isAdministrator: SCOPE_ROLES[scope] === "administrator",
    isReader: SCOPE_ROLES[scope] === "reader",
  };
};

/** Whether a call is one of somebody who is signed in, and whether it must be refused, whatever it sends. */
export const describeAccess = (
  { who, method }: Pick<RestOperation, "who" | "method">,
  { by, isForeign, isAdministrator = false, isReader = false }: Identity,
): Pick<Shot, "by" | "isIntruder"> => {
  const isWrite = method !== "get";
  if (isForeign && isWrite) return { isIntruder: true };
  const isSignedIn = by === "token" || (by === "session" && !isForeign);
  const isAllowed =
    (isSignedIn && !(isReader && isWrite) && (who !== "administrators" || isAdministrator)) ||
    who === "anybody";
  if (!isAllowed) return { isIntruder: true };
  return by && isSignedIn && who !== "anybody" ? { by } : {};
};
