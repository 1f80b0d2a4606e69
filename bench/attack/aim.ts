import type { Draw } from "@statelier/document/testing/make-draw";
import { aimAtCalls, aimAtPages, aimAtSignIn } from "./aim-at-people.ts";
import type { GraphqlRequest, Material } from "./collect-material.ts";
import type { Keeper, Staff } from "./hire-staff.ts";
import { drawIdentity, type Identity } from "./identity.ts";
import { damageJson, mutateJson } from "./mutate-json.ts";
import { LONG_SPARQL, mutateGraphql, mutateSparql } from "./mutate-query.ts";
import { multiplyDocument } from "./multiply-document.ts";
import { mutateText } from "./mutate-text.ts";
import { encode, LOCALES, postJson, SPARQL } from "./make-honest.ts";
import type { Delivery, Shot, Surface, Target } from "./shot.ts";

/** One of so many documents is multiplied: each takes a server as long as dozens of others. */
const MULTIPLIED = 12;

const DATA_FILES = ["csv", "xlsx", "json", "parquet", "rq", "zip", "txt", "progress"] as const;
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };

/** How many shots go to each surface, among all. */
const WEIGHTS: Readonly<Record<Surface, number>> = {
  publishing: 16,
  graphql: 18,
  preview: 8,
  pages: 16,
  embeds: 6,
  pictures: 14,
  downloads: 10,
  sparql: 6,
  accounts: 16,
  "sign-in": 3,
  profile: 4,
  other: 6,
};

const LOTTERY = Object.entries(WEIGHTS).flatMap(([surface, weight]) =>
  Array.from({ length: weight }, () => surface as Surface),
);

const HEADERS: readonly (readonly [string, string])[] = [
  ["accept", "application/json;q=0, */*;q=0.1"],
  ["accept-language", `de;q=9,${"x-".repeat(900)}`],
  ["accept-encoding", "identity;q=0"],
  ["cookie", `locale=${"%".repeat(600)}; ${"a=b; ".repeat(300)}`],
  ["if-none-match", `"a", ${'W/"b", '.repeat(500)}"c"`],
  ["range", "bytes=0-0,5-2,-1,99999999999-"],
  ["traceparent", "00-zz-zz-01"],
  ["purpose", "prefetch"],
  ["origin", "null"],
  ["sec-fetch-site", "cross-site"],
  ["content-encoding", "gzip"],
  ["authorization", "Basic ////"],
  ["user-agent", "Mobi".repeat(800)],
  ["x-http-method-override", "DELETE"],
  ["host", "a.example:99999"],
  ["expect", "200-ok"],
];

/** As whom somebody comes: chosen for a request, and never changed at random. */
const OF_IDENTITY = ["cookie", "origin", "sec-fetch-site", "authorization"];

/** Where people are shown charts that others are not. */
const OPEN_TO_OWNERS: readonly Surface[] = ["pages", "pictures", "downloads"];
/** Where they are not, whoever they are. */
const ALIKE: readonly Surface[] = ["embeds", "other"];

const isOfIdentity = (headers: Record<string, string>): boolean =>
  OF_IDENTITY.some((name) => name in headers);

export type Aimed = {
  /** Of the server. */
  origin: string;
  material: Material;
  staff: Staff;
  keeper: Keeper;
  /** Keys of changed charts that the server has accepted; they are asked for, too. */
  taken: readonly string[];
};

/** Makes a request from what is really sent. */
export class Aim {
  readonly #material: Material;
  readonly #draw: Draw;
  readonly #taken: readonly string[];
  readonly #staff: Staff;
  readonly #identity: Identity;
  /** Charts of whoever that is, which nobody else sees. */
  readonly #own: readonly string[];
  readonly #keeperKey: string;
  /** Whether what others may ask for, too, is asked for as them. */
  readonly #asPerson: boolean;

  constructor({ material, staff, keeper, taken, origin }: Aimed, draw: Draw) {
    this.#material = material;
    this.#draw = draw;
    this.#taken = taken;
    this.#staff = staff;
    const member = draw.from(staff.administrator, staff.author);
    this.#identity = drawIdentity(draw, member, origin);
    this.#own = member.keys;
    this.#keeperKey = keeper.key;
    this.#asPerson = draw.integer(0, 2) === 0;
  }

