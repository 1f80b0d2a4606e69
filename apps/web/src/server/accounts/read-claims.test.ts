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

test("a name cannot turn what stands after it, and an address with what is not seen is none", () => {
  const read = (claims: object) => readClaims({ sub: "7", ...claims }, provider);
  expect(read({ name: "An\u202Ena\n\u2067 B\u200Fo" })).toMatchObject({ name: "Anna Bo" });
  expect(read({ name: "\u202E", preferred_username: "an\u2066na" })).toMatchObject({
    name: "anna",
  });
  expect(read({ name: "Zoë ‘שרה’" })).toMatchObject({ name: "Zoë ‘שרה’" });
  expect(read({ email: "\u202Eanna@office.example" })).toMatchObject({ name: "7", email: null });
});

test("an address that the provider has not verified is not taken", () => {
  const read = (verified: unknown) =>
    readClaims({ sub: "7", email: "anna@office.example", email_verified: verified }, provider);
  for (const no of [false, "false"]) expect(read(no)).toMatchObject({ name: "7", email: null });
  for (const yes of [true, undefined])
    expect(read(yes)).toMatchObject({ email: "anna@office.example" });
});

test("a role stays as it is where the provider keeps a long list elsewhere, and ends where it names none", () => {
  const read = (claims: object) =>
    readClaims(
      { sub: "7", ...claims },
      { ...provider, rolesClaim: "groups", roles: { publisher: ["stat"] } },
    ).role;
  expect(read({ groups: ["stat"] })).toBe("publisher");
  expect(read({ _claim_names: { groups: "src1" }, _claim_sources: { src1: {} } })).toBeUndefined();
  expect(read({ _claim_names: { other: "src1" } })).toBe("reader");
  expect(read({})).toBe("reader");
});

test("teams stay as they are where the provider keeps a long list elsewhere, and end where it names none", () => {
  const read = (claims: object) => readClaims({ sub: "7", ...claims }, provider).teams;
  expect(read({ _claim_names: { groups: "src1" }, _claim_sources: { src1: {} } })).toBeUndefined();
  expect(read({ _claim_names: { other: "src1" } })).toEqual([]);
  expect(read({})).toEqual([]);
});
