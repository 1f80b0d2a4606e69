import type { Draw } from "@statelier/document/testing/make-draw";
import {
  REST_OPERATIONS,
  type RestOperation,
} from "../../apps/web/src/server/routes/rest-operations.ts";
import { damageJson, mutateJson } from "./mutate-json.ts";
import type { Shot } from "./shot.ts";

type Target = Pick<Shot, "method" | "path"> & Pick<Partial<Shot>, "headers" | "body">;

/** What an author's program has: the keys of charts, and a token. */
type Known = { keys: readonly string[]; token: string; document: unknown };

/** Bodies as they should be, by the end of the path. */
const sampleBody = (path: string, { keys: [key], document }: Known): unknown => {
  const samples: Record<string, unknown> = {
    "config-create": { data: document, published_state: "DRAFT" },
    "config-update": { key, data: document, published_state: "DRAFT", updated_at: "x" },
    "config-release": { key, publish_at: "2999-12-01T08:30" },
    "config-give": { key, team_id: null },
    "config-hand-over": { key, email: "author@example.org" },
    "color-palette": { paletteId: "x", name: "Blue", type: "sequential", colors: ["#0000ff"] },
    tokens: { name: "Robot", scope: "read", days: 30, id: "x" },
    webhooks: { url: "https://127.0.0.1/", key, id: "x" },
    invitations: { team_id: "x" },
    accept: { token: "x" },
    data: { confirm: "delete" },
    person: { id: "x", role: "reader", isBlocked: true },
    team: { name: "Team" },
    member: { teamId: "x", personId: "x", isMember: true },
    give: { key, userId: null, teamId: "x" },
    "give-all": { from: "x", to: "y" },
    allow: { id: "x", charts: 3 },
  };
  return samples[path.split("/").at(-1) ?? ""] ?? { key, id: "x" };
};

const METHODS = ["get", "post", "put", "delete"] as const;

/** A call of people or their programs, changed: with an author's token, a damaged one, a made-up session, or none. */
export const aimAtAccounts = (draw: Draw, known: Known): Target => {
  const operation = draw.from<RestOperation>(...REST_OPERATIONS);
  const key = draw.from(...known.keys, "x".repeat(12), "%00");
  const search = Object.keys(operation.query ?? {}).map(
    (name) => `${name}=${draw.from(key, "%27", "-1", "1e999", "")}`,
  );
  const path = `/api${operation.path.replace("{key}", key)}?${search.join("&")}`;
  const method = (
    draw.integer(0, 9) === 0 ? draw.from(...METHODS) : operation.method
  ).toUpperCase();
  const who = draw.from<Record<string, string>>(
    { authorization: `Bearer ${known.token}` },
    { authorization: `Bearer ${known.token}` },
    { authorization: `Bearer ${known.token.slice(0, -1)}` },
    { authorization: "Bearer" },
    { cookie: `statelier-session=${"A".repeat(43)}` },
    { authorization: `Bearer ${known.token}`, origin: "https://evil.example" },
    {},
  );
  if (method === "GET") return { method, path, headers: who };
  const sample = sampleBody(operation.path, known);
  const text = JSON.stringify(draw.boolean() ? mutateJson(sample, known.document, draw) : sample);
  const body = draw.integer(0, 9) === 0 ? damageJson(text, draw) : Buffer.from(text);
  return { method, path, headers: { ...who, "content-type": "application/json" }, body };
};
