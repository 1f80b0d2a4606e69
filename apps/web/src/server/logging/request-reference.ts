import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";

const current = new AsyncLocalStorage<string>();

/** Of the request that is being answered; undefined outside of one. */
export const readReference = (): string | undefined => current.getStore();

/** Gives a request the eight letters that its answer, its error and its lines in the log share. */
export const referRequest: MiddlewareHandler = async (context, next) => {
  const reference = randomUUID().slice(0, 8);
  await current.run(reference, next);
  context.res.headers.set("X-Request-Id", reference);
};
