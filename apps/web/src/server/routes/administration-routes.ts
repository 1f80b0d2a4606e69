import { type ActionFacts, hasRole, ROLES } from "@statelier/data";
import { isKey } from "@statelier/document";
import { isLocale } from "@statelier/model";
import { findStoredTitle } from "@statelier/viewer/stored-title";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import { type PersonViewer, viewerOf } from "../http/viewer.ts";
import {
  describeBadRequest,
  describeRoleOfProvider,
  LAST_ADMINISTRATOR,
  NOT_ALLOWED,
  NOT_FOR_PROGRAMS,
  NOT_SIGNED_IN,
  succeed,
} from "./config-answers.ts";
import type { Action } from "../store/action-log.ts";
import type { PeopleStore } from "../store/people-store.ts";
import type { ConfigStore } from "../store/config-store.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { answerPersonalData } from "./personal-data.ts";
import { logAction, readPersonWrite } from "./read-write.ts";

const id = z.string().min(1).max(100);
const teamName = z.string().trim().min(1).max(100);

/** What administrators may send, by the call. */
export const ADMINISTRATION_BODIES = {
  person: z.strictObject({ id, role: z.enum(ROLES), isBlocked: z.boolean() }),
  "sign-out": z.strictObject({ id }),
  team: z.strictObject({ name: teamName }),
  "rename-team": z.strictObject({ id, name: teamName }),
  "remove-team": z.strictObject({ id }),
  member: z.strictObject({ teamId: id, personId: id, isMember: z.boolean() }),
  give: z.strictObject({ key: id, userId: id.nullable(), teamId: id.nullable() }),
  "give-all": z.strictObject({ from: id, to: id }),
  allow: z.strictObject({ id, charts: z.number().int().min(0).max(1_000_000).nullable() }),
  forget: z.strictObject({ id }),
} as const;

type Call = keyof typeof ADMINISTRATION_BODIES;
type Bodies = { [Name in Call]: z.infer<(typeof ADMINISTRATION_BODIES)[Name]> };

/** What an administrator does, as the log says it. */
type AuditEntry = { subject: string; facts: ActionFacts };

type Done = ({ ok: true } & AuditEntry) | { ok: false; failure: ApiFailure };

const refuse = (problem: string): Done => ({ ok: false, failure: describeBadRequest(problem) });

const TEAM_NAME_TAKEN = refuse("There is already a team with this name.");
const TEAM_UNKNOWN = refuse("There is no team with this id.");
const PERSON_UNKNOWN = refuse("There is no person with this id.");

type MakeAction = (entry: AuditEntry) => Action;

const succeedWith = (entry: AuditEntry): Done => ({ ok: true, ...entry });

type Calls = {
  [Name in Call]: (
    body: Bodies[Name],
    viewer: PersonViewer,
    makeAction: MakeAction,
  ) => Promise<Done>;
};

const makeTeamCalls = (
  people: PeopleStore,
  newId: () => string,
): Pick<Calls, "team" | "rename-team" | "remove-team" | "member"> => ({
  async team({ name }, _viewer, makeAction) {
    const entry = { subject: name, facts: {} };
    const isNew = await people.addTeam({ id: newId(), name }, () => makeAction(entry));
    return isNew ? succeedWith(entry) : TEAM_NAME_TAKEN;
  },
  async "rename-team"({ id: teamId, name }, _viewer, makeAction) {
    const makeEntry = (subject: string): AuditEntry => ({ subject, facts: { name } });
    const before = await people.renameTeam({ id: teamId, name }, (was) =>
      makeAction(makeEntry(was)),
    );
    if (before === undefined) return TEAM_UNKNOWN;
    return before === false ? TEAM_NAME_TAKEN : succeedWith(makeEntry(before));
  },
  async "remove-team"({ id: teamId }, _viewer, makeAction) {
    const makeEntry = (subject: string): AuditEntry => ({ subject, facts: {} });
    const name = await people.removeTeam(teamId, (was) => makeAction(makeEntry(was)));
    return name === undefined ? TEAM_UNKNOWN : succeedWith(makeEntry(name));
  },
  async member({ teamId, personId, isMember }, _viewer, makeAction) {
    const entry = { subject: teamId, facts: { to: [personId], isMember } };
    const isKnown = await people.setMember(teamId, personId, isMember, () => makeAction(entry));
    return isKnown
      ? succeedWith(entry)
      : refuse("There is no such team, or no person with this id.");
  },
});