  make(caller: string): Shot {
    const draw = this.#draw;
    const surface = draw.from(...LOTTERY);
    const target = this.#asSomebody(surface, this.#target(surface));
    const { headers: own = {} } = target;
    const [name, value] = draw.from(...HEADERS);
    const isExtra = draw.integer(0, 5) === 0 && !(isOfIdentity(own) && OF_IDENTITY.includes(name));
    const headers = isExtra ? { ...own, [name]: value } : own;
    const delivery: Delivery =
      target.body && draw.integer(0, 25) === 0 ? draw.from("truncated", "slow") : "whole";
    const shot = { ...target, headers, delivery, surface, caller, isHonest: false };
    if (draw.integer(0, 40) > 0) return shot;
    const { by: _by, isIntruder: _is, ...other } = shot;
    return { ...other, method: draw.from("PUT", "HEAD", "OPTIONS") };
  }

  #asSomebody(surface: Surface, target: Target): Target {
    const isOpen = OPEN_TO_OWNERS.includes(surface);
    if (!this.#asPerson || !(isOpen || ALIKE.includes(surface))) return target;
    const { headers, by } = this.#identity;
    const isOwn = isOpen && by === "session" && this.#own.some((key) => target.path.includes(key));
    return {
      ...target,
      headers: { ...target.headers, ...headers },
      ...(isOwn ? { by } : {}),
    };
  }

