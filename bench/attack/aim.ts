import type { Draw } from "@statelier/document/testing/make-draw";
import { aimAtAccounts } from "./aim-at-accounts.ts";
import type { GraphqlRequest, Material } from "./collect-material.ts";
import { damageJson, mutateJson } from "./mutate-json.ts";
import { LONG_SPARQL, mutateGraphql, mutateSparql } from "./mutate-query.ts";
import { mutateText } from "./mutate-text.ts";
import type { Delivery, Shot, Surface } from "./shot.ts";

const LOCALES = ["de", "fr", "it", "en"] as const;
const SPARQL = [
  "SELECT * { ?s ?p ?o } LIMIT 10",
  "SELECT (COUNT(*) AS ?n) { ?s a ?type } GROUP BY ?type",
  'SELECT ?s ?name { ?s <http://schema.org/name> ?name FILTER(LANG(?name) = "de") } ORDER BY ?name LIMIT 20',
  "ASK { ?s a <https://cube.link/Cube> }",
  "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o } LIMIT 5",
];
const JSON_TYPE = { "content-type": "application/json" };
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
  accounts: 12,
  other: 6,
};

const LOTTERY = Object.entries(WEIGHTS).flatMap(([surface, weight]) =>
  Array.from({ length: weight }, () => surface as Surface),
);

/** An address's part as a client would write it, which cannot write half a surrogate. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

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

type Target = Pick<Shot, "method" | "path"> & Partial<Pick<Shot, "headers" | "body">>;

/** Makes a request from what is really sent. */
export class Aim {
  readonly #material: Material;
  readonly #draw: Draw;
  readonly #taken: readonly string[];

  /** `taken`: keys of changed charts that the server has accepted; they are asked for, too. */
  constructor(material: Material, draw: Draw, taken: readonly string[]) {
    this.#material = material;
    this.#draw = draw;
    this.#taken = taken;
  }

  /** A reader's or author's request as it should be. */
  makeHonest(caller: string): Shot {
    const { keys, queries, documents } = this.#material;
    const draw = this.#draw;
    const key = draw.from(...keys);
    const locale = draw.from(...LOCALES);
    const make = draw.from<() => readonly [Surface, Target]>(
      () => ["pages", { method: "GET", path: `/${locale}/v/${key}` }],
      () => ["pages", { method: "GET", path: `/${locale}/browse` }],
      () => ["embeds", { method: "GET", path: `/${locale}/embed/${key}` }],
      () => ["pictures", { method: "GET", path: `/${locale}/v/${key}.png?shape=card` }],
      () => ["pictures", { method: "GET", path: `/${locale}/v/${key}.svg` }],
      () => ["downloads", { method: "GET", path: `/${locale}/v/${key}.csv` }],
      () => ["graphql", this.#postJson("/api/graphql", draw.from(...queries))],
      () => ["sparql", { method: "GET", path: `/sparql?query=${encode(draw.from(...SPARQL))}` }],
      () => ["publishing", this.#postJson("/api/config-create", { data: documents[0] })],
    );
    const [surface, target] = make();
    return { headers: {}, delivery: "whole", ...target, surface, caller, isHonest: true };
  }

  make(caller: string): Shot {
    const draw = this.#draw;
    const surface = draw.from(...LOTTERY);
    const target = this.#target(surface);
    const extra = draw.integer(0, 5) === 0 ? [draw.from(...HEADERS)] : [];
    const headers = { ...target.headers, ...Object.fromEntries(extra) };
    const method = draw.integer(0, 40) === 0 ? draw.from("PUT", "HEAD", "OPTIONS") : target.method;
    const delivery: Delivery =
      target.body && draw.integer(0, 25) === 0 ? draw.from("truncated", "slow") : "whole";
    return { ...target, method, headers, delivery, surface, caller, isHonest: false };
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
        return { method: "GET", path: this.#file(["csv", "xlsx", "json", "parquet", "rq"]) };
      case "sparql":
        return this.#askSparql();
      case "accounts":
        return aimAtAccounts(this.#draw, {
          keys: [...this.#material.keys, ...this.#taken],
          token: this.#material.token,
          document: this.#mutateDocument(),
        });
      case "other":
        return this.#other();
    }
  }

  #postJson(path: string, value: unknown): Target {
    return { method: "POST", path, headers: JSON_TYPE, body: Buffer.from(JSON.stringify(value)) };
  }

  #mutateDocument(): unknown {
    const { documents } = this.#material;
    const draw = this.#draw;
    return mutateJson(draw.from(...documents), draw.from(...documents), draw);
  }

  #publish(): Target {
    const draw = this.#draw;
    const sent = this.#postJson("/api/config-create", { data: this.#mutateDocument() });
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
    const sent = this.#postJson("/api/graphql", draw.integer(0, 19) === 0 ? [asked, asked] : asked);
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
      `/${draw.from(...LOCALES)}/team/${text}.atom`,
      `/fr/feed.atom?${this.#search()}`,
      `/api/openapi.json`,
      `/robots.txt`,
      `/${text}`,
      `//a.example/%2e%2e/${text}`,
    );
    return { method: draw.from("GET", "GET", "GET", "POST", "DELETE"), path };
  }
}
