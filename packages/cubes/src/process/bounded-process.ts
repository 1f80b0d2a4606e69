import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { ProcessError } from "./process-error.ts";
import type { FromProcess, ToProcess } from "./process-messages.ts";
import { readResidentBytes } from "./read-resident-bytes.ts";

/** What a process may take, in bytes and milliseconds. */
export type ProcessBounds = {
  /** Resident memory beyond which the process is ended; it is watched on Linux alone. */
  maxBytes: number;
  /** Orders that may wait for the one that runs, and how long each. */
  mostWaiting: number;
  mostWaitMs: number;
  /** After so long without an order the process is ended; the next order starts it anew. Without it it stays. */
  restMs?: number;
  /** How far it stands back behind other programs where the processor is short, as for the command `nice` (0 to 19), once it has started. */
  niceness?: number;
};

export type OrderOptions = {
  timeoutMs: number;
  /** From the order to its answer, however long it waited for others. */
  wholeMs?: number;
  /** Of the orders that wait the lightest is begun first, of equal ones the first that came. 0 unless said. */
  weight?: number;
  /** An order whose caller has gone is not begun; one that runs is given one more second. */
  signal?: AbortSignal | undefined;
};

type Job = {
  id: number;
  order: unknown;
  timeoutMs: number;
  weight: number;
  deadline: number;
  startedAt: number;
  /** Ends the waiting of an order that has not begun. */
  waitTimer: NodeJS.Timeout;
  resolve: (answer: unknown) => void;
  reject: (error: ProcessError) => void;
};

/** `restBytes`: what it takes before its first order, where the system says so. */
type Started = { child: ChildProcess; ready: unknown; restBytes: number | undefined };

const OTHERS_TOOK_LONG = "Other orders took too long.";
const ABORT_GRACE_MS = 1_000;
const WATCH_MS = 100;
const START_MS = 120_000;
/** A process that does not start is tried again after this time, doubled with each failure. */
const RETRY_MS = { first: 500, most: 30_000 };

/** After so long, and after all that has come until then is read: a program that was busy itself has not looked before. */
const setWatch = (run: () => void, ms: number): NodeJS.Timeout =>
  setTimeout(() => setImmediate(run), ms);

/** What an ended process still reports concerns nobody. */
const end = (child: ChildProcess | undefined): void => {
  child?.removeAllListeners().on("error", () => undefined);
  child?.kill("SIGKILL");
};

