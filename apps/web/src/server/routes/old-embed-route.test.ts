import { Hono } from "hono";
import { expect, test } from "vitest";
import { OLD_EMBED_PATH, redirectOldEmbed } from "./old-embed-route.ts";

const app = new Hono().get(OLD_EMBED_PATH, redirectOldEmbed);

test.each([
  ["de/abcdefghijkl", "/de/embed/abcdefghijkl"],
  ["fr/abcdefghijkl?removeBorder=true", "/fr/embed/abcdefghijkl?removeBorder=true"],
])("the address under which old pages embed, %s, leads to the chart", async (path, target) => {
  const answer = await app.request(`/api/embed-aem-ext/${path}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, target]);
});

test.each(["rm/abcdefghijkl", "de/x", "de/%2e%2e%2fbrowse"])("%s is no chart", async (path) => {
  expect((await app.request(`/api/embed-aem-ext/${path}`)).status).toBe(404);
});
