import { expect, test } from "vitest";
import { isTrustedOrigin } from "./start-preview.ts";

const OWN = "https://charts.example";
const LISTED = [
  "https://portal.example",
  "https://*.canton.example",
  "http://localhost:3000/",
  "http://old.example",
];

test.each([
  OWN,
  "https://portal.example",
  "https://data.canton.example",
  "https://a.b.canton.example",
  "http://localhost:3000",
  "http://old.example",
  "https://old.example",
])("messages of %s are taken", (origin) => {
  expect(isTrustedOrigin(origin, OWN, LISTED)).toBe(true);
});

test.each([
  "null",
  "",
  "file://",
  "http://portal.example",
  "https://portal.example:8443",
  "https://portal.example.evil.example",
  "https://evilportal.example",
  "https://canton.example",
  "https://evilcanton.example",
  "http://localhost:4000",
])("messages of %s are not", (origin) => {
  expect(isTrustedOrigin(origin, OWN, LISTED)).toBe(false);
});