/** Most of what keeps a process from starting is reported later; that there is no memory for one is thrown. */
const forkChild = (module: URL): ChildProcess => {
  try {
    return fork(module, {
      serialization: "advanced",
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
  } catch (error) {
    throw new ProcessError("unavailable", error instanceof Error ? error.message : String(error));
  }
};

const startChild = async (module: URL, data: unknown, niceness = 0): Promise<Started> => {
  const child = forkChild(module);
  const ready = await new Promise((resolve, reject) => {
    const fail = (message: string): void => {
      clearTimeout(timer);
      end(child);
      reject(new ProcessError("unavailable", message));
    };
    const timer = setTimeout(() => fail("It did not start in time."), START_MS);
    child.once("error", (error) => fail(error.message));
    child.once("exit", (code, signal) => fail(`It ended at its start (${signal ?? code}).`));
    child.once("message", (message: FromProcess) => {
      if (message.type !== "ready") return fail(message.type === "failed" ? message.message : "");
      clearTimeout(timer);
      child.removeAllListeners("error").removeAllListeners("exit");
      resolve(message.value);
    });
    child.send({ type: "start", data } satisfies ToProcess);
  });
  const { pid, exitCode, signalCode } = child;
  if (niceness > 0 && pid !== undefined && exitCode === null && signalCode === null)
    setPriority(pid, niceness);
  return { child, ready, restBytes: readResidentBytes(child.pid) };
};

/**
 * A process of its own that answers orders one after the other: what it does with them can take its memory, its time
 * and its life, never the server's. An order that breaks it is rejected, and the process starts anew for the next.
 */
export class BoundedProcess<Order, Answer, Ready = undefined> {
  readonly #module: URL;
  readonly #data: unknown;
  readonly #bounds: ProcessBounds;
  #started: Promise<Started> | undefined;
  #process: Started | undefined;
  #running: Job | undefined;
  #waiting: Job[] = [];
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #restTimer: NodeJS.Timeout | undefined;
  #nextId = 1;
  #failures = 0;
  #retryAt = 0;
  #closed = false;

  /** `module` calls `serveOrders`; `data` is handed to it at each start. Nothing starts before the first order. */
  constructor(module: URL, data: unknown, bounds: ProcessBounds) {
    this.#module = module;
    this.#data = data;
    this.#bounds = bounds;
  }

  /** Identifier of the process that runs now. */
  get pid(): number | undefined {
    return this.#process?.child.pid;
  }

  /** Starts now, and answers what the process says of itself. Rejects with `ProcessError` only, as all else here. */
  async start(): Promise<Ready> {
    return (await this.#start()).ready as Ready;
  }

  ask(
    order: Order,
    { timeoutMs, wholeMs = Infinity, weight = 0, signal }: OrderOptions,
  ): Promise<Answer> {
    const waitMs = Math.min(this.#bounds.mostWaitMs, wholeMs);
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new ProcessError("closed", "It is closed."));
      if (signal?.aborted) return reject(new ProcessError("gone", "The caller did not wait."));
      if (this.#waiting.length >= this.#bounds.mostWaiting)
        return reject(new ProcessError("busy", "Too many orders are waiting."));
      const settle =
        <T>(how: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(job.waitTimer);
          signal?.removeEventListener("abort", abandon);
          how(value);
        };
      const abandon = (): void => this.#abandon(job);
      const job: Job = {
        id: this.#nextId++,
        order,
        timeoutMs,
        weight,
        deadline: Date.now() + wholeMs,
        startedAt: 0,
        waitTimer: setWatch(() => this.#drop(job, "busy"), waitMs),
        resolve: settle((answer) => resolve(answer as Answer)),
        reject: settle(reject),
      };
      signal?.addEventListener("abort", abandon);
      this.#waiting = [...this.#waiting, job].toSorted((a, b) => a.weight - b.weight);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const starting = this.#started;
    this.#rejectAll(new ProcessError("closed", "It is closed."));
    this.#forget();
    const late = await starting?.catch(() => undefined);
    end(late?.child);
  }

  #start(): Promise<Started> {
    this.#started ??= startChild(this.#module, this.#data, this.#bounds.niceness).then(
      (started) => {
        this.#failures = 0;
        this.#use(started);
        return started;
      },
      (error: ProcessError) => {
        this.#started = undefined;
        this.#retryAt = Date.now() + Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** this.#failures);
        this.#failures += 1;
        throw error;
      },
    );
    return this.#started;
  }

  #use(started: Started): void {
    if (this.#closed) return end(started.child);
    this.#process = started;
    const { child } = started;
    child.on("message", (message: FromProcess) => this.#receive(message));
    const crash = (): void => this.#restart("crashed", "The process has ended.");
    child.on("error", crash).on("exit", crash);
    this.#rest();
    this.#next();
  }

  /** A process without an order keeps nobody from ending. */
  #rest(): void {
    this.#process?.child.unref();
    this.#process?.child.channel?.unref();
    const { restMs } = this.#bounds;
    if (restMs !== undefined) this.#restTimer = setTimeout(() => this.#forget(), restMs).unref();
  }

  #next(): void {
    if (this.#running || this.#waiting.length === 0) return;
    if (!this.#process) {
      if (this.#started) return;
      if (Date.now() < this.#retryAt)
        return this.#rejectAll(new ProcessError("unavailable", "It does not start."));
      this.#start().catch((error: ProcessError) => this.#rejectAll(error));
      return;
    }
    const job = this.#waiting.shift();
    if (!job) return;
    const leftMs = job.deadline - Date.now();
    if (leftMs <= 0) {
      job.reject(new ProcessError("busy", OTHERS_TOOK_LONG));
      return this.#next();
    }
    this.#run(this.#process.child, job, leftMs);
  }

  #run(child: ChildProcess, job: Job, leftMs: number): void {
    clearTimeout(this.#restTimer);
    this.#running = job;
    clearTimeout(job.waitTimer);
    job.startedAt = Date.now();
    // What others have left of its time says nothing of the order itself.
    const reason = leftMs < job.timeoutMs / 2 ? "busy" : "late";
    job.timeoutMs = Math.min(job.timeoutMs, leftMs);
    child.ref();
    child.channel?.ref();
    this.#timer = setWatch(
      () => this.#stop(job, reason, `No answer within ${Math.ceil(job.timeoutMs)} ms.`),
      job.timeoutMs,
    );
    this.#watch = setInterval(() => this.#checkMemory(), WATCH_MS);
    child.send({ type: "order", id: job.id, order: job.order } satisfies ToProcess);
  }

  #checkMemory(): void {
    const bytes = readResidentBytes(this.pid);
    if (bytes !== undefined && bytes > this.#bounds.maxBytes)
      this.#restart("memory", `It took more than ${this.#bounds.maxBytes} bytes of memory.`);
  }

  #receive(message: FromProcess): void {
    const running = this.#running;
    if (!running || !("id" in message) || message.id !== running.id) return;
    if (message.type === "broken") return this.#restart("broken", "The order is too complex.");
    if (message.type !== "answer") return;
    this.#settleTimers();
    this.#running = undefined;
    this.#rest();
    running.resolve(message.answer);
    if (this.#keepsTooMuch()) this.#forget();
    this.#next();
  }

  /** Memory that an order has taken is seldom given back: a quarter of what there is to take, and the process starts anew. */
  #keepsTooMuch(): boolean {
    const bytes = readResidentBytes(this.pid);
    const rest = this.#process?.restBytes;
    if (bytes === undefined || rest === undefined) return false;
    return bytes > rest + (this.#bounds.maxBytes - rest) / 4;
  }

  #abandon(job: Job): void {
    if (this.#running !== job) return this.#drop(job, "gone");
    const left = job.startedAt + job.timeoutMs - Date.now();
    clearTimeout(this.#timer);
    this.#timer = setWatch(
      () => this.#stop(job, "gone", "The caller did not wait."),
      Math.min(left, ABORT_GRACE_MS),
    );
  }

  #drop(job: Job, reason: "busy" | "gone"): void {
    if (!this.#waiting.includes(job)) return;
    this.#waiting = this.#waiting.filter((each) => each !== job);
    const why = reason === "busy" ? OTHERS_TOOK_LONG : "The caller did not wait.";
    job.reject(new ProcessError(reason, why));
  }

  /** Ends the process for the order that it is still at. */
  #stop(job: Job, reason: ProcessError["reason"], message: string): void {
    if (this.#running === job) this.#restart(reason, message);
  }

  #restart(reason: ProcessError["reason"], message: string): void {
    const running = this.#running;
    this.#forget();
    running?.reject(new ProcessError(reason, message));
    this.#next();
  }

  #settleTimers(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
  }

  #forget(): void {
    this.#settleTimers();
    clearTimeout(this.#restTimer);
    end(this.#process?.child);
    this.#process = undefined;
    this.#started = undefined;
    this.#running = undefined;
  }

  #rejectAll(error: ProcessError): void {
    const all = this.#running ? [this.#running, ...this.#waiting] : this.#waiting;
    this.#running = undefined;
    this.#waiting = [];
    for (const { reject } of all) reject(error);
  }
}
