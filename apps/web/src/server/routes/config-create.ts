import type { Context } from "hono";
import { newKey } from "../documents/new-key.ts";
import { answerApiFailure } from "../http/answer-error.ts";
import { type Viewer, viewerOf } from "../http/viewer.ts";
import {
  encodeConfig,
  NOT_SIGNED_IN,
  PUBLISHING_OFF,
  refuseRate,
  succeed,
} from "./config-answers.ts";
import type { Attempt, NewConfig, PublicationState, StoredConfig } from "../store/config-store.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { answerRepetition, ATTEMPT_HEADER, readAttempt } from "./publish-attempt.ts";
import {
  callerOfWrite,
  describeAction,
  keepOneMore,
  openToStore,
  readState,
  readWrite,
} from "./read-write.ts";

/** A chart that takes more on the disk, with its document, counts once more for each further part of this size. */
const KEPT_BYTES = 250_000;

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

/** What charges it once the chart is kept. Thousands may wait for that: it holds nothing of the request. */
const makeKeptCharge =
  (services: ConfigApiServices, caller: string, size: number) =>
  (bytes: number): void =>
    void chargeKept(services, caller, bytes + size);

/** Whether another person is signed in, or nobody any more, than whoever sends it takes themselves for: `person_id` is theirs. */
const isOfOther = (personId: unknown, viewer: Viewer): boolean =>
  personId !== undefined && !(viewer.kind === "person" && viewer.person.id === personId);

/** Stores a chart that was checked. Where the same attempt has been made at the same moment, its chart is the answer. */
const storeNew = async (
  context: Context,
  services: ConfigApiServices,
  { attempt, ...chart }: Omit<NewConfig, "key" | "draftOf">,
): Promise<Response> => {
  const isPublished = chart.publishedState === "PUBLISHED";
  const log = ({ key }: StoredConfig) =>
    isPublished
      ? describeAction(context, services, { action: "publish", subject: key })
      : undefined;
  const insert = () =>
    services.store.insert({ ...chart, key: newKey(), draftOf: null, attempt }, log);
  try {
    const one = await keepOneMore(services, { ownerId: chart.userId }, insert);
    if (!one.ok) return answerApiFailure(context, one.failure);
    const { key } = one.kept;
    const caller = callerOfWrite(services, context);
    const size = JSON.stringify(chart.data).length;
    if (isPublished) services.afterPublish(key, makeKeptCharge(services, caller, size));
    return succeed(context, encodeConfig(one.kept));
  } catch (error) {
    const repetition = await answerRepetition(context, services, attempt);
    if (!repetition) throw error;
    return repetition;
  }
};

/** What a request asks to be stored, where its caller may store it: or the answer, if it is refused or was stored before. */
const readNew = async (
  context: Context,
  services: ConfigApiServices,
): Promise<{ data: unknown; publishedState: PublicationState; attempt?: Attempt } | Response> => {
  const viewer = viewerOf(context);
  const caller = callerOfWrite(services, context);
  const wait = viewer.kind === "person" ? 0 : await services.publishLimit.secondsUntil(caller);
  // A repetition takes nothing more; it is read to be known.
  if (wait > 0 && context.req.header(ATTEMPT_HEADER) === undefined)
    return refuseRate(context, wait);
  const write = await readWrite(context, services);
  if (!write.ok) return write.answer;
  const { data, published_state: given = "PUBLISHED", person_id: personId } = write.body;
  if (isOfOther(personId, viewer)) return answerApiFailure(context, NOT_SIGNED_IN);
  const read = readState(given, viewer, services.publishing);
  if (!read.ok) return answerApiFailure(context, read.failure);
  const named = readAttempt(context, write.body);
  if (!named.ok) return answerApiFailure(context, named.failure);
  const repetition = await answerRepetition(context, services, named.attempt);
  if (repetition) return repetition;
  if (wait > 0) return refuseRate(context, wait);
  return { data, publishedState: read.state, ...(named.attempt && { attempt: named.attempt }) };
};

/**
 * `POST /config-create`: a chart of whoever is signed in, else of nobody, but never of nobody because a session has ended. A
 * `user_id` that is sent is ignored (D18).
 */
export const createConfig = async (
  context: Context,
  services: ConfigApiServices,
): Promise<Response> => {
  const viewer = viewerOf(context);
  const isPerson = viewer.kind === "person";
  if (services.publishing === "off" && !isPerson) return answerApiFailure(context, PUBLISHING_OFF);
  const asked = await readNew(context, services);
  if (asked instanceof Response) return asked;
  const { data, ...rest } = asked;
  const opened = await openToStore(services.openDocument, data);
  if (!opened.ok) return answerApiFailure(context, opened.failure);
  const caller = callerOfWrite(services, context);
  const taken = isPerson ? 0 : await services.publishLimit.take(caller);
  if (taken > 0) return refuseRate(context, taken);
  const complete = await services.completeDocument(opened.document);
  const userId = isPerson ? viewer.person.id : null;
  return storeNew(context, services, { ...rest, data: complete, userId });
};
