import { expect, it } from "vitest";
import { readOldDetail } from "./read-old-detail.ts";

it.each([
  ["publish", "", {}],
  ["publish", "by the token run", { token: "run" }],
  ["give", "eRX2O63fbsf7, by the token a, b", { to: ["eRX2O63fbsf7"], token: "a, b" }],
  ["give", "DtRT-jvcmneN eRX2O63fbsf7", { to: ["DtRT-jvcmneN", "eRX2O63fbsf7"] }],
  ["give-all", "DtRT-jvcmneN: 303", { to: ["DtRT-jvcmneN"], charts: 303 }],
  ["person", "author, blocked", { role: "author", isBlocked: true }],
  ["person", "reader", { role: "reader", isBlocked: false }],
  ["person", "owner", { text: "owner" }],
  ["member", "− DtRT-jvcmneN", { to: ["DtRT-jvcmneN"], isMember: false }],
  ["allow", "usual", { charts: null }],
  ["allow", "12", { charts: 12 }],
  ["schedule", "2999-01-01T07:30:00.000Z", { at: "2999-01-01T07:30:00.000Z" }],
  ["rename-team", "Health, care", { name: "Health, care" }],
  ["sign-in", "office", { provider: "office" }],
  ["hand-over", "DtRT-jvcmneN", { to: ["DtRT-jvcmneN"] }],
  ["something", "else", { text: "else" }],
])("a row of before says its facts: %s %s", (action, detail, facts) => {
  expect(readOldDetail(action, detail)).toEqual(facts);
});
