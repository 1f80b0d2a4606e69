import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeDraw } from "@statelier/document/testing/make-draw";
import { listTreeMemory, sumMemory } from "../../e2e/support/process-memory.ts";
import { ROOT } from "../../tools/run-step.ts";
import { median } from "../support/time-calls.ts";
import { Aim } from "./aim.ts";
import { collectMaterial } from "./collect-material.ts";
import { hireKeeper } from "./hire-staff.ts";
import { makeHonest } from "./make-honest.ts";
import { makeShifts } from "./make-shifts.ts";
import { type Office, openOffice } from "./open-office.ts";
import { type Answer, makeGun } from "./fire.ts";
import type { Shot, Surface } from "./shot.ts";
import type { EventLoopReport } from "./watch-event-loop.ts";

export type AttackOptions = {
  /** Requests altogether. */
  count: number;
  seed: number;
  /** Requests under way at a time, and how many a second are sent at most. */
  atOnce?: number;
  perSecond?: number;
  /** Where requests are kept that were answered as they should not be. */
  folder?: string;
  say?: (line: string) => void;
};

type FindingKind =
  | "server error"
  | "slow"
  | "honest request refused"
  | "let in"
  | "told of a draft of others";

type Share = { sent: number; done: number };

/** A request that was answered as it should not be, and where it is kept. */
type Finding = { kind: FindingKind; status: number; shot: string; ms: number };

export type AttackReport = {
  sent: number;
  seconds: number;
  surfaces: Record<
    string,
    { sent: number; median: number; slowest: number; statuses: Record<string, number> }
  >;
  findings: Finding[];
  hasExited: boolean;
  /** Of the attackers. */
  busy: number;
  honest: { sent: number; busy: number };
  /** Of those who are really signed in, by a session or by a token, how many requests were done; after some others take their place. */
  people: { bySession: Share; byToken: Share; shifts: number };
  eventLoop: EventLoopReport;
  /** Megabytes of the server and its processes: after the first minute, at most, and at rest afterwards. */
  memory: { firstMinute?: number; most: number; after: number };
  /** The same by what the processes run: after the first minute, when all together took most, and at rest. */
  processes: { name: string; firstMinute: number; atMost: number; after: number }[];
  /** What the server printed; its log holds errors only. */
  output: string;
};

const HONEST_EVERY = 10;
const ATTACKERS = 100;
const MOST_MS = 5_000;
const REST_MS = 30_000;
const MINUTE_MS = 60_000;

type Outcome = { shot: Shot; answer: Answer };

const callerOf = (at: number, isHonest: boolean): string =>
  isHonest
    ? `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
    : `198.51.100.${at % 5 === 0 ? 1 : at % ATTACKERS}`;

/** A reader who has the page already is answered without it. */
const isRight = (status: number): boolean => status === 200 || status === 304;

const judge = ({ shot, answer }: Outcome, secret: string): FindingKind | undefined => {
  const { status, ms, found } = answer;
  if (status >= 500 && status !== 503) return status === 501 ? undefined : "server error";
  if (
    shot.isHonest &&
    !(isRight(status) && (shot.expects === undefined || found.has(shot.expects)))
  )
    return "honest request refused";
  if (shot.isIntruder && status > 0 && status < 400) return "let in";
  if (!shot.isHonest && found.has(secret)) return "told of a draft of others";
  return ms > MOST_MS ? "slow" : undefined;
};

/** Of the requests that are done for nobody else. */
const countDone = (outcomes: readonly Outcome[], by: Shot["by"]): Share => {
  const sent = outcomes.filter(({ shot }) => shot.by === by);
  return { sent: sent.length, done: sent.filter(({ answer }) => answer.status === 200).length };
};

const keep = (folder: string, at: number, { shot, answer }: Outcome): Finding["shot"] => {
  const head = Object.entries(shot.headers).map(([name, value]) => `${name}: ${value}`);
  const lines = [`${shot.method} ${shot.path}`, ...head, "", shot.body?.toString("utf8") ?? ""];
  const file = join(folder, `${at}.txt`);
  writeFileSync(
    file,
    `${lines.join("\n")}\n\n---\n${answer.status} ${answer.ms}\n${answer.text}\n`,
  );
  return file;
};

const readTakenKey = ({ shot, answer }: Outcome): string | undefined =>
  shot.surface === "publishing" && !shot.isHonest && answer.status === 200
    ? /"key":"([\w-]{12})"/.exec(answer.text)?.[1]
    : undefined;

const sumUp = (outcomes: readonly Outcome[]): AttackReport["surfaces"] => {
  const groups = Map.groupBy(outcomes, ({ shot }): Surface => shot.surface);
  return Object.fromEntries(
    [...groups].map(([surface, group]) => {
      const times = group.map(({ answer }) => answer.ms);
      const statuses = Map.groupBy(group, ({ answer }) => String(answer.status));
      return [
        surface,
        {
          sent: group.length,
          median: median(times),
          slowest: Math.max(...times),
          statuses: Object.fromEntries([...statuses].map(([name, all]) => [name, all.length])),
        },
      ];
    }),
  );
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

type Sample = { at: number; byName: ReadonlyMap<string, number> };

const sumOf = ({ byName }: Sample): number => sumMemory(byName);

const watchMemory = (pid: number) => {
  const startedAt = performance.now();
  const samples: Sample[] = [];
  const measure = (): Sample => ({
    at: performance.now() - startedAt,
    byName: listTreeMemory(pid),
  });
  const timer = setInterval(() => samples.push(measure()), 1_000);
  return {
    stop(): Pick<AttackReport, "memory" | "processes"> {
      clearInterval(timer);
      const last = measure();
      const minute =
        last.at > 2 * MINUTE_MS
          ? samples.filter(({ at }) => Math.abs(at - MINUTE_MS) <= 10_000)
          : [];
      const most = samples.reduce((a, b) => (sumOf(b) > sumOf(a) ? b : a), last);
      const names = [
        ...new Set([...minute, most, last].flatMap(({ byName }) => [...byName.keys()])),
      ];
      return {
        memory: {
          ...(minute.length > 0 ? { firstMinute: median(minute.map(sumOf)) } : {}),
          most: sumOf(most),
          after: sumOf(last),
        },
        processes: names.map((name) => ({
          name,
          firstMinute:
            minute.length > 0 ? median(minute.map(({ byName }) => byName.get(name) ?? 0)) : 0,
          atMost: most.byName.get(name) ?? 0,
          after: last.byName.get(name) ?? 0,
        })),
      };
    },
  };
};

type Battle = Required<Pick<AttackOptions, "count" | "seed" | "atOnce" | "perSecond" | "say">> & {
  office: Office;
};

type Fought = { outcomes: Outcome[]; secret: string; shifts: number };

/** Sends all requests, so many at a time. */
const fight = async ({ count, seed, atOnce, perSecond, say, office }: Battle): Promise<Fought> => {
  const { server } = office;
  const material = await collectMaterial(server.url);
  const [document] = material.documents;
  const [keeper, shifts] = await Promise.all([
    hireKeeper(office, document),
    makeShifts(office, document, say),
  ]);
  const { secret } = keeper;
  process.kill(server.pid, "SIGUSR2");
  const gun = makeGun(server.url, secret);
  const taken: string[] = [];
  const outcomes: Outcome[] = [];
  const startedAt = performance.now();
  let next = 0;
  const shoot = async (): Promise<void> => {
    while (next < count && isRunning(server.pid)) {
      const at = next++;
      await pause(Math.max(0, startedAt + (at / perSecond) * 1_000 - performance.now()));
      const isHonest = at % HONEST_EVERY === 0;
      const draw = makeDraw(seed + at);
      const caller = callerOf(at, isHonest);
      const aimed = { origin: server.url, material, keeper, staff: shifts.current(), taken };
      const shot = isHonest
        ? makeHonest(material, draw, { caller, keeper })
        : new Aim(aimed, draw).make(caller);
      const outcome = { shot, answer: await gun.fire(shot) };
      outcomes.push(outcome);
      shifts.note(outcome);
      const key = readTakenKey(outcome);
      if (key !== undefined) taken.push(key);
      if (outcomes.length % 1_000 === 0) say(`${outcomes.length} of ${count} are answered.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shoot));
  gun.close();
  await shifts.end();
  return { outcomes, secret, shifts: shifts.count() };
};

