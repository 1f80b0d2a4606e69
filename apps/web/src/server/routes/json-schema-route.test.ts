import {
  buildChartConfigJsonSchema,
  buildStateJsonSchema,
  STATE_VERSION,
} from "@statelier/document";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeJsonSchemaRoute } from "./json-schema-route.ts";

const app = new Hono().route("/json-schema", makeJsonSchemaRoute());

test.each([
  ["/json-schema/state.json", `Configurator state ${STATE_VERSION}`],
  ["/json-schema/chart-config.json", "Chart config 4.5.0"],
])("%s is a JSON Schema that other sites may read", async (path, title) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/schema+json");
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await answer.json()).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title,
  });
  expect((await app.request(path, { method: "HEAD" })).status).toBe(200);
});

test("it is the schema that documents are held against, word for word", async () => {
  const read = async (name: string): Promise<unknown> =>
    (await app.request(`/json-schema/${name}.json`)).json();
  expect(await read("state")).toEqual(JSON.parse(JSON.stringify(buildStateJsonSchema())));
  expect(await read("chart-config")).toEqual(
    JSON.parse(JSON.stringify(buildChartConfigJsonSchema())),
  );
});

test("there are no other schemas", async () => {
  expect((await app.request("/json-schema/other.json")).status).toBe(404);
});
