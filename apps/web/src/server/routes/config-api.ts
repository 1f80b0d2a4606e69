import { isKey } from "@statelier/document";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { answerApiFailure } from "../http/answer-error.ts";
import { chargeWork } from "../http/charge-work.ts";
import { setViewer, type Viewer, viewerOf } from "../http/viewer.ts";
import { dayIn } from "../config/day-in.ts";
import {
  CONFIG_NOT_FOUND,
  NOT_ALLOWED,
  NOT_SIGNED_IN,
  refuseRate,
  succeed,
  TOKEN_UNKNOWN,
} from "./config-answers.ts";
import { answerHeld } from "./config-list.ts";
import { createConfig } from "./config-create.ts";
import { giveBackConfig, handOverConfig } from "./config-hand-over.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { makeDescribeConfig } from "./describe-config.ts";
import { giveConfig, releaseConfig, stepConfig, updateConfig } from "./config-update.ts";
import { answerVersions } from "./config-versions.ts";
import { newKey } from "../documents/new-key.ts";
import { makeAdministrationRoutes } from "./administration-routes.ts";
import { addMemberships } from "./membership-routes.ts";
import { addOpenApi } from "./openapi-route.ts";
import { addPalettes } from "./palette-routes.ts";
import { ATTEMPT_HEADER } from "./publish-attempt.ts";
import { callerOfPrograms, callerOfWrite } from "./read-write.ts";
import { addTokens } from "./token-routes.ts";
import { addWebhooks } from "./webhook-routes.ts";

const METHODS = [
  ["/config-create", "POST"],
  ["/config-update", "POST"],
  ["/config-remove", "POST"],
  ["/config-restore", "POST"],
  ["/config-unpublish", "POST"],
  ["/config-release", "POST"],
  ["/config-give", "POST"],
  ["/config-hand-over", "POST"],
  ["/config-give-back", "POST"],
  ["/config/:key", "GET"],
  ["/user/color-palette", "GET, POST, PUT, DELETE"],
  ["/user/tokens", "GET, POST, DELETE"],
  ["/user/invitations", "POST"],
  ["/user/invitations/look", "POST"],
  ["/user/invitations/accept", "POST"],
  ["/user/data", "GET, DELETE"],
  ["/user/webhooks", "GET, POST, DELETE"],
] as const;

const addRefusals = (api: Hono) => {
  for (const [path, method] of METHODS)
    api.all(path, (context) => {
      context.header("Allow", method);
      const message = `This call is made by ${method}.`;
      return answerApiFailure(context, { status: 405, id: "BAD_REQUEST", message });
    });
  api.all("*", (context) =>
    answerApiFailure(context, {
      status: 404,
      id: "PAGE_NOT_FOUND",
      message: "There is no such call.",
    }),
  );
};

/** Browsers ask first whether a page of another site may publish: those may that the operator has listed, as nobody. */
const addListedPages = (api: Hono, services: ConfigApiServices) => {
  const allow = cors({
    origin: (origin) => (services.origins.includes(origin) ? origin : null),
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", ATTEMPT_HEADER],
    exposeHeaders: ["Retry-After", "X-Request-Id"],
  });
  api.use("/config-create", allow);
};

/** Of the work that the programs of one person may cause in a minute. */
const PROGRAM_CALL = 10;

/** What a token does not let its program do, whatever its person may. */
const refuseProgram = async (
  context: Context,
  { workLimit }: ConfigApiServices,
  viewer: Viewer,
): Promise<Response | undefined> => {
  if (viewer.kind !== "person" || !viewer.program) return undefined;
  const { scope } = viewer.program;
  const seconds = await workLimit.take(callerOfPrograms(viewer), PROGRAM_CALL);
  if (seconds > 0) return refuseRate(context, seconds, "Your programs have asked for too much.");
  return scope === "read" && !READS.includes(context.req.method)
    ? answerApiFailure(context, { ...NOT_ALLOWED, message: "This token can only read." })
    : undefined;
};

const READS = ["GET", "HEAD"];

