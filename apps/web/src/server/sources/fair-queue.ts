import { StoreError } from "@statelier/cubes";
import { widerNetworkOf } from "../http/caller-of.ts";
import { halfOf } from "../http/tally-callers.ts";

export type QueueBounds = {
  /** Jobs that one caller may have waiting besides the one that runs. */
  mostOfCaller: number;
  /** Jobs of all callers that may wait, of one wider network half of them, and how long each. */
  mostWaiting: number;
  mostWaitMs: number;
  /** After this time a job is ended as soon as another caller waits. */
  shareMs: number;
};

/** Without `startedAt` while what it needs is made ready. */
type Running = { caller: string; startedAt: number | undefined; controller: AbortController };

type Job = {
  run: (running: Running) => void;
  refuse: (message: string) => void;
  timer: NodeJS.Timeout;
};

/** For so long it is known what a caller has used. */
const MEMORY_MS = 60_000;

const TOO_MANY = "Too many queries are waiting.";
const TOO_MANY_NEAR = "Too many queries from the network of your address are waiting.";

const busy = (message: string): StoreError => new StoreError("busy", message);

/**
 * One job at a time; next comes the caller whose wider network, and of that who, has used least of the last minute, so that who
 * asks little does not wait for those who ask much, from however many addresses. Who takes long gives way to others.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  readonly #now: () => number;
  readonly #waiting = new Map<string, Job[]>();
  /** By callers and by wider networks, whose names differ unless a caller is no address. */
  readonly #used = new Map<string, { ms: number; at: number }>();
  #running: Running | undefined;
  #shareTimer: NodeJS.Timeout | undefined;

  constructor(bounds: QueueBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /**
   * Runs `job` in the caller's turn; rejects with `StoreError` where there is no room, or as `job` does. What `prepare` takes before
   * it, as when a store that somebody else's job has ended is loaded anew, is no time of the caller's.
   */
  async run<Answer, Ready>(
    caller: string,
    job: (signal: AbortSignal, ready: Ready) => Promise<Answer>,
    prepare: () => Promise<Ready>,
  ): Promise<Answer> {
    const running = this.#running ? await this.#wait(caller) : this.#begin(caller);
    const { signal } = running.controller;
    try {
      const ready = await prepare();
      running.startedAt = this.#now();
      this.#limitShare();
      return await job(signal, ready);
    } catch (error) {
      if (!signal.aborted) throw error;
      const seconds = this.#bounds.shareMs / 1_000;
      const message = `It took more than ${seconds} seconds while others were waiting. Ask for less, or again later.`;
      throw new StoreError("timeout", message);
    } finally {
      this.#note(running);
      this.#next();
    }
  }

  #note({ caller, startedAt }: Running): void {
    const at = this.#now();
    for (const [each, used] of this.#used) if (at - used.at > MEMORY_MS) this.#used.delete(each);
    for (const name of new Set([caller, widerNetworkOf(caller)]))
      this.#used.set(name, { ms: this.#usedBy(name) + at - (startedAt ?? at), at });
  }

  #usedBy(name: string): number {
    return this.#used.get(name)?.ms ?? 0;
  }

  #countWaiting(network: string): number {
    const near = [...this.#waiting].filter(([caller]) => widerNetworkOf(caller) === network);
    return near.flatMap(([, jobs]) => jobs).length;
  }

  #begin(caller: string): Running {
    const running = { caller, startedAt: undefined, controller: new AbortController() };
    this.#running = running;
    return running;
  }

  #wait(caller: string): Promise<Running> {
    const own = this.#waiting.get(caller) ?? [];
    const { mostOfCaller, mostWaiting, mostWaitMs } = this.#bounds;
    if (own.length >= mostOfCaller)
      throw busy(`${mostOfCaller + 1} queries from your address are not answered yet.`);
    const network = widerNetworkOf(caller);
    if (network !== caller && this.#countWaiting(network) >= halfOf(mostWaiting))
      throw busy(TOO_MANY_NEAR);
    if ([...this.#waiting.values()].flat().length >= mostWaiting) this.#makeRoom(own.length + 1);
    return new Promise((run, reject) => {
      const refuse = (message: string): void => {
        this.#remove(caller, job);
        reject(busy(message));
      };
      const timer = setTimeout(() => refuse("Other queries took too long."), mostWaitMs);
      const job: Job = { run, refuse, timer };
      this.#waiting.set(caller, [...own, job]);
      this.#limitShare();
    });
  }

  /** Who has more waiting than `count` gives up the last for somebody else. */
  #makeRoom(count: number): void {
    const [last] = [...this.#waiting.values()]
      .toSorted((a, b) => b.length - a.length)
      .filter((jobs) => jobs.length > count)
      .map((jobs) => jobs.at(-1));
    if (!last) throw busy(TOO_MANY);
    last.refuse(TOO_MANY);
  }

  #remove(caller: string, job: Job): void {
    clearTimeout(job.timer);
    const left = (this.#waiting.get(caller) ?? []).filter((each) => each !== job);
    this.#waiting.delete(caller);
    if (left.length > 0) this.#waiting.set(caller, left);
  }

  #limitShare(): void {
    clearTimeout(this.#shareTimer);
    const running = this.#running;
    if (running?.startedAt === undefined) return;
    if (![...this.#waiting.keys()].some((caller) => caller !== running.caller)) return;
    const left = running.startedAt + this.#bounds.shareMs - this.#now();
    this.#shareTimer = setTimeout(() => running.controller.abort(), Math.max(0, left));
  }

  #next(): void {
    clearTimeout(this.#shareTimer);
    this.#running = undefined;
    const compare = (a: string, b: string): number =>
      this.#usedBy(widerNetworkOf(a)) - this.#usedBy(widerNetworkOf(b)) ||
      this.#usedBy(a) - this.#usedBy(b);
    const [turn] = [...this.#waiting].toSorted(([a], [b]) => compare(a, b));
    const [caller, [job] = []] = turn ?? [];
    if (caller === undefined || !job) return;
    this.#remove(caller, job);
    job.run(this.#begin(caller));
  }
}
