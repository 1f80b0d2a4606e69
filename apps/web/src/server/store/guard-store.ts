import { performance } from "node:perf_hooks";
import type { ConfigStore } from "./config-store.ts";
import { StoreFailure, toStoreFailure } from "./store-failure.ts";

type GuardOptions = {
  /** Longest that a reader waits for one chart. What writes is waited for: nobody knows what became of it otherwise. */
  maxWaitMs?: number;
  /** After it was found away nobody asks it for this long, so that readers do not wait one by one. */
  spareMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

const DEFAULTS = { maxWaitMs: 3_000, spareMs: 1_000, now: () => performance.now() };

/** One question more after the pause finds out whether it is back. */
class Guard {
  readonly #options: Required<GuardOptions>;
  #awayAt: number | undefined;

  constructor(options: GuardOptions) {
    this.#options = { ...DEFAULTS, ...options };
  }

  async read<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const { maxWaitMs } = this.#options;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new StoreFailure("away")), maxWaitMs);
    try {
      return await this.run(() => Promise.race([ask(), late.promise]));
    } finally {
      clearTimeout(timer);
    }
  }

  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const { now, spareMs } = this.#options;
    if (this.#awayAt !== undefined && now() - this.#awayAt < spareMs)
      throw new StoreFailure("away");
    try {
      const answer = await ask();
      this.#awayAt = undefined;
      return answer;
    } catch (error) {
      const failure = toStoreFailure(error);
      if (failure instanceof StoreFailure && failure.reason === "away") this.#awayAt = now();
      throw failure;
    }
  }
}

type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

const guardCalls = <Guarded extends Calls>(calls: Guarded, guard: Guard): Guarded =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...args: never[]) => guard.run(() => call(...args)),
    ]),
  ) as Guarded;

/** The same store; where it is away or full it rejects with `StoreFailure`, and soon. */
export const guardStore = (store: ConfigStore, options: GuardOptions = {}): ConfigStore => {
  const guard = new Guard(options);
  return {
    insert: (...asked) => guard.run(() => store.insert(...asked)),
    findAttempt: (id) => guard.run(() => store.findAttempt(id)),
    saveDraft: (change, viewer) => guard.run(() => store.saveDraft(change, viewer)),
    publish: (...asked) => guard.run(() => store.publish(...asked)),
    unpublish: (...asked) => guard.run(() => store.unpublish(...asked)),
    remove: (...asked) => guard.run(() => store.remove(...asked)),
    giveToTeam: (...asked) => guard.run(() => store.giveToTeam(...asked)),
    handOver: (...asked) => guard.run(() => store.handOver(...asked)),
    giveBack: (...asked) => guard.run(() => store.giveBack(...asked)),
    restore: (...asked) => guard.run(() => store.restore(...asked)),
    find: (key, viewer) => guard.read(() => store.find(key, viewer)),
    list: (range, viewer) => guard.run(() => store.list(range, viewer)),
    schedule: (...asked) => guard.run(() => store.schedule(...asked)),
    listScheduled: (before, limit) => guard.run(() => store.listScheduled(before, limit)),
    releaseDue: (onFailure) => guard.run(() => store.releaseDue(onFailure)),
    listHeld: (viewer) => guard.run(() => store.listHeld(viewer)),
    readHeld: (keys, viewer) => guard.run(() => store.readHeld(keys, viewer)),
    readHeldTitles: (keys, viewer) => guard.run(() => store.readHeldTitles(keys, viewer)),
    readTitles: (keys, viewer) => guard.run(() => store.readTitles(keys, viewer)),
    isHeld: (key, viewer) => guard.read(() => store.isHeld(key, viewer)),
    listLasting: (keys) => guard.run(() => store.listLasting(keys)),
    wasPublic: (key) => guard.read(() => store.wasPublic(key)),
    listVersions: (...asked) => guard.run(() => store.listVersions(...asked)),
    listVersionMoments: (key, viewer) => guard.run(() => store.listVersionMoments(key, viewer)),
    lastNumber: (viewer) => guard.run(() => store.lastNumber(viewer)),
    addViews: (views, day) => guard.run(() => store.addViews(views, day)),
    listViewDays: (key, since, viewer) => guard.run(() => store.listViewDays(key, since, viewer)),
    countViews: (key, viewer) => guard.read(() => store.countViews(key, viewer)),
    forgetRemoved: () => guard.run(() => store.forgetRemoved()),
    people: guardCalls(store.people, guard),
    follow: guardCalls(store.follow, guard),
    ...(store.allowances ? { allowances: store.allowances } : {}),
    close: () => store.close(),
  };
};
