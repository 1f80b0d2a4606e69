import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it } from "vitest";
import { serveConfigApi, TEST_DOCUMENT } from "../testing/serve-config-api.ts";
import { REST_OPERATIONS } from "./rest-operations.ts";

type Schema = Record<string, unknown>;
type Described = {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters: { name: string; in: string }[];
        requestBody?: { content: { "application/json": { schema: Schema } } };
        responses: Record<string, { content: { "application/json": { schema: Schema } } }>;
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
};

let served: ReturnType<typeof serveConfigApi>;
let described: Described;
beforeEach(async () => {
  served = serveConfigApi();
  described = (await (await served.app.request("/api/openapi.json")).json()) as Described;
});

const compile = (schema: Schema) => {
  const ajv = new Ajv2020({ strict: false });
  return ajv.compile({ ...schema, components: described.components });
};

/** What a call answers is what is said of it. */
const expectAsDescribed = async (
  method: string,
  path: string,
  { at = path, body }: { at?: string; body?: unknown } = {},
): Promise<{ status: number; data: Record<string, unknown> }> => {
  const operation = described.paths[path.replace(/\?.*/, "")]?.[method];
  const asks = operation?.requestBody?.content["application/json"].schema;
  if (asks && body !== undefined) {
    const validate = compile(asks);
    expect(validate(body), `${method} ${path}: ${JSON.stringify(validate.errors)}`).toBe(true);
  }
  const answer = await served.app.request(`/api${at}`, {
    method: method.toUpperCase(),
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = operation?.responses[answer.status]?.content["application/json"].schema;
  const value = (await answer.json()) as { data: Record<string, unknown> };
  if (!said)
    throw new Error(`${method} ${path} answers ${answer.status}, of which nothing is said`);
  const validate = compile(said);
  const isRight = validate(value);
  expect(isRight, `${method} ${at} ${answer.status}: ${JSON.stringify(validate.errors)}`).toBe(
    true,
  );
  return { status: answer.status, data: value.data };
};

it("names every call of the server, and no other one", () => {
  const known = REST_OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted();
  const there = served.app.routes
    .filter(({ method, path }) => method !== "ALL" && path !== "/api/openapi.json")
    .map(({ method, path }) => {
      const open = path.replace(/^\/api/, "").replaceAll(/:(\w+)/g, "{$1}");
      return `${method.toLowerCase()} ${open}`;
    });
  expect([...new Set(there)].toSorted()).toEqual(known);
});

it("is OpenAPI 3.1 with a name for each call, its parameters, and schemas that can be compiled", () => {
  expect(described.openapi).toMatch(/^3\.1\./);
  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(REST_OPERATIONS.length);
  for (const { path, parameters, requestBody, responses } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    if (requestBody) compile(requestBody.content["application/json"].schema);
    const { 200: done } = responses;
    compile(done?.content["application/json"].schema ?? {});
  }
});

describe("answers are as they are described", () => {
  it("about charts", async () => {
    await served.welcome("anna");
    served.signIn();
    const create = async (published_state: string) => {
      const body = { data: TEST_DOCUMENT, published_state };
      return String((await expectAsDescribed("post", "/config-create", { body })).data["key"]);
    };
    const [published, draft] = [await create("PUBLISHED"), await create("DRAFT")];
    const update = { key: published, data: TEST_DOCUMENT, published_state: "DRAFT" };
    await expectAsDescribed("post", "/config-update", { body: update });
    await expectAsDescribed("post", "/config-update", { body: { ...update, updated_at: "x" } });
    await served.store.people.setTeams("anna", [{ id: "t1", name: "Health" }]);
    const statuses = [
      ["/config-release", { key: draft, publish_at: "2999-12-01T08:30" }],
      ["/config-release", { key: draft, publish_at: null }],
      ["/config-give", { key: draft, team_id: "t1" }],
      ["/config-hand-over", { key: draft, email: "nobody@office.example" }],
      ["/config-remove", { key: draft }],
      ["/config-restore", { key: draft }],
      ["/config-unpublish", { key: published }],
      ["/config-remove", { key: "unknown00000" }],
    ] as const;
    for (const [path, body] of statuses) await expectAsDescribed("post", path, { body });
    await expectAsDescribed("get", "/config/{key}", { at: `/config/${draft}` });
    await expectAsDescribed("get", "/config/{key}", { at: "/config/unknown00000" });
    await expectAsDescribed("get", "/config/list");
    await expectAsDescribed("get", "/config/list", { at: "/config/list?titles=de" });
    await expectAsDescribed("get", "/config/versions", { at: `/config/versions?key=${published}` });
    for (const part of ["version=1", "data=false"])
      await expectAsDescribed("get", "/config/versions", {
        at: `/config/versions?key=${published}&${part}`,
      });
    await expectAsDescribed("get", "/config/views", { at: `/config/views?key=${published}` });
    const count = { at: `/config/view?id=${published}` };
    expect((await expectAsDescribed("get", "/config/view", count)).status).toBe(200);
  });

  it("about one’s own account", async () => {
    await served.welcome("anna");
    served.signIn();
    await expectAsDescribed("get", "/user/teams");
    const palette = { name: "Blue", type: "sequential", colors: ["#0000ff"] };
    const at = "/user/color-palette";
    const { data } = await expectAsDescribed("post", at, { body: palette });
    expect((await expectAsDescribed("post", at, { body: palette })).status).toBe(409);
    const { paletteId } = data;
    await expectAsDescribed("put", at, { body: { paletteId, name: "Sky" } });
    await expectAsDescribed("get", at);
    await expectAsDescribed("delete", at, { body: { paletteId } });
    const token = { name: "Robot", scope: "read", days: 30 };
    const made = await expectAsDescribed("post", "/user/tokens", { body: token });
    await expectAsDescribed("get", "/user/tokens");
    await expectAsDescribed("delete", "/user/tokens", { body: { id: made.data["id"] } });
    await served.store.people.setTeams("anna", [{ id: "t1", name: "Health" }]);
    const invited = await expectAsDescribed("post", "/user/invitations", {
      body: { team_id: "t1" },
    });
    const invitation = { body: { token: invited.data["token"] } };
    await expectAsDescribed("post", "/user/invitations/accept", invitation);
    await expectAsDescribed("post", "/user/invitations/accept", invitation);
    await expectAsDescribed("get", "/user/data");
    const hook = { url: "https://hooks.example/in", team_id: "t1" };
    const hooked = await expectAsDescribed("post", "/user/webhooks", { body: hook });
    await expectAsDescribed("get", "/user/webhooks");
    await expectAsDescribed("delete", "/user/webhooks", { body: { id: hooked.data["id"] } });
    const none = await expectAsDescribed("delete", "/user/tokens", { body: { id: "none" } });
    expect(none.status).toBe(404);
    await expectAsDescribed("delete", "/user/data", { body: { confirm: "delete" } });
  });

  it("about administration, and to who may not", async () => {
    const reads = ["people", "teams", "charts", "actions"].map((name) => `/administration/${name}`);
    for (const path of reads) expect((await expectAsDescribed("get", path)).status).toBe(401);
    await served.welcome("ben");
    served.signIn({ role: "administrator" });
    const writes = [
      ["person", { id: "ben", role: "author", isBlocked: false }],
      ["sign-out", { id: "ben" }],
      ["team", { name: "Health" }],
      ["member", { teamId: "x", personId: "ben", isMember: true }],
      ["give", { key: "unknown00000", userId: null, teamId: null }],
      ["give-all", { from: "ben", to: "anna" }],
      ["allow", { id: "ben", charts: 7 }],
    ] as const;
    for (const [name, body] of writes)
      await expectAsDescribed("post", `/administration/${name}`, { body });
    for (const path of reads) await expectAsDescribed("get", path);
    const data = { at: "/administration/data?id=ben" };
    await expectAsDescribed("get", "/administration/data", data);
    await expectAsDescribed("post", "/administration/forget", { body: { id: "ben" } });
    served.signIn({ role: "author" });
    for (const path of reads) expect((await expectAsDescribed("get", path)).status).toBe(403);
  });
});
