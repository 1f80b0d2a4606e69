import { SCOPE_ROLES, type TokenScope } from "@statelier/data";
import type { ChartDocument } from "@statelier/document";
import { emailOf, type Office, WEBHOOK_HOST } from "./open-office.ts";

/** Somebody who is signed in. */
export type Member = {
  id: string;
  email: string;
  isAdministrator: boolean;
  /** Of their session. */
  cookie: string;
  tokens: readonly { scope: TokenScope; token: string }[];
  /** Charts that they hold and no reader sees. */
  keys: readonly string[];
};

/** Two people of one team. Attacks take from them what they have, and then there are others. */
export type Staff = {
  administrator: Member;
  author: Member;
  /** A chart of the administrator that readers see. */
  publishedKey: string;
  teamId: string;
  tokenId: string;
  webhookId: string;
  paletteId: string;
  /** The secret of an invitation to the team. */
  invitation: string;
};

/** An author whom nobody attacks. Of their drafts nobody else is told anything: no answer to others has `secret` in it. */
export type Keeper = { login: string; cookie: string; key: string; secret: string };

type Call = <Data = { id: string }>(path: string, body?: object) => Promise<Data>;

const makeCall =
  (url: string, cookie: string): Call =>
  async <Data>(path: string, body?: object) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { data, message } = (await answer.json()) as { data: Data; message: string };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${message}`);
    return data;
  };

const withTitle = (document: ChartDocument, title: string): ChartDocument => ({
  ...document,
  chartConfigs: document.chartConfigs.map((config) => ({
    ...config,
    meta: { ...config.meta, title: { de: title, fr: title, it: title, en: title } },
  })),
});

type Token = { id: string; scope: TokenScope; token: string };

const makeTokens = async (call: Call, scopes: readonly TokenScope[]): Promise<Token[]> => {
  const made: Token[] = [];
  for (const scope of scopes)
    made.push(await call("user/tokens", { name: `Robot ${scope}`, scope, days: 1 }));
  return made;
};

const keepChart = async (
  call: Call,
  data: unknown,
  published_state: "DRAFT" | "PUBLISHED" = "DRAFT",
): Promise<string> => (await call<{ key: string }>("config-create", { data, published_state })).key;

/** One in each state in which a publisher's chart can be. */
const makeAllStates = async (call: Call, data: unknown) => {
  const published = await keepChart(call, data, "PUBLISHED");
  const next = await call<{ key: string }>("config-update", {
    key: published,
    data,
    published_state: "DRAFT",
  });
  const scheduled = await keepChart(call, data);
  await call("config-release", { key: scheduled, publish_at: "2999-12-01T08:30" });
  const takenBack = await keepChart(call, data, "PUBLISHED");
  await call("config-unpublish", { key: takenBack });
  const removed = await keepChart(call, data);
  await call("config-remove", { key: removed });
  return { published, hidden: [next.key, scheduled, takenBack, removed] };
};

/** A team of both, and the ids of all three. */
const makeTeam = async (boss: Call, logins: readonly string[], name: string) => {
  const people = await boss<{ id: string; email: string }[]>("administration/people");
  const ids = logins.map((login) => people.find(({ email }) => email === emailOf(login))?.id ?? "");
  await boss("administration/team", { name });
  const teams = await boss<{ id: string; name: string }[]>("administration/teams");
  const teamId = teams.find((team) => team.name === name)?.id ?? "";
  for (const personId of ids)
    await boss("administration/member", { teamId, personId, isMember: true });
  return { teamId, ids };
};

/** What else people have, by which it is taken from them. */
const makeBelongings = async (boss: Call, teamId: string) => {
  const webhook = { url: `https://${WEBHOOK_HOST}/`, team_id: teamId };
  const palette = { name: "Blue", type: "sequential", colors: ["#0000ff"] };
  return {
    webhookId: (await boss("user/webhooks", webhook)).id,
    paletteId: (await boss<{ paletteId: string }>("user/color-palette", palette)).paletteId,
    invitation: (await boss<{ token: string }>("user/invitations", { team_id: teamId })).token,
  };
};

/** Signs new people in, the `number`th of this attack, and gives them all that people can have. */
export const hireStaff = async (
  { server: { url }, signIn }: Office,
  document: ChartDocument,
  number: number,
): Promise<Staff> => {
  const logins = [`administrator-${number}`, `author-${number}`] as const;
  const cookies = await Promise.all([signIn("office", logins[0]), signIn("guests", logins[1])]);
  const [boss, author] = [makeCall(url, cookies[0]), makeCall(url, cookies[1])];
  const { teamId, ids } = await makeTeam(boss, logins, `Team ${number}`);
  const scopes = Object.keys(SCOPE_ROLES) as TokenScope[];
  const [spare, ...tokens] = await makeTokens(boss, ["read", ...scopes]);
  const ofTeam = await keepChart(author, document);
  await author("config-give", { key: ofTeam, team_id: teamId });
  const { published, hidden } = await makeAllStates(boss, document);
  const member = (at: 0 | 1) => ({
    id: ids[at] ?? "",
    email: emailOf(logins[at]),
    cookie: cookies[at],
  });
  return {
    administrator: {
      ...member(0),
      isAdministrator: true,
      tokens,
      keys: [...hidden, ofTeam],
    },
    author: {
      ...member(1),
      isAdministrator: false,
      tokens: await makeTokens(author, ["read", "draft"]),
      keys: [await keepChart(author, document), ofTeam],
    },
    publishedKey: published,
    teamId,
    tokenId: spare?.id ?? "",
    ...(await makeBelongings(boss, teamId)),
  };
};

export const hireKeeper = async (
  { server: { url }, signIn }: Office,
  document: ChartDocument,
): Promise<Keeper> => {
  const login = "keeper";
  const secret = "Unpublishedfigures7f3a";
  const cookie = await signIn("guests", login);
  const key = await keepChart(makeCall(url, cookie), withTitle(document, secret));
  return { login, cookie, key, secret };
};
