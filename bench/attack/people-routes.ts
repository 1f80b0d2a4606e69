import { makeAccountRoutes } from "../../apps/web/src/server/routes/account-routes.ts";

/** How people sign in and out, in whichever way, as the server's own router has it. */
export const SIGN_IN_ROUTES: readonly { method: string; path: string }[] = [
  ...new Set(
    makeAccountRoutes({
      accounts: { facts: { signIn: "oidc" }, sessions: {}, local: {}, oidc: {} },
      publicUrl: "http://localhost",
    } as never)
      .routes.filter(({ path }) => !path.includes("*"))
      .map(({ method, path }) => `${method} /api${path}`),
  ),
].map((route) => {
  const [method = "", path = ""] = route.split(" ");
  return { method, path };
});

/** All pages below a language but those of the catalogue and of charts, with `:name` for what stands in the path. */
export const PEOPLE_PAGES = [
  "sign-in",
  "profile",
  "profile/compare/:key",
  "administration",
  "create/:id",
] as const;
