import {
  buildChartConfigJsonSchema,
  buildStateJsonSchema,
  type JsonSchema,
} from "@statelier/document";
import { Hono } from "hono";

const SCHEMAS: Readonly<Record<string, () => JsonSchema>> = {
  "state.json": buildStateJsonSchema,
  "chart-config.json": buildChartConfigJsonSchema,
};

/** The format of stored documents, for other programs and other sites. */
export const makeJsonSchemaRoute = (): Hono => {
  const route = new Hono();
  for (const [name, build] of Object.entries(SCHEMAS)) {
    let text: string | undefined;
    route.get(`/${name}`, () => {
      text ??= JSON.stringify(build());
      return new Response(text, {
        headers: {
          "Content-Type": "application/schema+json",
          "Cache-Control": "public, max-age=3600",
          "Access-Control-Allow-Origin": "*",
        },
      });
    });
  }
  return route;
};