/** Finds out who calls; what a person is told is kept by nobody on the way. */
const addCaller = (api: Hono, services: ConfigApiServices) =>
  api.use("*", async (context, next) => {
    const viewer = await services.findCaller(context);
    if (!viewer) {
      context.header("WWW-Authenticate", "Bearer");
      return answerApiFailure(context, TOKEN_UNKNOWN);
    }
    const refusal = await refuseProgram(context, services, viewer);
    if (refusal) return refusal;
    setViewer(context, viewer);
    await next();
    if (context.res.ok && !READS.includes(context.req.method)) services.onChange();
    // What is not there now may be public a second later.
    const kept = viewer.kind === "person" ? "private, no-store" : "no-cache";
    context.res.headers.set("Cache-Control", kept);
    return undefined;
  });

/** What answers whole documents, as many as somebody keeps. */
const LONG_READS = ["/config/list", "/config/versions", "/user/data", "/administration/data"];

/** Of the work that somebody may cause in a minute: a person by themselves, others by where they come from. */
const limitReads = (services: ConfigApiServices): MiddlewareHandler =>
  chargeWork({
    limit: services.workLimit,
    callerOf: (context) => callerOfWrite(services, context),
    refuse: (context, seconds) => refuseRate(context, seconds, "You have asked for too much."),
  });

/** A year and the day on which it began. */
const VIEW_DAYS = 365;
const DAY_MS = 86_400_000;

const addReads = (api: Hono, services: ConfigApiServices) => {
  const { store, openDocument, timeZone } = services;
  const charge = limitReads(services);
  for (const path of LONG_READS) api.get(path, charge);
  const describeConfig = makeDescribeConfig(openDocument);
  const keyOf = (text: string | undefined): string => (text && isKey(text) ? text : "");
  api.get("/config/view", async (context) => {
    const key = keyOf(context.req.query("id"));
    return succeed(context, key ? await store.countViews(key, viewerOf(context)) : 0);
  });
  api.get("/config/list", async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    return answerHeld(context, store, viewer);
  });
  api.get("/user/teams", async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    const { id: own } = viewer.person;
    const [teams, members] = await Promise.all([
      store.people.listTeams(own),
      store.people.listTeamMembers(own),
    ]);
    return succeed(
      context,
      teams.map((team) => ({ ...team, members: members.get(team.id) ?? [] })),
    );
  });
  api.get("/config/versions", async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    const key = keyOf(context.req.query("key"));
    const found = (await store.isHeld(key, viewer)) ? await store.find(key, viewer) : undefined;
    if (!found) return answerApiFailure(context, CONFIG_NOT_FOUND);
    return answerVersions(context, store, { found, viewer });
  });
  api.get("/config/views", async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    const key = keyOf(context.req.query("key"));
    if (!(await store.isHeld(key, viewer))) return answerApiFailure(context, CONFIG_NOT_FOUND);
    const now = Date.now();
    const since = dayIn(timeZone, new Date(now - VIEW_DAYS * DAY_MS));
    const until = dayIn(timeZone, new Date(now));
    return succeed(context, {
      since,
      until,
      days: await store.listViewDays(key, since, viewer),
    });
  });
  api.get("/config/:key", charge, async (context: Context) => {
    const key = keyOf(context.req.param("key"));
    const viewer = viewerOf(context);
    const found = key ? await store.find(key, viewer) : undefined;
    if (!found) return answerApiFailure(context, CONFIG_NOT_FOUND);
    const canEdit = await store.isHeld(key, viewer);
    const answer = await describeConfig(context, found);
    return succeed(context, canEdit ? { ...answer, can_edit: true } : answer);
  });
};

/** The calls that keep charts. What somebody may not see is not there (D37). */
export const makeConfigApi = (services: ConfigApiServices): Hono => {
  const api = new Hono();
  addOpenApi(api);
  addListedPages(api, services);
  addCaller(api, services);
  api.post("/config-create", (context) => createConfig(context, services));
  api.post("/config-update", (context) => updateConfig(context, services));
  for (const step of ["remove", "restore", "unpublish"] as const)
    api.post(`/config-${step}`, (context) => stepConfig(context, services, step));
  api.post("/config-give", (context) => giveConfig(context, services));
  api.post("/config-hand-over", (context) => handOverConfig(context, services));
  api.post("/config-give-back", (context) => giveBackConfig(context, services));
  api.post("/config-release", (context) => releaseConfig(context, services));
  addReads(api, services);
  addPalettes(api, services);
  addTokens(api, services);
  addMemberships(api, services);
  addWebhooks(api, services);
  api.route("/administration", makeAdministrationRoutes(services, newKey));
  addRefusals(api);
  return api;
};
