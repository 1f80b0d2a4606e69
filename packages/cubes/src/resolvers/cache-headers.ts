import { createHash } from "node:crypto";

import type { DataResponse, DocumentName } from "@statelier/data/contract";
import { isRecord } from "@statelier/model";

import { SourceError } from "../source/cube-source.ts";
import type { SourceRegistry } from "./source-registry.ts";

const HOUR_S = 3_600;

/** Questions whose answer about a published version never changes. */
const ABOUT_VERSIONS: ReadonlySet<DocumentName> = new Set([
  "components",
  "observations",
  "preview",
  "termsets",
  "shapes",
  "possibleFilters",
  "largestValues",
]);

type Variables = Record<string, unknown>;

const listIris = ({ cubeFilter, cubeFilters }: Variables): unknown[] =>
  [cubeFilter, ...(Array.isArray(cubeFilters) ? (cubeFilters as unknown[]) : [])].flatMap(
    (filter) =>
      typeof filter === "object" && filter !== null && "iri" in filter ? [filter.iri] : [],
  );

/** What ships with the product changes with the product alone. */
const ABOUT_NO_SOURCE: ReadonlySet<DocumentName> = new Set(["baseMap"]);

const isImmutable = async (
  sources: SourceRegistry,
  name: DocumentName,
  variables: Variables,
): Promise<boolean> => {
  if (ABOUT_NO_SOURCE.has(name)) return true;
  const { sourceType, sourceUrl } = variables;
  const iris = listIris(variables);
  const source = sources.find(String(sourceType), String(sourceUrl));
  if (!source || iris.length === 0 || !ABOUT_VERSIONS.has(name)) return false;
  try {
    const all = await Promise.all(iris.map((iri) => source.isImmutable(String(iri))));
    return all.every(Boolean);
  } catch (error) {
    if (error instanceof SourceError) return false;
    throw error;
  }
};

export const buildEntityTag = async (body: AsyncIterable<string>): Promise<string> => {
  const hash = createHash("sha256");
  for await (const piece of body) hash.update(piece);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
};

/** Whether a cache has the body of this tag already, as its `If-None-Match` says; compression makes a tag a weak one. */
export const hasEtag = (request: Request, tag: string): boolean => {
  const strong = tag.replace(/^W\//, "");
  return (request.headers.get("if-none-match") ?? "").split(",").some((each) => {
    const known = each.trim();
    return known === "*" || known.replace(/^W\//, "") === strong;
  });
};

/** What a source has spoilt may be healed there, also where it says that it never changes. */
const hasUnreadable = ({ data }: DataResponse): boolean => {
  const answer: unknown = (data as { answer?: unknown } | null | undefined)?.answer;
  return isRecord(answer) && typeof answer["unreadable"] === "number" && answer["unreadable"] > 0;
};

/**
 * How long any cache may keep an answer: an hour where it is about published versions only, else it asks again
 * each time; an error is not kept.
 */
export const pickCacheControl = async (
  sources: SourceRegistry,
  asked: { name: DocumentName; variables: Variables },
  response: DataResponse,
): Promise<string> => {
  if (response.errors) return "no-store";
  if (hasUnreadable(response)) return "no-cache";
  return (await isImmutable(sources, asked.name, asked.variables))
    ? `public, max-age=${HOUR_S}, stale-while-revalidate=${24 * HOUR_S}`
    : "no-cache";
};
