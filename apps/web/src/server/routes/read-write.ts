import type { ChartDocument } from "@statelier/document";
import { type ActionFacts, hasRole } from "@statelier/data";
import type { Context } from "hono";
import { findPublishProblem, findSentProblem } from "../documents/find-publish-problem.ts";
import type { OpenDocument } from "../documents/open-document.ts";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import { isForeignWrite } from "../http/is-foreign-write.ts";
import { readJsonBody } from "../http/json-body.ts";
import { type PersonViewer, type Viewer, viewerOf } from "../http/viewer.ts";
import type { Action } from "../store/action-log.ts";
import type { PublicationState } from "../store/config-store.ts";
import {
  describeBadRequest,
  describeBody,
  describeProblem,
  NOT_ALLOWED,
  NOT_SIGNED_IN,
  PUBLISHING_OFF,
  refuseRate,
} from "./config-answers.ts";
import type { ConfigApiServices, Publishing } from "./config-services.ts";
import { makeTurns } from "../turns/take-turns.ts";

/** What a form of another site can send is refused before it is read. */
const findRequestFailure = (
  headers: Headers,
  origins: readonly string[],
): ApiFailure | undefined => {
  if (isForeignWrite(headers, origins))
    return {
      status: 403,
      id: "FOREIGN_ORIGIN",
      message: "Pages of this origin may not publish here.",
    };
  if (/^application\/json\b/i.test(headers.get("content-type") ?? "")) return undefined;
  const message = "Send the body with the content type application/json.";
  return { status: 415, id: "BAD_REQUEST", message, args: { problem: message } };
};

/** All programs of somebody have one allowance: else whoever makes one token after the other has no bounds. */
export const callerOfPrograms = ({ person }: PersonViewer): string => `programs of ${person.id}`;

/** Whose allowance is used: the person's, or that of their programs, else the address's. */
export const callerOfWrite = (services: ConfigApiServices, context: Context): string => {
  const viewer = viewerOf(context);
  if (viewer.kind !== "person") return services.callerOf(context);
  return viewer.program ? callerOfPrograms(viewer) : `person ${viewer.person.id}`;
};

export type Write = { ok: true; body: Record<string, unknown> } | { ok: false; answer: Response };

/** The body of a call that changes something, where its caller may send one now. */
export const readWrite = async (context: Context, services: ConfigApiServices): Promise<Write> => {
  const refuse = (failure: ApiFailure): Write => ({
    ok: false,
    answer: answerApiFailure(context, failure),
  });
  const wrongRequest = findRequestFailure(context.req.raw.headers, services.origins);
  if (wrongRequest) return refuse(wrongRequest);
  const wait = await services.attemptLimit.take(callerOfWrite(services, context));
  if (wait > 0) return { ok: false, answer: refuseRate(context, wait) };
  const body = await readJsonBody(context.req.raw, services.maxBytes);
  return body.ok ? { ok: true, body: body.value } : refuse(describeBody(body, services.maxBytes));
};

/** The same for people with an account alone. */
export const readPersonWrite = async (
  context: Context,
  services: ConfigApiServices,
): Promise<
  (Extract<Write, { ok: true }> & { viewer: PersonViewer }) | Extract<Write, { ok: false }>
> => {
  const viewer = viewerOf(context);
  if (viewer.kind !== "person")
    return { ok: false, answer: answerApiFailure(context, NOT_SIGNED_IN) };
  const write = await readWrite(context, services);
  return write.ok ? { ...write, viewer } : write;
};

/** Why somebody may not bring a chart into a state; undefined where they may. */
const findStateFailure = (
  state: PublicationState,
  viewer: Viewer,
  publishing: Publishing,
): ApiFailure | undefined => {
  const isPerson = viewer.kind === "person";
  if (state === "PUBLISHED" && publishing === "off") return PUBLISHING_OFF;
  if (!isPerson) return state === "PUBLISHED" && publishing === "on" ? undefined : NOT_SIGNED_IN;
  return hasRole(viewer.person.role, state === "DRAFT" ? "author" : "publisher")
    ? undefined
    : NOT_ALLOWED;
};

