import { expect, it } from "vitest";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { openAccounts } from "./accounts.ts";

it("tells pages which provider names the roles of its people", () => {
  const office = { id: "office", name: "Office", issuer: "https://id.example", clientId: "us" };
  const common = { ...office, scope: "openid", roles: {} };
  const { facts } = openAccounts(
    {
      publicUrl: "https://charts.example",
      accounts: {
        mode: "oidc",
        newRole: "reader",
        providers: [
          { ...common, rolesClaim: "roles" },
          { ...common, id: "other", name: "Other" },
        ],
      },
    },
    openSqliteStore(":memory:").people,
    () => "id",
  );
  expect(facts.providers).toEqual([
    { id: "office", name: "Office", givesRoles: true },
    { id: "other", name: "Other" },
  ]);
});
