import type { Context, MiddlewareHandler } from "hono";
import type { RateLimit } from "./rate-limit.ts";

/** Bytes of an answer that are one piece of work more. */
const PIECE_BYTES = 100_000;
/** Painting a picture takes as much as answering so many times. */
const PAINTING = 10;
/** So many documents that the store reads are one piece of work. */
const DOCUMENTS = 50;
/** So many bytes of a document that is opened, migrated and checked, are one piece of work more. */
const OPENED_BYTES = 5_000;
/** Long answers are charged while they are sent, in portions. */
const PORTION = 10;

/** So many milliseconds of drawing, beyond those that a picture usually takes, are one piece of work more. */
const DRAWN_MS = 2;
const USUAL_MS = 100;

const EXTRA = "extraWork";
const TAKE = "takeWork";

const addWork = (context: Context, work: number): void => {
  const before: unknown = context.get(EXTRA);
  context.set(EXTRA, (typeof before === "number" ? before : 0) + work);
};

type TakeWork = (work: number) => Promise<number>;

/**
 * Takes what work for a request costs, before it is done: of requests that come at once all would be done otherwise. Answers
 * after how many seconds it can be had, 0 where it could.
 */
export const takeWork = async (context: Context, work: number): Promise<number> => {
  const take: TakeWork | undefined = context.get(TAKE);
  return take ? take(work) : 0;
};

/** The same for a picture that is painted. */
export const takePainting = (context: Context): Promise<number> => takeWork(context, PAINTING);

/** Says of a request under way how many documents the store reads for it, whatever of them is sent. */
export const chargeDocuments = (context: Context, count: number): void =>
  addWork(context, count / DOCUMENTS);

/** The same of a document of so many bytes that is opened for it. */
export const chargeOpening = (context: Context, bytes: number): void =>
  addWork(context, bytes / OPENED_BYTES);

/** The same of what was drawn for it, where that took longer than it usually does. */
export const chargeDrawing = (context: Context, ms: number): void =>
  addWork(context, Math.max(0, ms - USUAL_MS) / DRAWN_MS);

const chargeBytes = (
  body: ReadableStream<Uint8Array>,
  charge: (work: number) => void,
): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let bytes = 0;
  const settle = (): void => {
    const pieces = Math.floor(bytes / PIECE_BYTES);
    bytes -= pieces * PIECE_BYTES;
    if (pieces > 0) charge(pieces);
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (value) bytes += value.byteLength;
      if (done || bytes >= PORTION * PIECE_BYTES) settle();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel(reason) {
      settle();
      return reader.cancel(reason);
    },
  });
};

/** An answer whose bytes are charged while they are sent. */
export const chargeAnswer = (answer: Response, charge: (work: number) => void): Response =>
  answer.body ? new Response(chargeBytes(answer.body, charge), answer) : answer;

export type WorkCharge = {
  limit: RateLimit;
  callerOf: (context: Context) => string;
  /** The answer to who has caused too much work. */
  refuse: (context: Context, seconds: number) => Response;
};

/**
 * Charges what anonymous requests cost: one for each, more for paintings and for each further piece of an answer. What the
 * caller has already (304) costs no less: it was made to be compared.
 */
export const chargeWork =
  ({ limit, callerOf, refuse }: WorkCharge): MiddlewareHandler =>
  async (context, next) => {
    const caller = callerOf(context);
    const seconds = await limit.take(caller);
    if (seconds > 0) {
      const refused = refuse(context, seconds);
      refused.headers.set("Retry-After", String(seconds));
      return refused;
    }
    context.set(TAKE, async (work: number) => limit.take(caller, work));
    await next();
    const extra: unknown = context.get(EXTRA);
    if (typeof extra === "number") await limit.charge(caller, extra);
    const { res } = context;
    context.res = chargeAnswer(res, (work) => void limit.charge(caller, work));
    return undefined;
  };