type ReadState = { ok: true; state: PublicationState } | { ok: false; failure: ApiFailure };

export const readState = (given: unknown, viewer: Viewer, publishing: Publishing): ReadState => {
  if (given !== "PUBLISHED" && given !== "DRAFT")
    return {
      ok: false,
      failure: describeBadRequest("published_state must be PUBLISHED or DRAFT.", "published_state"),
    };
  const failure = findStateFailure(given, viewer, publishing);
  return failure ? { ok: false, failure } : { ok: true, state: given };
};

type Opened = { ok: true; document: ChartDocument } | { ok: false; failure: ApiFailure };

/** A document to store must be whole: one whose source is away is sent again later. */
export const openToStore = async (openDocument: OpenDocument, data: unknown): Promise<Opened> => {
  const sent = findSentProblem(data);
  if (sent) return { ok: false, failure: describeProblem(sent) };
  const opened = await openDocument(data);
  if (!opened.ok) return { ok: false, failure: describeProblem(opened.problem) };
  const problem = findPublishProblem(opened.document, opened.unread);
  if (problem) return { ok: false, failure: describeProblem(problem) };
  const { document, sourceFailure } = opened;
  if (!sourceFailure) return { ok: true, document };
  const { id, message, args } = sourceFailure;
  return { ok: false, failure: { status: 503, id, message, args, path: "dataSource" } };
};

/** So many removed charts everybody may have, however few they may keep. */
const FEWEST_REMOVED = 100;

const findAllowanceFailure = async (
  { store, chartsPerPerson }: ConfigApiServices,
  { ownerId, isNew }: { ownerId: string; isNew: boolean },
): Promise<ApiFailure | undefined> => {
  const { used, removed, most } = await store.people.findAllowance(ownerId);
  const limit = most ?? chartsPerPerson;
  if (used >= limit)
    return {
      status: 403,
      id: "CHART_ALLOWANCE",
      message: `Charts kept: ${used}. Limit: ${limit}.`,
      args: { limit: String(limit) },
    };
  const mostRemoved = Math.max(limit, FEWEST_REMOVED);
  if (!isNew || removed < mostRemoved) return undefined;
  return {
    status: 403,
    id: "REMOVED_ALLOWANCE",
    message: `Charts removed in the last 30 days: ${removed}. Limit: ${mostRemoved}.`,
    args: { limit: String(mostRemoved) },
  };
};

type Kept<Value> = { ok: true; kept: Value } | { ok: false; failure: ApiFailure };

const takeTurn = makeTurns();

/** Keeps one chart more of somebody, where they may: one after the other, as each is counted. Charts of nobody are not; `isNew`: it is not
 * brought back. */
export const keepOneMore = async <Value>(
  services: ConfigApiServices,
  { ownerId, isNew = true }: { ownerId: string | null; isNew?: boolean },
  keep: () => Promise<Value>,
): Promise<Kept<Value>> => {
  if (ownerId === null) return { ok: true, kept: await keep() };
  return takeTurn(ownerId, async () => {
    const failure = await findAllowanceFailure(services, { ownerId, isNew });
    return failure ? { ok: false, failure } : { ok: true, kept: await keep() };
  });
};

type Done = { action: string; subject: string; facts?: Omit<ActionFacts, "token"> };

/** What the log says of what somebody did; nothing of what nobody is signed in for. */
export const describeAction = (
  context: Context,
  { callerOf }: Pick<ConfigApiServices, "callerOf">,
  { action, subject, facts }: Done,
): Action | undefined => {
  const viewer = viewerOf(context);
  if (viewer.kind !== "person") return undefined;
  const { person, program } = viewer;
  return {
    person,
    caller: callerOf(context),
    action,
    subject,
    facts: { ...facts, ...(program ? { token: program.name } : {}) },
  };
};

/** Writes to the log what somebody did that changes nothing. */
export const logAction = async (
  context: Context,
  services: ConfigApiServices,
  done: Done,
): Promise<void> => {
  const action = describeAction(context, services, done);
  if (action) await services.store.people.record(action);
};