const listFindings = (outcomes: readonly Outcome[], secret: string, folder: string): Finding[] =>
  outcomes.flatMap((outcome, at): Finding[] => {
    const kind = judge(outcome, secret);
    if (!kind) return [];
    const { status, ms } = outcome.answer;
    const { surface, method, path } = outcome.shot;
    const file = keep(folder, at, outcome);
    const shot = `${surface}: ${method} ${path.slice(0, 100)} (${file})`;
    return [{ kind, shot, status, ms: Math.round(ms) }];
  });

/** Attacks a server of its own, and says how it bore it. */
export const runAttack = async (options: AttackOptions): Promise<AttackReport> => {
  const { count, seed, atOnce = 40, perSecond = 40, say = () => undefined } = options;
  const { folder = join(ROOT, ".cache", "attack") } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const reports = mkdtempSync(join(tmpdir(), "attack-"));
  const report = join(reports, "event-loop.json");
  const office = await openOffice({
    NODE_OPTIONS: `--import=${join(ROOT, "bench", "attack", "watch-event-loop.ts")}`,
    EVENT_LOOP_REPORT: report,
    STATELIER_TRUST_PROXY: "true",
    STATELIER_PUBLISH_PER_HOUR: "60",
    STATELIER_LOG: "error",
  });
  const { server } = office;
  try {
    const memory = watchMemory(server.pid);
    const startedAt = performance.now();
    const { outcomes, secret, shifts } = await fight({
      count,
      seed,
      atOnce,
      perSecond,
      say,
      office,
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    const eventLoop = JSON.parse(readFileSync(report, "utf8")) as EventLoopReport;
    if (seconds > 60) await pause(REST_MS);
    const [honest = [], hostile = []] = [true, false].map((isHonest) =>
      outcomes.filter(({ shot }) => shot.isHonest === isHonest),
    );
    const countBusy = (list: readonly Outcome[]): number =>
      list.filter(({ answer }) => answer.status === 503).length;
    return {
      sent: outcomes.length,
      seconds,
      surfaces: sumUp(outcomes),
      findings: listFindings(outcomes, secret, folder),
      hasExited: !isRunning(server.pid),
      busy: countBusy(hostile),
      honest: { sent: honest.length, busy: countBusy(honest) },
      people: {
        bySession: countDone(hostile, "session"),
        byToken: countDone(hostile, "token"),
        shifts,
      },
      eventLoop,
      ...memory.stop(),
      output: server.output(),
    };
  } finally {
    await office.close();
    rmSync(reports, { recursive: true });
  }
};
