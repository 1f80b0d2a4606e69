import { type ChartDocument, isKey, listVisibleLosses } from "@statelier/document";
import type { ChartKey } from "@statelier/model";
import { type Context, Hono } from "hono";
import { findPublishProblem } from "../documents/find-publish-problem.ts";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import { isForeignWrite } from "../http/is-foreign-write.ts";
import { type ReadBodyResult, readJsonBody } from "../http/json-body.ts";
import { newKey } from "../documents/new-key.ts";
import type { DocumentProblem, OpenDocument } from "../documents/open-document.ts";
import { viewerOf } from "../http/viewer.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Log } from "../logging/log.ts";
import type { ConfigStore, StoredConfig } from "../store/config-store.ts";

const succeed = (context: Context, data: unknown) =>
  context.json({ success: true, data, message: "" });

const encodeConfig = (config: StoredConfig) => ({
  key: config.key,
  data: { ...config.data, key: config.key },
  user_id: config.userId,
  published_state: config.publishedState,
  created_at: config.createdAt,
  updated_at: config.updatedAt,
});

const METHODS = [
  ["/config-create", "POST"],
  ["/config/:key", "GET"],
] as const;

export type ConfigApiServices = {
  store: ConfigStore;
  openDocument: OpenDocument;
  /** Adds what the page will need when the source is gone. */
  completeDocument: (document: ChartDocument) => Promise<ChartDocument>;
  /** Makes ready what the page will be made of; the answer does not wait for it. Told how many bytes it takes on disk. */
  afterPublish: (key: ChartKey, onKept: (bytes: number) => void) => void;
  /** False where the operator takes no charts. */
  isOpen: boolean;
  publishLimit: RateLimit;
  log: Log;
  /** Requests to publish, those that are refused among them: reading them costs time as well. */
  attemptLimit: RateLimit;
  /** Origins whose pages may publish. */
  origins: readonly string[];
  maxBytes: number;
  /** The address of the caller, for the limit. */
  callerOf(context: Context): string;
};

const bodyFailure = (
  { reason, message }: Extract<ReadBodyResult, { ok: false }>,
  maxBytes: number,
): ApiFailure => {
  if (reason !== "too-large") return { status: 400, id: "BAD_REQUEST", message };
  const args = { limit: String(Math.floor(maxBytes / 1000)) };
  return { status: 413, id: "BODY_TOO_LARGE", message, args };
};

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

/** Says how long to wait, where a caller has published too much. */
const refuseRate = (context: Context, seconds: number) => {
  context.header("Retry-After", String(seconds));
  const message = `Too many charts were published from this address. Try again in ${seconds} seconds.`;
  return answerApiFailure(context, {
    status: 429,
    id: "RATE_LIMITED",
    message,
    args: { seconds: String(seconds) },
  });
};

const PUBLISHING_OFF: ApiFailure = {
  status: 403,
  id: "PUBLISHING_OFF",
  message: "Publishing is switched off on this site.",
};

