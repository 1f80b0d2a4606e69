import { expect, it } from "vitest";
import { pickSessionCookie } from "./session-cookie.ts";

it.each([
  ["https://charts.example.org", "__Host-statelier-session", true],
  ["http://localhost:4000", "statelier-session", false],
  ["http://127.0.0.1:4000", "statelier-session", false],
  ["http://[::1]:4000", "statelier-session", false],
])("at %s the cookie is %s", (publicUrl, name, isSecure) => {
  const cookie = pickSessionCookie(publicUrl);
  expect(cookie?.name).toBe(name);
  expect(cookie?.attributes.split("; ")).toEqual([
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ]);
});

it.each(["http://charts.example.org", "http://192.168.0.7:4000", "http://localhost.example.org"])(
  "nobody signs in at %s",
  (publicUrl) => expect(pickSessionCookie(publicUrl)).toBeUndefined(),
);
