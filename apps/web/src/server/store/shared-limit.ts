import { createHash } from "node:crypto";
import { type Allowance, countSeconds, makeRateLimit, type RateLimit } from "../http/rate-limit.ts";
import type { Log } from "../logging/log.ts";
import type { SharedAllowances } from "./shared-allowances.ts";

/** A database that takes longer is not waited for. */
const MOST_WAIT_MS = 250;
/** For so long it is not asked again. */
const SPARE_MS = 5_000;
const FORGET_MS = 600_000;

/** What all limits of a server share: the database, and whether it answers. */
export type SharedState = {
  /** Undefined where it does not answer, and where there is none. */
  ask<Answer>(
    question: (allowances: SharedAllowances) => Promise<Answer>,
  ): Promise<Answer | undefined>;
};

const withinTime = async <Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It takes too long.")), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

export const makeSharedState = (
  find: () => SharedAllowances | undefined,
  log: Log,
  now: () => number = () => performance.now(),
  mostWaitMs = MOST_WAIT_MS,
): SharedState => {
  let sparedUntil = 0;
  let forgetAt = now() + FORGET_MS;
  const forgetOld = (allowances: SharedAllowances): void => {
    if (now() < forgetAt) return;
    forgetAt = now() + FORGET_MS;
    allowances
      .forgetOld()
      .catch((error: unknown) => log.warn("old limits of callers stay in the database", { error }));
  };
  return {
    async ask(question) {
      const allowances = find();
      if (!allowances || now() < sparedUntil) return undefined;
      try {
        const answer = await withinTime(question(allowances), mostWaitMs);
        forgetOld(allowances);
        return answer;
      } catch (error) {
        sparedUntil = now() + SPARE_MS;
        log.warn("the limits of callers are counted by this server alone", { error });
        return undefined;
      }
    },
  };
};

/** Addresses of readers do not stand in the database as they are. */
const hideCaller = (caller: string): string =>
  createHash("sha256").update(caller).digest("base64url").slice(0, 22);

/** One limit for all servers on a database; while it is away, each server counts by itself and nobody is refused for it. */
export const makeSharedLimit = (
  kind: string,
  allowance: Allowance,
  state: SharedState,
): RateLimit => {
  const memory = makeRateLimit(allowance);
  const spend = (caller: string, cost: number, isForced: boolean) =>
    state.ask((allowances) =>
      allowances.spend({ kind, caller: hideCaller(caller), cost, ...allowance, isForced }),
    );
  return {
    async take(caller, cost = 1) {
      const bounded = Math.min(cost, allowance.most);
      const shared = await spend(caller, bounded, false);
      if (!shared) return memory.take(caller, bounded);
      if (!shared.isGranted) return Math.max(1, countSeconds(shared.spent, bounded, allowance));
      memory.charge(caller, bounded);
      return 0;
    },
    async charge(caller, cost) {
      memory.charge(caller, cost);
      await spend(caller, cost, true);
    },
    async secondsUntil(caller, cost = 1) {
      const shared = await spend(caller, 0, true);
      return shared
        ? countSeconds(shared.spent, cost, allowance)
        : memory.secondsUntil(caller, cost);
    },
  };
};