/** What a form of another site can send is refused before it is read. */
const requestFailure = (headers: Headers, origins: readonly string[]): ApiFailure | undefined => {
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

const stateFailure = (state: unknown): ApiFailure | undefined => {
  if (state === "DRAFT")
    return { status: 401, id: "NOT_SIGNED_IN", message: "Drafts are kept for signed-in users." };
  if (state === "PUBLISHED") return undefined;
  const message = "published_state is PUBLISHED or DRAFT.";
  return { status: 400, id: "BAD_REQUEST", message, path: "published_state" };
};

/** A chart that takes more on the disk counts once more for each further part of this size. */
const KEPT_BYTES = 1_000_000;

/** The chart is published already: what it takes leaves less for the next ones. */
const chargeKept = async (
  { publishLimit, log }: ConfigApiServices,
  caller: string,
  bytes: number,
): Promise<void> => {
  const cost = Math.floor(bytes / KEPT_BYTES);
  if (cost === 0) return;
  try {
    await publishLimit.charge(caller, cost);
  } catch (error) {
    log.warn("what a chart takes on the disk is not counted", { error });
  }
};

type Opened = { ok: true; document: ChartDocument } | { ok: false; failure: ApiFailure };

const describeProblem = (problem: DocumentProblem): ApiFailure => {
  const { version, supported = "", fault, ...failure } = problem;
  const args = version === undefined ? { problem: `${fault}.` } : { version, supported };
  return { status: 400, ...failure, args };
};

/** A document to publish must be whole: one whose source is away is sent again later. */
const openToPublish = async (openDocument: OpenDocument, data: unknown): Promise<Opened> => {
  const opened = await openDocument(data);
  if (!opened.ok) return { ok: false, failure: describeProblem(opened.problem) };
  const problem = findPublishProblem(opened.document, opened.unread);
  if (problem) return { ok: false, failure: describeProblem(problem) };
  const { document, sourceFailure } = opened;
  if (!sourceFailure) return { ok: true, document };
  const { id, message, args } = sourceFailure;
  return { ok: false, failure: { status: 503, id, message, args, path: "dataSource" } };
};

/** A stored chart in the current form, with what that has not of it. */
const describeConfig = async (openDocument: OpenDocument, found: StoredConfig) => {
  const opened = await openDocument(found.data);
  if (!opened.ok) return encodeConfig(found);
  const losses = listVisibleLosses(opened.losses, opened.unread);
  const answer = encodeConfig({ ...found, data: opened.document });
  const unread = opened.unread
    .filter(({ why }) => why === undefined)
    .map(({ path, was }) => ({ path: path.join("."), was }));
  return {
    ...answer,
    ...(losses.length > 0 ? { losses } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  };
};

/** The calls of spec 2 section 7 that need no account. A draft is invisible here: nobody is signed in (D37). */
export const makeConfigApi = (services: ConfigApiServices): Hono => {
  const api = new Hono();
  api.post("/config-create", async (context) => {
    if (!services.isOpen) return answerApiFailure(context, PUBLISHING_OFF);
    const wrongRequest = requestFailure(context.req.raw.headers, services.origins);
    if (wrongRequest) return answerApiFailure(context, wrongRequest);
    const caller = services.callerOf(context);
    const wait =
      (await services.publishLimit.secondsUntil(caller)) ||
      (await services.attemptLimit.take(caller));
    if (wait > 0) return refuseRate(context, wait);
    const body = await readJsonBody(context.req.raw, services.maxBytes);
    if (!body.ok) return answerApiFailure(context, bodyFailure(body, services.maxBytes));
    const { data, published_state: state = "PUBLISHED" } = body.value;
    const wrongState = stateFailure(state);
    if (wrongState) return answerApiFailure(context, wrongState);
    const opened = await openToPublish(services.openDocument, data);
    if (!opened.ok) return answerApiFailure(context, opened.failure);
    const taken = await services.publishLimit.take(caller);
    if (taken > 0) return refuseRate(context, taken);
    const stored = await services.store.insert({
      key: newKey(),
      data: await services.completeDocument(opened.document),
      userId: null,
      publishedState: "PUBLISHED",
      draftOf: null,
    });
    services.afterPublish(stored.key, (bytes) => void chargeKept(services, caller, bytes));
    return succeed(context, encodeConfig(stored));
  });

  api.get("/config/view", async (context) => {
    const key = context.req.query("id") ?? "";
    return succeed(
      context,
      isKey(key) ? await services.store.countViews(key, viewerOf(context)) : 0,
    );
  });

  api.get("/config/:key", async (context) => {
    const key = context.req.param("key");
    const found = isKey(key) ? await services.store.find(key, viewerOf(context)) : undefined;
    if (!found)
      return answerApiFailure(context, {
        status: 404,
        id: "CONFIG_NOT_FOUND",
        message: "Config not found",
      });
    return succeed(context, await describeConfig(services.openDocument, found));
  });

  addRefusals(api);
  return api;
};
