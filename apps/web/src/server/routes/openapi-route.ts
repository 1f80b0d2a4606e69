import type { Hono } from "hono";
import { z } from "zod";
import { REST_ANSWERS, type RestAnswer } from "./rest-answers.ts";
import { REST_OPERATIONS, type RestOperation } from "./rest-operations.ts";

type Json = Readonly<Record<string, unknown>>;

const toSchema = (schema: z.ZodType, io: "input" | "output" = "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const answerSchema = (answer: RestOperation["answer"]): Json =>
  typeof answer === "string" ? refer(answer) : { type: "array", items: refer(answer[0]) };

const inJson = (schema: Json): Json => ({ "application/json": { schema } });

const FAILURES: Readonly<Record<number, string>> = {
  400: "Something of the request is wrong; `error.path` says where",
  401: "Nobody is signed in, or nobody has the token",
  403: "The role, the token or the operator does not allow it",
  404: "There is nothing of the kind, or nothing that the caller may see",
  409: "It has been changed meanwhile, or the name or the key of an attempt is taken",
  413: "The body is too large",
  415: "The body is not sent as application/json",
  429: "Too much was asked; `Retry-After` says when to ask again",
  503: "A source or the store does not answer; `Retry-After` says when to ask again",
  507: "The disk is full: nothing was kept",
};

const listFailures = ({ who, method, failures = [] }: RestOperation): number[] => {
  const ofPeople = who === "anybody" ? [] : [401, 403];
  const ofWrites = method === "get" ? [] : [400, 403, 413, 415];
  return [...new Set([...ofPeople, ...ofWrites, ...failures, 401, 429])].toSorted((a, b) => a - b);
};

const listParameters = ({ path, query = {}, headers = {} }: RestOperation): Json[] => [
  ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  })),
  ...Object.entries(query).map(([name, { about, isNeeded = false }]) => ({
    name,
    in: "query",
    description: about,
    required: isNeeded,
    schema: { type: "string" },
  })),
  ...Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    description,
    required: false,
    schema: { type: "string" },
  })),
];

const nameOperation = ({ method, path }: RestOperation): string =>
  `${method}${path.replaceAll(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`;

const describeOperation = (operation: RestOperation): Json => ({
  operationId: nameOperation(operation),
  summary: operation.summary,
  security: operation.who === "anybody" ? [{}, { token: [] }, { session: [] }] : SIGNED_IN,
  parameters: listParameters(operation),
  ...(operation.body && {
    requestBody: { required: true, content: inJson(toSchema(operation.body, "input")) },
  }),
  responses: {
    200: {
      description: "Done",
      content: inJson({
        type: "object",
        required: ["success", "data", "message"],
        additionalProperties: false,
        properties: {
          success: { const: true },
          data: answerSchema(operation.answer),
          message: { type: "string" },
        },
      }),
    },
    ...Object.fromEntries(
      listFailures(operation).map((status) => [
        status,
        { description: FAILURES[status], content: inJson(refer("Failure")) },
      ]),
    ),
  },
});

const SIGNED_IN = [{ token: [] }, { session: [] }];

const FAILURE: Json = {
  type: "object",
  required: ["success", "data", "message", "error"],
  additionalProperties: false,
  properties: {
    success: { const: false },
    data: { type: "null" },
    message: { type: "string", description: "In English" },
    error: {
      type: "object",
      required: ["id"],
      additionalProperties: false,
      properties: {
        id: { type: "string", description: "A row of docs/errors.md" },
        path: { type: "string", description: "The place that is wrong" },
        args: { type: "object", additionalProperties: { type: "string" } },
        reference: { type: "string", description: "Of the request, for the operator" },
      },
    },
  },
};

const buildPaths = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of REST_OPERATIONS) {
    const methods = (paths[operation.path] ??= {});
    methods[operation.method] = describeOperation(operation);
  }
  return paths;
};

/** All calls of `/api` that answer in the envelope, as OpenAPI 3.1. */
const buildOpenApi = (): Json => ({
  openapi: "3.1.1",
  info: {
    title: "Statelier",
    version: "1",
    description: "Charts and whose they are. Data are read from /api/graphql, without an account.",
  },
  servers: [{ url: "/api" }],
  paths: buildPaths(),
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer", description: "Of a program, from My charts" },
      session: { type: "apiKey", in: "cookie", name: "__Host-statelier-session" },
    },
    schemas: {
      ...Object.fromEntries(
        (Object.keys(REST_ANSWERS) as RestAnswer[]).map((name) => [
          name,
          toSchema(REST_ANSWERS[name]),
        ]),
      ),
      Failure: FAILURE,
    },
  },
});

/** `/openapi.json`, alike for everybody. */
export const addOpenApi = (api: Hono): void => {
  let text: string | undefined;
  api.get("/openapi.json", () => {
    text ??= JSON.stringify(buildOpenApi());
    return new Response(text, {
      headers: {
        "Content-Type": "application/json",
        "Cache-Control": "public, max-age=3600",
        "Access-Control-Allow-Origin": "*",
      },
    });
  });
};
