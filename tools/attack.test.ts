import { makeDraw } from "@statelier/document/testing/make-draw";
import { describe, expect, test } from "vitest";
import { REST_OPERATIONS } from "../apps/web/src/server/routes/rest-operations.ts";
import { makeStudioRoutes } from "../apps/web/src/studio/studio-routes.tsx";
import { refuseForeign } from "../bench/attack/fire.ts";
import type { Member, Staff } from "../bench/attack/hire-staff.ts";
import { describeAccess, drawIdentity } from "../bench/attack/identity.ts";
import { damageJson, mutateJson } from "../bench/attack/mutate-json.ts";
import { multiplyDocument } from "../bench/attack/multiply-document.ts";
import { PEOPLE_PAGES, SIGN_IN_ROUTES } from "../bench/attack/people-routes.ts";
import { sampleBody } from "../bench/attack/sample-body.ts";

test.each([
  "http://localhost:4000",
  "http://127.0.0.1:4000",
  "http://127.9.9.9:1",
  "http://[::1]:4000",
])("%s may be attacked", (address) => {
  expect(refuseForeign(address).href).toContain(address);
});

test.each([
  "http://example.org",
  "http://127.0.0.1.example.org",
  "http://localhost.example.org:4000",
  "https://localhost:4000",
  "http://10.0.0.1",
  "http://0.0.0.0:4000",
  "no address",
  "",
])("%s is never attacked", (address) => {
  expect(() => refuseForeign(address)).toThrow("Only a server on this machine is attacked");
});

const DOCUMENT = {
  version: "4.6.0",
  chartConfigs: [{ key: "a", cubes: [{ iri: "http://a", filters: {} }], size: 3, active: false }],
};

test("a seed changes a document always the same way, and leaves what it was made of", () => {
  const before = structuredClone(DOCUMENT);
  const texts = Array.from({ length: 200 }, (_, seed) =>
    JSON.stringify(mutateJson(DOCUMENT, { size: [1], iri: "b" }, makeDraw(seed))),
  );
  expect(DOCUMENT).toEqual(before);
  expect(texts).toEqual(
    texts.map((_, seed) =>
      JSON.stringify(mutateJson(DOCUMENT, { size: [1], iri: "b" }, makeDraw(seed))),
    ),
  );
  expect(new Set(texts).size).toBeGreaterThan(100);
  const kept = texts.filter((text) => text.includes('"chartConfigs":[{"key":"a"'));
  expect(kept.length).toBeGreaterThan(50);
});

