import {
  startOidcProvider,
  type TestProvider,
} from "../../apps/web/src/server/testing/start-oidc-provider.ts";

/** At the office the provider says who is what; guests are publishers at first, and then whatever administrators make them. */
type Way = "office" | "guests";

/** A provider of OpenID Connect for a site at an address, whatever server answers there. */
export type OfficeProvider = TestProvider & {
  /** What a server is told of it. */
  settings: Record<string, string>;
  /** Signs in without a browser, and gives the cookie of the session. */
  openSession: (login: string, way?: Way) => Promise<string>;
};

const findCookie = (answer: Response, name: string): string => {
  const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  if (given === undefined)
    throw new Error(`${answer.url} answered ${answer.status} and no ${name}`);
  return given.split(";")[0] ?? "";
};

const OFFICE = {
  rolesClaim: "roles",
  roles: { author: ["stat-author"], publisher: ["stat-pub"], administrator: ["stat-admin"] },
  teamsClaim: "groups",
};

/** Everybody has the address `LOGIN@office.example`; `claim` is what else is said of them. */
export const startOfficeProvider = async (
  url: string,
  {
    ways = ["office"],
    claim,
  }: { ways?: readonly Way[]; claim: (login: string) => { roles: string[]; groups: string[] } },
): Promise<OfficeProvider> => {
  const provider = await startOidcProvider({
    redirectUri: `${url}/api/sign-in/callback`,
    claims: (login) => ({ name: login, email: `${login}@office.example`, ...claim(login) }),
  });
  const site = {
    issuer: provider.issuer,
    clientId: "statelier",
    clientSecret: "a-secret-of-tests",
    scope: "openid profile email groups",
  };
  const described = {
    office: { id: "office", name: "Office", ...site, ...OFFICE },
    guests: { id: "guests", name: "Guests", ...site },
  };
  return {
    ...provider,
    settings: {
      STATELIER_PUBLIC_URL: url,
      STATELIER_ACCOUNTS: "oidc",
      STATELIER_SIGN_IN: JSON.stringify(ways.map((way) => described[way])),
    },
    async openSession(login, way = "office") {
      const begun = await fetch(`${url}/api/sign-in/${way}`, { redirect: "manual" });
      const cookie = findCookie(begun, "statelier-signing-in");
      const back = await provider.signIn(begun.headers.get("location") ?? "", login);
      const answer = await fetch(back, { redirect: "manual", headers: { cookie } });
      return findCookie(answer, "statelier-session");
    },
  };
};
