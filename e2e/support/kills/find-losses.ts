import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Role } from "@statelier/data";
import type { ChartDocument } from "@statelier/document";
import { type Ask, call, makeAsk } from "./call-server.ts";
import { type Chart, type Facts, toFindable, type Turn } from "./turn.ts";
import { withTitle } from "../with-title.ts";

type Line = { number: number; personName: string; action: string; subject: string };
type Person = {
  id: string;
  role: Role;
  isBlocked: boolean;
  chartAllowance: number | null;
};
type Team = { name: string; memberIds: string[] };

/** A chart as its holders have it in their list. */
type Listed = {
  key: string;
  data: ChartDocument;
  user_id: string | null;
  team_id: string | null;
  draft_of: string | null;
  published_state: Chart["state"];
  publish_at: string | null;
  deleted_at: string | null;
  former_user_name?: string | null;
};

/** What administrators see of all turns. */
type Site = {
  url: string;
  ask: Ask;
  document: ChartDocument;
  people: ReadonlyMap<string, Person>;
  /** By the turns of which they are. */
  teams: ReadonlyMap<string, Team[]>;
  log: ReadonlyMap<string, Line[]>;
};

/** Of all of it but its key. */
const digest = (found: ChartDocument & { key?: string }): string => {
  const { key: _, ...document } = found;
  return createHash("sha256").update(JSON.stringify(document)).digest("hex");
};

/** The title of a document that is, to the last letter, what was sent under it. */
const nameContent = ({ document }: Site, { name }: Turn, found: ChartDocument): string => {
  const title = found.chartConfigs[0]?.meta.title.en ?? "";
  const isAsSent = digest(found) === digest(withTitle(document, title));
  return isAsSent && title.startsWith(`${name} `)
    ? title.slice(name.length + 1)
    : `${title}, not as it was sent`;
};

const readLog = async (ask: Ask, cookie: string): Promise<Line[]> => {
  const lines: Line[] = [];
  for (;;) {
    const before = lines.at(-1)?.number;
    const path = `administration/actions${before === undefined ? "" : `?before=${before}`}`;
    const page = await call<Line[]>(ask, path, cookie);
    if (page.length === 0) return lines.toReversed();
    lines.push(...page);
  }
};

/** The name of a turn stands before the first space or, for people, with their part behind it. */
const turnOf = (text: string): string => text.replace(/(?: .*|-(?:author|heir))$/, "");

const readSite = async (
  url: string,
  { turns, document, cookie }: { turns: readonly Turn[]; document: ChartDocument; cookie: string },
): Promise<Site> => {
  const ask = makeAsk(url);
  const owners = new Map(
    turns.flatMap(({ name, names }) =>
      [names.author, names.heir, names.chart, names.draft, names.team].map((id) => [id, name]),
    ),
  );
  const people = await call<Person[]>(ask, "administration/people", cookie);
  const teams = await call<Team[]>(ask, "administration/teams", cookie);
  const log = await readLog(ask, cookie);
  return {
    url,
    ask,
    document,
    people: new Map(people.map((person) => [person.id, person])),
    teams: Map.groupBy(teams, ({ name }) => turnOf(name)),
    log: Map.groupBy(log, ({ subject, personName }) => {
      const ofPerson = turnOf(personName);
      return ofPerson === personName ? (owners.get(subject) ?? turnOf(subject)) : ofPerson;
    }),
  };
};

/** What the turn calls what the server has named; of names that it gave, what stands behind its own. */
const nameOf = ({ name, names }: Turn, text: string): string => {
  const known = Object.entries(names).find(([, id]) => id === text);
  return known?.[0] ?? (turnOf(text) === name ? text.slice(name.length + 1) : text);
};

const ownerOf = (turn: Turn, { user_id: id }: Listed): Chart["owner"] =>
  id === null ? null : (nameOf(turn, id) as Chart["owner"]);

const readVersions = async (site: Site, turn: Turn, listed: Listed, cookie: string) => {
  const path = `config/versions?key=${listed.key}`;
  const versions = await call<{ version: number; data: ChartDocument }[]>(site.ask, path, cookie);
  return versions
    .toSorted((one, other) => one.version - other.version)
    .map(({ data }) => nameContent(site, turn, data));
};

/** A chart that one of both holds, or everybody reads. */
const readChart = async (
  site: Site,
  turn: Turn,
  { key, held }: { key: string | undefined; held: ReadonlyMap<string, [Listed, string]> },
): Promise<Chart | null> => {
  if (key === undefined) return null;
  const { status, data } = await site.ask(`config/${key}`, "");
  const isPublic = status === 200;
  const [listed, cookie = ""] = held.get(key) ?? (isPublic ? [data as Listed] : []);
  if (!listed) return null;
  const isRemoved = listed.deleted_at !== null;
  const state = listed.published_state;
  if (isPublic !== (state === "PUBLISHED" && !isRemoved))
    throw new Error(`${key} is ${state}, removed ${isRemoved}, and answers ${status}`);
  return {
    owner: ownerOf(turn, listed),
    former: listed.former_user_name
      ? (nameOf(turn, listed.former_user_name) as Chart["former"])
      : null,
    isOfTeam: listed.team_id !== null,
    isDraftOfChart: listed.draft_of !== null && listed.draft_of === turn.names.chart,
    state,
    content: nameContent(site, turn, listed.data),
    publishAt: listed.publish_at,
    isRemoved,
    versions: isRemoved || !cookie ? [] : await readVersions(site, turn, listed, cookie),
  };
};

