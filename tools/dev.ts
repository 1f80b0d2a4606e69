import { join } from "node:path";
import { ROOT } from "./run-step.ts";

const PORT = process.env["PORT"] ?? "4000";

/** A provider on this machine that lets everybody in; whoever signs in as `admin`, `publisher` or `author` is one, others are readers. */
const startProvider = async (): Promise<void> => {
  const { startOidcProvider } =
    await import("../apps/web/src/server/testing/start-oidc-provider.ts");
  const url = `http://localhost:${PORT}`;
  const { issuer } = await startOidcProvider({
    redirectUri: `${url}/api/sign-in/callback`,
    claims: (login) => ({
      name: login,
      email: `${login}@example.org`,
      roles: [login],
      groups: ["Team"],
    }),
  });
  const provider = {
    id: "local-provider",
    name: "the provider on this machine",
    issuer,
    clientId: "statelier",
    clientSecret: "a-secret-of-tests",
    scope: "openid profile email groups",
    teamsClaim: "groups",
    rolesClaim: "roles",
    roles: { administrator: ["admin"], publisher: ["publisher"], author: ["author"] },
  };
  process.env["STATELIER_PUBLIC_URL"] = url;
  process.env["STATELIER_ACCOUNTS"] = "oidc";
  process.env["STATELIER_SIGN_IN"] = JSON.stringify([provider]);
};

process.env["NODE_ENV"] = "development";
if (process.argv.includes("--oidc")) await startProvider();
await import(join(ROOT, "apps", "web", "src", "main.ts"));
