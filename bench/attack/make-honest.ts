import type { Draw } from "@statelier/document/testing/make-draw";
import type { Material } from "./collect-material.ts";
import type { Keeper } from "./hire-staff.ts";
import type { Shot, Surface, Target } from "./shot.ts";

export const LOCALES = ["de", "fr", "it", "en"] as const;
export const SPARQL = [
  "SELECT * { ?s ?p ?o } LIMIT 10",
  "SELECT (COUNT(*) AS ?n) { ?s a ?type } GROUP BY ?type",
  'SELECT ?s ?name { ?s <http://schema.org/name> ?name FILTER(LANG(?name) = "de") } ORDER BY ?name LIMIT 20',
  "ASK { ?s a <https://cube.link/Cube> }",
  "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o } LIMIT 5",
];

/** An address's part as a client would write it, which cannot write half a surrogate. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

export const postJson = (path: string, value: unknown): Target => ({
  method: "POST",
  path,
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

type Make = () => readonly [Surface, Target];

/** What somebody who is signed in asks of what is theirs alone. */
const listOwn = ({ cookie, login, key, secret }: Keeper, locale: string): Make[] => {
  const ask = (path: string, expects: string): Target => ({
    method: "GET",
    path,
    headers: { cookie },
    expects,
  });
  return [
    () => ["profile", ask(`/${locale}/profile`, login)],
    () => ["accounts", ask(`/api/config/list?titles=${locale}`, secret)],
    () => ["pages", ask(`/${locale}/v/${key}`, secret)],
    () => ["pictures", ask(`/${locale}/v/${key}.svg`, secret)],
    () => ["pictures", ask(`/${locale}/v/${key}.png`, "PNG")],
  ];
};

/** A reader's or author's request as it should be; `keeper` is an author who is signed in. */
export const makeHonest = (
  { keys, queries, documents }: Material,
  draw: Draw,
  { caller, keeper }: { caller: string; keeper?: Keeper },
): Shot => {
  const key = draw.from(...keys);
  const locale = draw.from(...LOCALES);
  const make = draw.from<Make>(
    () => ["pages", { method: "GET", path: `/${locale}/v/${key}` }],
    () => ["pages", { method: "GET", path: `/${locale}/browse` }],
    () => ["embeds", { method: "GET", path: `/${locale}/embed/${key}` }],
    () => ["pictures", { method: "GET", path: `/${locale}/v/${key}.png?shape=card` }],
    () => ["pictures", { method: "GET", path: `/${locale}/v/${key}.svg` }],
    () => ["downloads", { method: "GET", path: `/${locale}/v/${key}.csv` }],
    () => ["graphql", postJson("/api/graphql", draw.from(...queries))],
    () => ["sparql", { method: "GET", path: `/sparql?query=${encode(draw.from(...SPARQL))}` }],
    () => ["publishing", postJson("/api/config-create", { data: documents[0] })],
    ...(keeper ? listOwn(keeper, locale) : []),
  );
  const [surface, target] = make();
  return { headers: {}, delivery: "whole", ...target, surface, caller, isHonest: true };
};
