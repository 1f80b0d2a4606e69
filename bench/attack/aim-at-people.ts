import type { Draw } from "@statelier/document/testing/make-draw";
import {
  REST_OPERATIONS,
  type RestOperation,
} from "../../apps/web/src/server/routes/rest-operations.ts";
import { describeAccess, type Identity } from "./identity.ts";
import { damageJson, mutateJson } from "./mutate-json.ts";
import { mutateText } from "./mutate-text.ts";
import { WAYS } from "./open-office.ts";
import { SIGN_IN_ROUTES, PEOPLE_PAGES } from "./people-routes.ts";
import { type Known, sampleBody } from "./sample-body.ts";
import type { Target } from "./shot.ts";

type Aimed = Known & {
  identity: Identity;
  /** Of charts that are only read, by whom they do not belong to. */
  others: readonly string[];
};

const METHODS = ["get", "post", "put", "delete"] as const;

const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 3_000);

const drawSearch = (draw: Draw, { query = {}, path }: RestOperation, aimed: Aimed): string => {
  const { staff, keys, others } = aimed;
  const people = [staff.administrator.id, staff.author.id];
  const isOfPeople = path.startsWith("/administration");
  const usual: Record<string, readonly string[]> = {
    id: isOfPeople ? people : [...keys, ...others],
    key: [...keys, ...others],
    owner: people,
    titles: ["de", "en"],
    before: ["3", "100"],
    version: ["1"],
    data: ["false"],
  };
  const odd = ["%27", "-1", "1e999", "", "%00", encode(mutateText("de", draw))];
  return Object.keys(query)
    .filter(() => draw.integer(0, 3) > 0)
    .map((name) => {
      const value = draw.integer(0, 2) > 0 ? (usual[name] ?? odd) : odd;
      return `${name}=${draw.from(...value)}`;
    })
    .join("&");
};

/** A call of people or their programs, as it should be or changed. */
export const aimAtCalls = (draw: Draw, aimed: Aimed): Target => {
  const { identity, keys, others, document } = aimed;
  const operation = draw.from<RestOperation>(...REST_OPERATIONS);
  const isUsual = draw.integer(0, 9) > 0;
  const method = isUsual ? operation.method : draw.from(...METHODS);
  const key = draw.from(...keys, ...others, "x".repeat(12), "%00");
  const path = `/api${operation.path.replace("{key}", key)}?${drawSearch(draw, operation, aimed)}`;
  const access = method === operation.method ? describeAccess(operation, identity) : {};
  const target = { ...access, method: method.toUpperCase(), path };
  if (method === "get") return { ...target, headers: identity.headers };
  const sample = sampleBody(operation, aimed, draw) ?? { key: draw.from(...keys) };
  const text = JSON.stringify(
    draw.integer(0, 2) === 0 ? mutateJson(sample, document, draw) : sample,
  );
  const body = draw.integer(0, 14) === 0 ? damageJson(text, draw) : Buffer.from(text);
  const headers = { ...identity.headers, "content-type": "application/json" };
  return { ...target, headers, body };
};

const RETURNS = ["/de/profile", "//evil.example", "https://evil.example/", "/\\evil.example", "%"];

/** What a browser keeps of somebody on the way to a provider, made up or damaged. */
const drawFlow = (draw: Draw): string => {
  const flow = {
    provider: draw.from<string>(...WAYS, "nobody", "__proto__"),
    state: "s",
    nonce: "n",
    verifier: "v".repeat(43),
    back: draw.from(...RETURNS),
  };
  const text =
    draw.integer(0, 3) > 0 ? JSON.stringify(flow) : JSON.stringify(mutateJson(flow, flow, draw));
  return `statelier-signing-in=${Buffer.from(text).toString("base64url").slice(0, 6_000)}`;
};

/** A step of signing in or out. */
export const aimAtSignIn = (draw: Draw, { identity: { headers, isForeign } }: Aimed): Target => {
  const { method, path } = draw.from(...SIGN_IN_ROUTES);
  const provider = draw.from<string>(
    ...WAYS,
    "local",
    "__proto__",
    encode(mutateText("office", draw)),
  );
  const back = encode(draw.integer(0, 2) > 0 ? draw.from(...RETURNS) : mutateText("/de/", draw));
  const address = path.replace(":provider", provider);
  if (method === "GET") {
    const code = encode(mutateText("abc", draw));
    const search = `return=${back}&code=${code}&state=${draw.from("s", "t")}&iss=${draw.from("", "x")}`;
    const cookies = [headers["cookie"], draw.boolean() ? drawFlow(draw) : undefined];
    const cookie = cookies.filter((each) => each !== undefined).join("; ");
    return { method, path: `${address}?${search}`, headers: { ...headers, cookie } };
  }
  const token = encode(mutateText("A".repeat(32), draw));
  const everywhere = draw.from("true", "false", "", "1");
  const body = Buffer.from(`token=${token}&everywhere=${everywhere}&return=${back}`);
  const type = draw.from(
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded",
    "text/plain",
  );
  return {
    method,
    path: address,
    headers: { ...headers, "content-type": type },
    body,
    ...(isForeign ? { isIntruder: true } : {}),
  };
};

/** A page of people. */
export const aimAtPages = (draw: Draw, { identity, staff, keys, others }: Aimed): Target => {
  const page = draw.from(...PEOPLE_PAGES);
  const text =
    draw.integer(0, 3) > 0 ? draw.from(...keys, ...others) : encode(mutateText("x", draw));
  const search = draw.from(
    "",
    "from=1&to=2",
    `draft=${draw.from(...keys, ...others)}`,
    `edit=${draw.from(...keys, ...others)}`,
    `copy=${draw.from(...keys, ...others)}`,
    `invitation=${staff.invitation}`,
    `invitation=${encode(mutateText("x", draw))}`,
    `from=${encode(mutateText("1", draw))}`,
    "view=drafts&search=a",
  );
  const path = `/${draw.from("de", "fr", "it", "en")}/${page.replaceAll(/:\w+/g, text)}?${search}`;
  return { method: "GET", path, headers: identity.headers };
};
