import { parseArgs } from "node:util";
import { type AttackReport, runAttack } from "../bench/attack/run-attack.ts";
import { prepareProduct } from "./prepare.ts";

const USAGE = "npm run attack [-- --requests=20000 --seed=1 --per-second=40]";

const readNumber = (text: string | undefined, standard: number): number => {
  const value = text === undefined ? standard : Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  console.error(USAGE);
  return process.exit(2);
};

const show = (value: number): string =>
  value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });

const showShare = ({ sent, done }: AttackReport["people"]["bySession"]): string =>
  `${show(done)} of ${show(sent)}`;

const print = ({
  surfaces,
  findings,
  eventLoop,
  memory,
  honest,
  people,
  ...report
}: AttackReport): void => {
  for (const [name, { sent, median, slowest, statuses }] of Object.entries(surfaces)) {
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${show(count)}`);
    console.log(
      `${name.padEnd(11)} ${show(sent).padStart(6)}  median ${show(median)} ms, slowest ${show(slowest)} ms  ${counts.join(", ")}`,
    );
  }
  for (const { kind, shot, status, ms } of findings.slice(0, 200))
    console.log(`${kind}: ${status} after ${ms} ms: ${shot}`);
  const { firstMinute } = memory;
  const countOf = (kind: (typeof findings)[number]["kind"]): number =>
    findings.filter((finding) => finding.kind === kind).length;
  console.log(`
${show(report.sent)} requests in ${show(report.seconds)} s, ${show(report.sent / report.seconds)} a second
the server ended: ${report.hasExited ? "YES" : "no"}
answers 5xx other than 503: ${countOf("server error")}
answers 503 to attackers: ${show(report.busy)}
honest requests: ${show(honest.sent)}, of them 503: ${show(honest.busy)}, not as they should be: ${countOf("honest request refused")}
requests done for people by their session: ${showShare(people.bySession)}, by a token: ${showShare(people.byToken)}; people one after the other: ${show(people.shifts)}
intruders who were let in: ${countOf("let in")}, told of drafts of others: ${countOf("told of a draft of others")}
answers over 5 s: ${countOf("slow")}
event loop delay: median ${show(eventLoop.p50)} ms, p99 ${show(eventLoop.p99)} ms, most ${show(eventLoop.most)} ms
memory: ${firstMinute === undefined ? "" : `after one minute ${show(firstMinute)} MB, `}at most ${show(memory.most)} MB, afterwards ${show(memory.after)} MB`);
  for (const { name, firstMinute: before, atMost, after } of report.processes)
    console.log(`  ${name}: ${show(before)} MB, ${show(atMost)} MB, afterwards ${show(after)} MB`);
  if (report.output.includes('"level":"error"')) console.log(`\n${report.output}`);
};

/** Whether requests really came of people: most are damaged or are not for them, but some must have been done. */
const wereSignedIn = ({ bySession, byToken }: AttackReport["people"]): boolean =>
  [bySession, byToken].every(({ sent, done }) => done > 0.1 * sent);

/** What an attack may do at most. */
const isBorne = ({ hasExited, findings, eventLoop, memory, people }: AttackReport): boolean =>
  !hasExited &&
  findings.length === 0 &&
  wereSignedIn(people) &&
  eventLoop.p99 < 100 &&
  (memory.firstMinute === undefined || memory.after <= 1.1 * memory.firstMinute);

const { values } = parseArgs({
  options: {
    requests: { type: "string" },
    seed: { type: "string" },
    "per-second": { type: "string" },
  },
});
await prepareProduct();
const report = await runAttack({
  count: readNumber(values.requests, 20_000),
  seed: readNumber(values.seed, 1),
  perSecond: readNumber(values["per-second"], 40),
  say: (line) => console.log(line),
});
print(report);
process.exit(isBorne(report) ? 0 : 1);