  #target(surface: Surface): Target {
    switch (surface) {
      case "publishing":
        return this.#publish();
      case "graphql":
        return this.#askData();
      case "preview":
        return this.#preview();
      case "pages":
        return { method: "GET", path: this.#draw.boolean() ? this.#page("v") : this.#browse() };
      case "embeds":
        return { method: "GET", path: this.#page("embed") };
      case "pictures":
        return { method: "GET", path: this.#file(["svg", "png"]) };
      case "downloads":
        return { method: "GET", path: this.#file(DATA_FILES) };
      case "sparql":
        return this.#askSparql();
      case "accounts":
        return aimAtCalls(this.#draw, this.#ofPeople());
      case "sign-in":
        return aimAtSignIn(this.#draw, this.#ofPeople());
      case "profile":
        return aimAtPages(this.#draw, this.#ofPeople());
      case "other":
        return this.#other();
    }
  }

  #ofPeople() {
    const { keys, documents } = this.#material;
    const { author, administrator, publishedKey } = this.#staff;
    return {
      staff: this.#staff,
      identity: this.#identity,
      keys: [
        ...this.#own,
        ...author.keys,
        ...administrator.keys,
        publishedKey,
        ...this.#taken.slice(-10),
      ],
      // Honest readers and the keeper must find them as they are.
      others: [...keys, this.#keeperKey],
      document: this.#draw.boolean() ? documents[0] : this.#mutateDocument(),
    };
  }

  #mutateDocument(): unknown {
    const { documents } = this.#material;
    const draw = this.#draw;
    const document = draw.from(...documents);
    if (draw.integer(0, MULTIPLIED) === 0) return multiplyDocument(document, draw);
    return mutateJson(document, draw.from(...documents), draw);
  }

  #publish(): Target {
    const draw = this.#draw;
    const sent = postJson("/api/config-create", { data: this.#mutateDocument() });
    return draw.integer(0, 9) > 0 || !sent.body
      ? sent
      : { ...sent, body: damageJson(sent.body.toString(), draw) };
  }

  #askData(): Target {
    const draw = this.#draw;
    const known: GraphqlRequest = draw.from(...this.#material.queries);
    const other = draw.from(...this.#material.queries);
    const isQuery = draw.boolean();
    const asked: GraphqlRequest = {
      query: isQuery ? mutateGraphql(known.query, draw) : known.query,
      variables: isQuery
        ? known.variables
        : (mutateJson(known.variables, other.variables, draw) as Record<string, unknown>),
    };
    const sent = postJson("/api/graphql", draw.integer(0, 19) === 0 ? [asked, asked] : asked);
    if (draw.integer(0, 9) === 0 && sent.body)
      return { ...sent, body: damageJson(sent.body.toString(), draw) };
    if (draw.integer(0, 4) > 0) return sent;
    const search = `query=${encode(asked.query)}&variables=${encode(JSON.stringify(asked.variables))}`;
    return { method: "GET", path: `/api/graphql?${search.slice(0, 14_000)}` };
  }

  #preview(): Target {
    const draw = this.#draw;
    const state = JSON.stringify(this.#mutateDocument());
    const text = draw.integer(0, 9) === 0 ? damageJson(state, draw).toString("latin1") : state;
    const view = draw.boolean() ? `&${this.#search()}` : "";
    const body = Buffer.from(`state=${encode(text)}${view}`);
    return { method: "POST", path: `/${draw.from(...LOCALES)}/preview`, headers: FORM_TYPE, body };
  }

  #key(): string {
    const draw = this.#draw;
    const newest = this.#taken.slice(-40);
    if (draw.integer(0, 3) < (this.#asPerson ? 3 : 1))
      return draw.from(...this.#own, this.#keeperKey);
    if (newest.length > 0 && draw.integer(0, 3) > 0) return draw.from(...newest);
    return draw.integer(0, 7) === 0
      ? encode(mutateText("abcdefghijkl", draw)).slice(0, 3_000)
      : draw.from(...this.#material.keys);
  }

  #search(): string {
    const draw = this.#draw;
    const { params, datasets } = this.#material;
    const own = [...params, ["dataset", datasets[0] ?? ""], ["flags", "true"]] as const;
    const names = [
      ...own.map(([name]) => name),
      "width",
      "scale",
      "theme",
      "shape",
      "columns",
      "scope",
      "order",
      "topic",
      "preview",
    ];
    const count = draw.from(0, 1, 1, 2, 5, 300);
    const long = count > 5 ? 20 : 2_000;
    const pairs = Array.from({ length: count }, () => {
      const [known, usual] = draw.from(...own);
      const name = draw.boolean() ? known : draw.from(...names, mutateText(known, draw));
      const number = draw.from("280", "1600", "-1", "1e9", "3", "dark", "card", "view", "all");
      const value = draw.from(usual, number, mutateText(usual, draw));
      return `${encode(name).slice(0, long)}=${encode(value).slice(0, long)}`;
    });
    return pairs.join("&").slice(0, 14_000);
  }

  #page(kind: "v" | "embed"): string {
    return `/${this.#draw.from(...LOCALES)}/${kind}/${this.#key()}?${this.#search()}`;
  }

  #browse(): string {
    const draw = this.#draw;
    const path = draw.from(
      "browse",
      "create/new",
      "preview",
      "accessibility",
      "",
      "browse/theme/x",
    );
    return `/${draw.from(...LOCALES, "xx")}/${path}?${this.#search()}`;
  }

  #file(endings: readonly string[]): string {
    const draw = this.#draw;
    const ending = draw.from(...endings);
    const size = draw.from("", "width=1600&scale=3&", "shape=card&", "scope=all&", "columns=view&");
    const name = draw.integer(0, 9) === 0 ? "browse" : `v/${this.#key()}`;
    return `/${draw.from(...LOCALES)}/${name}.${ending}?${size}${this.#search()}`;
  }

  #askSparql(): Target {
    const draw = this.#draw;
    const isLong = draw.integer(0, 30) === 0;
    const query = isLong
      ? draw.from(...LONG_SPARQL)
      : draw.integer(0, 3) === 0
        ? draw.from(...SPARQL)
        : mutateSparql(draw.from(...SPARQL), draw);
    const accept = draw.from("*/*", "text/csv", "application/sparql-results+xml", "a/b");
    if (draw.boolean() && query.length < 4_000)
      return { method: "GET", path: `/sparql?query=${encode(query)}`, headers: { accept } };
    const headers = { accept, "content-type": "application/sparql-query" };
    return { method: "POST", path: "/sparql", headers, body: Buffer.from(query) };
  }

  #other(): Target {
    const draw = this.#draw;
    const address = encode(`http://127.0.0.1/en/v/${this.#key()}?${this.#search()}`).slice(
      0,
      6_000,
    );
    const text = encode(mutateText("chart", draw)).slice(0, 4_000);
    const path = draw.from(
      `/oembed?url=${address}&format=${draw.from("json", "xml", text)}&maxwidth=${text}`,
      `/api/config/${this.#key()}`,
      `/api/config/view?id=${this.#key()}`,
      `/de/v/${this.#key()}/reach/0-${text}`,
      `/json-schema/${text}`,
      `/assets/${text}`,
      `/assets/..%2f..%2f..%2fetc/passwd`,
      `/sitemap.xml?${this.#search()}`,
      `/${draw.from(...LOCALES)}/v/${this.#key()}.atom`,
      `/${draw.from(...LOCALES)}/team/${draw.from(text, this.#staff.teamId)}.atom`,
      `/fr/feed.atom?${this.#search()}`,
      `/api/openapi.json`,
      `/robots.txt`,
      `/${text}`,
      `//a.example/%2e%2e/${text}`,
    );
    return { method: draw.from("GET", "GET", "GET", "POST", "DELETE"), path };
  }
}