const readToken = async ({ url, ask }: Site, turn: Turn): Promise<string> => {
  const { author } = turn.cookies;
  const isListed = (await call<unknown[]>(ask, "user/tokens", author)).length > 0;
  const { secret } = turn.names;
  if (secret === undefined) return isListed ? "valid" : "none";
  const headers = { authorization: `Bearer ${secret}` };
  const { status } = await fetch(`${url}/api/config/list`, { headers });
  if (isListed ? status === 200 : status === 401) return isListed ? "valid" : "revoked";
  return `listed ${isListed}, and answers ${status}`;
};

const readInvitation = async ({ ask }: Site, { names }: Turn): Promise<string> => {
  if (names.invitation === undefined) return "none";
  const { status } = await ask("user/invitations/look", "", { token: names.invitation });
  return ({ 200: "open", 404: "used" } as Record<number, string>)[status] ?? String(status);
};

const readTeam = (site: Site, turn: Turn): Facts["team"] => {
  const [team] = site.teams.get(turn.name) ?? [];
  return (
    (team && {
      name: nameOf(turn, team.name),
      members: team.memberIds.map((id) => nameOf(turn, id)).toSorted(),
    }) ??
    null
  );
};

const readHeir = ({ people }: Site, { names }: Turn): Facts["heir"] => {
  const person = people.get(names.heir ?? "");
  if (!person) return null;
  const { role, isBlocked, chartAllowance } = person;
  return { role, isBlocked, allowance: chartAllowance };
};

const readFacts = async (site: Site, turn: Turn): Promise<Record<keyof Facts, unknown>> => {
  const { ask } = site;
  const { author, heir } = turn.cookies;
  const held = new Map<string, [Listed, string]>();
  const heirs = await ask("config/list", heir);
  const own = await call<Listed[]>(ask, "config/list", author);
  for (const listed of heirs.status === 200 ? (heirs.data as Listed[]) : [])
    held.set(listed.key, [listed, heir]);
  for (const listed of own) held.set(listed.key, [listed, author]);
  const hooks = await call<{ webhooks: unknown[] }>(ask, "user/webhooks", author);
  const palettes = await call<{ colors: string[] }[]>(ask, "user/color-palette", author);
  const { chart, draft } = turn.names;
  return {
    chart: await readChart(site, turn, { key: chart, held }),
    draft: await readChart(site, turn, { key: draft, held }),
    team: readTeam(site, turn),
    heir: readHeir(site, turn),
    isHeirIn: heirs.status === 200,
    token: await readToken(site, turn),
    isFollowed: hooks.webhooks.length > 0,
    palette: palettes[0]?.colors[0] ?? null,
    invitation: await readInvitation(site, turn),
    log: (site.log.get(turn.name) ?? []).map(
      ({ action, subject }) => `${action} ${nameOf(turn, subject)}`,
    ),
  };
};

const listNames = (facts: object): (keyof Facts)[] => Object.keys(facts) as (keyof Facts)[];

/** What of a turn is neither as it was acknowledged nor as the last call makes it; all of it, or nothing. */
const describeLoss = async (site: Site, turn: Turn): Promise<string[]> => {
  const found = await readFacts(site, turn);
  const now = new Date().toISOString();
  const { is, mayBe, names } = turn;
  const allowed = (mayBe ? [is, mayBe] : [is]).map((facts) => toFindable(facts, names, now));
  const isAs = (name: keyof Facts) => (facts: Facts) => isDeepStrictEqual(found[name], facts[name]);
  if (allowed.some((facts) => listNames(found).every((name) => isAs(name)(facts)))) return [];
  const differing = listNames(found).filter((name) => !allowed.every(isAs(name)));
  return differing.map((name) => {
    const expected = allowed.map((facts) => JSON.stringify(facts[name])).join(" or ");
    return `${turn.name}: ${name} is ${JSON.stringify(found[name])}, not ${expected}`;
  });
};

/** What a server has lost of the turns. */
export const findLosses = async (
  url: string,
  known: { turns: readonly Turn[]; document: ChartDocument; cookie: string },
): Promise<string[]> => {
  const site = await readSite(url, known);
  const losses: string[] = [];
  for (const turn of known.turns) losses.push(...(await describeLoss(site, turn)));
  return losses;
};
