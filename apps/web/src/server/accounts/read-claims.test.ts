import { expect, test } from "vitest";
import { readClaims } from "./read-claims.ts";

const provider = {
  id: "office",
  name: "Office",
  issuer: "https://login.example",
  clientId: "statelier",
  teamsClaim: "groups",
  roles: {},
} as unknown as Parameters<typeof readClaims>[1];

test("names of people and teams come without what no database keeps", () => {
  const claims = { sub: "7", name: " A\0nna\ud83d ", email: "\0", groups: ["He\0alth", "\0"] };
  expect(readClaims(claims as unknown as Parameters<typeof readClaims>[0], provider)).toEqual({
    name: "Anna\ufffd",
    email: null,
    role: undefined,
    teams: ["Health"],
  });
});

test("an address that the provider has not verified is not taken", () => {
  const read = (verified: unknown) =>
    readClaims({ sub: "7", email: "anna@office.example", email_verified: verified }, provider);
  for (const no of [false, "false"]) expect(read(no)).toMatchObject({ name: "7", email: null });
  for (const yes of [true, undefined])
    expect(read(yes)).toMatchObject({ email: "anna@office.example" });
});
