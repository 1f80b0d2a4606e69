import { setTimeout as pause } from "node:timers/promises";
import { makeDraw } from "@statelier/document/testing/make-draw";
import { measureTreeMemory } from "../e2e/support/process-memory.ts";
import { type RunningServer, startServer } from "../e2e/support/start-server.ts";
import { collectMaterial, type Material } from "./attack/collect-material.ts";
import { makeGun } from "./attack/fire.ts";
import { makeHonest } from "./attack/make-honest.ts";
import type { Shot } from "./attack/shot.ts";
import {
  type Benchmark,
  measureAgainst,
  measureAlone,
  measureAtLeast,
} from "./support/measurement.ts";
import { median } from "./support/time-calls.ts";

const PER_SECOND = 100;
const SECONDS = { whole: 900, quick: 60 };
const AT_ONCE = 64;
/** What `docs/operations.md` says that a server with the bundled catalogue needs. */
const MOST_MEGABYTES = 1_000;
/** Of so many requests to publish one is sent. */
const PUBLISHED_OF = 20;
const READERS = 5_000;

type Sample = { second: number; megabytes: number };
type Failed = { method: string; path: string; status: number };

const callerOf = (at: number): string => `10.0.${(at % READERS) >> 8}.${at & 255}`;

/** What readers and authors ask, published charts among it. */
const pickShot = (material: Material, at: number): Shot => {
  for (let attempt = 0; ; attempt += 1) {
    const caller = callerOf(at);
    const shot = makeHonest(material, makeDraw(at + attempt * 1e6), { caller });
    if (shot.surface !== "publishing" || at % PUBLISHED_OF === 0) return shot;
  }
};

/** Megabytes of each third of the time. */
const listThirds = (samples: readonly Sample[], seconds: number): number[] =>
  [0, 1, 2].map((third) =>
    median(
      samples
        .filter(({ second }) => Math.floor((second * 3) / seconds) === third)
        .map(({ megabytes }) => megabytes),
    ),
  );

const load = async (server: RunningServer, seconds: number) => {
  const material = await collectMaterial(server.url);
  const gun = makeGun(server.url);
  const samples: Sample[] = [];
  const failed: Failed[] = [];
  const times: number[] = [];
  const startedAt = performance.now();
  const secondsGone = (): number => (performance.now() - startedAt) / 1_000;
  const timer = setInterval(() => {
    samples.push({ second: secondsGone(), megabytes: measureTreeMemory(server.pid) });
  }, 1_000);
  let next = 0;
  const send = async (): Promise<void> => {
    for (;;) {
      const at = next++;
      await pause(Math.max(0, startedAt + (at / PER_SECOND) * 1_000 - performance.now()));
      if (secondsGone() > seconds) return;
      const shot = pickShot(material, at);
      const { status, ms } = await gun.fire(shot);
      times.push(ms);
      if (status !== 200) failed.push({ method: shot.method, path: shot.path, status });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  clearInterval(timer);
  gun.close();
  return { samples, failed, times };
};

/** Whether a server that is asked for long fails, or takes ever more memory. */
export const run: Benchmark = async ({ isQuick = false } = {}) => {
  const seconds = isQuick ? SECONDS.quick : SECONDS.whole;
  const server = await startServer({ STATELIER_TRUST_PROXY: "true", STATELIER_LOG: "error" });
  try {
    const { samples, failed, times } = await load(server, seconds);
    const [first, middle = 0, last = 0] = listThirds(samples, seconds);
    const sorted = times.toSorted((a, b) => a - b);
    return {
      measurements: [
        measureAtLeast("requests answered (per second)", times.length / seconds, 0.97 * PER_SECOND),
        measureAlone("answers that were none (count)", failed.length, 0),
        measureAlone("99th percentile (ms)", sorted[Math.floor(sorted.length * 0.99)] ?? 0, 1_000),
        measureAgainst(
          "memory, last third beside the middle third (MB)",
          { ours: last, reference: middle },
          1.05,
        ),
        measureAlone(
          "memory at most (MB)",
          Math.max(...samples.map(({ megabytes }) => megabytes)),
          MOST_MEGABYTES,
        ),
      ],
      samples: { thirds: [first, middle, last], failed: failed.slice(0, 100), samples },
    };
  } finally {
    await server.stop();
  }
};