test("documents are multiplied: charts, blocks, columns and what else they name", () => {
  const fields = { first: { componentId: "a" }, y: { componentIds: ["m"] } };
  const [chart] = DOCUMENT.chartConfigs;
  const document = { ...DOCUMENT, chartConfigs: [{ ...chart, fields }] };
  const made = Array.from({ length: 100 }, (_, seed) =>
    JSON.stringify(multiplyDocument(document, makeDraw(seed))),
  );
  const most = (part: RegExp): number =>
    Math.max(...made.map((text) => text.match(part)?.length ?? 0));
  expect(most(/"type":"chart"/g)).toBeGreaterThan(200);
  expect(most(/"key":"dense-/g)).toBeGreaterThan(200);
  expect(most(/"m"/g)).toBeGreaterThan(300);
  expect(most(/"value-/g)).toBeGreaterThan(5_000);
  expect(Math.max(...made.map((text) => text.length))).toBeLessThan(1_000_000);
});

test("a damaged JSON text is another one", () => {
  const text = JSON.stringify(DOCUMENT);
  const damaged = Array.from({ length: 40 }, (_, seed) => damageJson(text, makeDraw(seed)));
  expect(damaged.every((each) => !each.equals(Buffer.from(text)))).toBe(true);
});

const MEMBER: Member = {
  id: "anna",
  email: "anna@office.example",
  isAdministrator: false,
  cookie: "statelier-session=abc",
  tokens: [{ scope: "draft", token: "statelier_xyz" }],
  keys: ["chart0000001"],
};
const STAFF: Staff = {
  administrator: { ...MEMBER, isAdministrator: true },
  author: MEMBER,
  publishedKey: "chart0000002",
  teamId: "team",
  tokenId: "token",
  webhookId: "webhook",
  paletteId: "palette",
  invitation: "invitation",
};
const DRAWS = Array.from({ length: 200 }, (_, seed) => makeDraw(seed));

test.each(REST_OPERATIONS.filter(({ body }) => body).map((each) => [each.path, each] as const))(
  "%s is sent what it takes, and all that it takes",
  (_, operation) => {
    const known = { staff: STAFF, keys: STAFF.author.keys, document: DOCUMENT };
    const bodies = DRAWS.map((draw) => sampleBody(operation, known, draw));
    for (const body of bodies) expect(operation.body?.safeParse(body).error).toBeUndefined();
    const sent = new Set(bodies.flatMap((body) => Object.keys(body as object)));
    const { shape } = operation.body as { shape?: object };
    const taken = shape ? Object.keys(shape) : [...sent];
    expect([...sent].toSorted()).toEqual(taken.toSorted());
  },
);

type Routes = Readonly<ReturnType<typeof makeStudioRoutes>>;

const listPages = (routes: Routes): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...listPages(children),
  ]);

test("each page of the site that is none of the catalogue is attacked", () => {
  const pages = listPages(makeStudioRoutes({ locale: "en" } as never));
  expect(pages.toSorted()).toEqual(["/en", "browse/*", ...PEOPLE_PAGES].toSorted());
});

test("each step of signing in and out is attacked", () => {
  expect(SIGN_IN_ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    "GET /api/sign-in/:provider",
    "GET /api/sign-in/callback",
    "POST /api/sign-in/local",
    "POST /api/sign-out",
  ]);
});

describe("of whom a call must be refused", () => {
  const session = { headers: {}, by: "session", isForeign: false } as const;
  const token = { headers: {}, by: "token", isForeign: false } as const;
  const [read, write] = [
    { who: "people", method: "get" },
    { who: "people", method: "post" },
  ] as const;
  const administer = { who: "administrators", method: "post" } as const;
  const look = { who: "anybody", method: "post" } as const;
  const refused = { isIntruder: true };
  test.each([
    ["their session", write, session, { by: "session" }],
    ["their session, from a page of another site", write, { ...session, isForeign: true }, refused],
    [
      "their session, read by a page of another site",
      read,
      { ...session, isForeign: true },
      refused,
    ],
    ["their token", write, token, { by: "token" }],
    ["a token, from a page of another site", write, { ...token, isForeign: true }, refused],
    ["a token that only reads", write, { ...token, isReader: true }, refused],
    ["a token that reads", read, { ...token, isReader: true }, { by: "token" }],
    ["nothing", read, { headers: {}, isForeign: false }, refused],
    ["an author’s session in administration", administer, session, refused],
    ["an administrator’s", administer, { ...session, isAdministrator: true }, { by: "session" }],
    ["nothing, where everybody may ask", look, { headers: {}, isForeign: false }, {}],
    ["nothing, from another site", look, { headers: {}, isForeign: true }, refused],
  ] as const)("%s", (_, operation, identity, access) => {
    expect(describeAccess(operation, identity)).toEqual(access);
  });
});

test("whoever is not signed in brings nothing that lets them in", () => {
  const identities = DRAWS.map((draw) => drawIdentity(draw, MEMBER, "http://localhost:1"));
  expect(identities.filter(({ by }) => by === "session").length).toBeGreaterThan(50);
  expect(identities.filter(({ isForeign }) => isForeign).length).toBeGreaterThan(20);
  for (const { headers } of identities.filter(({ by }) => by === undefined)) {
    expect(headers["authorization"]).not.toBe("Bearer statelier_xyz");
    // Beside a wrong token the session does not count.
    const isWrongToken = headers["authorization"]?.startsWith("Bearer statelier_xyzx") === true;
    expect(headers["cookie"] === MEMBER.cookie).toBe(isWrongToken);
  }
});