/** What each call does; the store writes what it tells to the log, in the step of the change. */
const makeCalls = (
  { store: { people }, roleGivers }: ConfigApiServices,
  newId: () => string,
): Calls => ({
  async person({ id: personId, role, isBlocked }, { person }, makeAction) {
    if (personId === person.id)
      return refuse("You cannot change your own role: ask another administrator.");
    const known = await people.findPerson(personId);
    const giver = roleGivers.find((provider) => provider.id === known?.provider);
    if (giver && role !== known?.role)
      return { ok: false, failure: describeRoleOfProvider(giver.name) };
    const entry = { subject: personId, facts: { role, isBlocked } };
    const outcome = await people.changePerson(personId, { role, isBlocked }, () =>
      makeAction(entry),
    );
    if (outcome === "last") return { ok: false, failure: LAST_ADMINISTRATOR };
    return outcome === "changed" ? succeedWith(entry) : PERSON_UNKNOWN;
  },
  async "sign-out"({ id: personId }, _viewer, makeAction) {
    const entry = { subject: personId, facts: {} };
    await people.endSessionsOf(personId, () => makeAction(entry));
    return succeedWith(entry);
  },
  ...makeTeamCalls(people, newId),
  async give({ key, userId, teamId }, _viewer, makeAction) {
    const entry = { subject: key, facts: { to: [userId, teamId].filter((id) => id !== null) } };
    const isKnown = await people.giveChart(key, { userId, teamId }, () => makeAction(entry));
    return isKnown ? succeedWith(entry) : refuse("There is no such chart, person or team.");
  },
  async "give-all"({ from, to }, _viewer, makeAction) {
    const makeEntry = (charts: number): AuditEntry => ({
      subject: from,
      facts: { to: [to], charts },
    });
    return succeedWith(
      makeEntry(await people.giveAll(from, to, (count) => makeAction(makeEntry(count)))),
    );
  },
  async allow({ id: personId, charts }, _viewer, makeAction) {
    const entry = { subject: personId, facts: { charts } };
    const isKnown = await people.setAllowance(personId, charts, () => makeAction(entry));
    return isKnown ? succeedWith(entry) : PERSON_UNKNOWN;
  },
  async forget({ id: personId }, { person }, makeAction) {
    if (personId === person.id) return refuse("Delete your own account under “My charts”.");
    const entry = { subject: personId, facts: {} };
    const outcome = await people.removePerson(personId, () => makeAction(entry));
    if (outcome === "last") return { ok: false, failure: LAST_ADMINISTRATOR };
    return outcome === "removed" ? succeedWith(entry) : PERSON_UNKNOWN;
  },
});

const refuseUnlessAdministrator = (context: Context): Response | undefined => {
  const viewer = viewerOf(context);
  if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
  return hasRole(viewer.person.role, "administrator")
    ? undefined
    : answerApiFailure(context, NOT_ALLOWED);
};

const answerCall = async <Name extends Call>(
  context: Context,
  services: ConfigApiServices,
  name: Name,
  act: (body: Bodies[Name], viewer: PersonViewer, makeAction: MakeAction) => Promise<Done>,
): Promise<Response> => {
  const refusal = refuseUnlessAdministrator(context);
  if (refusal) return refusal;
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const parsed = ADMINISTRATION_BODIES[name].safeParse(write.body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${issue?.message ?? "Expected something else"}.`;
    return answerApiFailure(context, describeBadRequest(problem, issue?.path.join(".")));
  }
  const { person } = write.viewer;
  const makeAction: MakeAction = (entry) => ({
    person,
    caller: services.callerOf(context),
    action: name,
    ...entry,
  });
  const done = await act(parsed.data as Bodies[Name], write.viewer, makeAction);
  if (!done.ok) return answerApiFailure(context, done.failure);
  const { subject, facts } = done;
  return succeed(context, { subject, facts });
};

const ACTIONS_AT_ONCE = 200;
const CHARTS_AT_ONCE = 500;

/** Rows with the titles of the charts that they are about, where the viewer sees those; of drafts of others they see none. */
const nameCharts = async <Row extends object>(
  context: Context,
  store: Pick<ConfigStore, "readTitles">,
  { rows, keyOf }: { rows: readonly Row[]; keyOf: (row: Row) => string },
): Promise<readonly (Row & { title?: string })[]> => {
  const { titles: locale } = context.req.query();
  if (!isLocale(locale)) return rows;
  const keys = new Set(rows.map(keyOf).filter(isKey));
  const titles = new Map(
    (await store.readTitles([...keys], viewerOf(context))).map(({ key, data }) => [
      key,
      findStoredTitle(data, locale),
    ]),
  );
  return rows.map((row) => {
    const title = titles.get(keyOf(row));
    return title ? { ...row, title } : row;
  });
};

/** `/administration/…`: people, teams, whose charts are whose, and the log. For administrators alone. */
export const makeAdministrationRoutes = (
  services: ConfigApiServices,
  newId: () => string,
): Hono => {
  const api = new Hono();
  const { store } = services;
  const calls = makeCalls(services, newId);
  const addCall = <Name extends Call>(name: Name): void => {
    api.post(`/${name}`, (context) => answerCall(context, services, name, calls[name]));
  };
  for (const name of Object.keys(ADMINISTRATION_BODIES) as Call[]) addCall(name);
  const addRead = (path: string, read: (context: Context) => Promise<unknown>): void => {
    api.get(
      path,
      async (context) =>
        refuseUnlessAdministrator(context) ?? succeed(context, await read(context)),
    );
  };
  addRead("/people", () => store.people.listPeople());
  addRead("/teams", () => store.people.listAllTeams());
  addRead("/charts", async (context) => {
    const { owner = null, before } = context.req.query();
    const rows = await store.people.listChartsOf(owner, CHARTS_AT_ONCE, before);
    return nameCharts(context, store, { rows, keyOf: ({ key }) => key });
  });
  api.get("/data", async (context) => {
    const refusal = refuseUnlessAdministrator(context);
    if (refusal) return refusal;
    const viewer = viewerOf(context);
    if (viewer.kind === "person" && viewer.program)
      return answerApiFailure(context, NOT_FOR_PROGRAMS);
    const subject = context.req.query("id") ?? "";
    await logAction(context, services, { action: "data", subject });
    return answerPersonalData(store.people, subject);
  });
  addRead("/actions", async (context) => {
    const number = Number(context.req.query("before"));
    const rows = await store.people.listActions(ACTIONS_AT_ONCE, number > 0 ? number : undefined);
    return nameCharts(context, store, { rows, keyOf: ({ subject }) => subject });
  });
  return api;
};
