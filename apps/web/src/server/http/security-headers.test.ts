import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const readPolicy = async (path: string, embedders: readonly string[]) => {
  const app = new Hono()
    .use(
      securityHeaders(
        { listed: ["https://portal.example"], embedders },
        { relaxed: true, styles: [] },
      ),
    )
    .get("*", (context) => context.text("page"));
  return (await app.request(path)).headers.get("content-security-policy");
};

test.each([
  ["/de/embed/abcdefghijkl", [], "frame-ancestors * file:"],
  [
    "/de/embed/abcdefghijkl",
    ["https://a.example", "https://*.b.example"],
    "frame-ancestors 'self' https://a.example https://*.b.example",
  ],
  ["/de/v/abcdefghijkl", ["https://a.example"], "frame-ancestors 'none'"],
  ["/de/preview", ["https://a.example"], "frame-ancestors 'self' https://portal.example"],
  ["/de/?odsiframe=true", [], "frame-ancestors 'self' https://portal.example"],
  ["/de/", [], "frame-ancestors 'none'"],
])("%s may be framed as the operator says (%j)", async (path, embedders, policy) => {
  expect(await readPolicy(path, embedders)).toBe(policy);
});
