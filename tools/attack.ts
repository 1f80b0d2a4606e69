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

const print = ({
  surfaces,
  findings,
  eventLoop,
  memory,
  honest,
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
  console.log(`
${show(report.sent)} requests in ${show(report.seconds)} s, ${show(report.sent / report.seconds)} a second
the server ended: ${report.hasExited ? "YES" : "no"}
answers 5xx other than 503: ${findings.filter(({ kind }) => kind === "server error").length}
answers 503 to attackers: ${show(report.busy)}
honest requests: ${show(honest.sent)}, of them 503: ${show(honest.busy)}, not as they should be: ${findings.filter(({ kind }) => kind === "honest request refused").length}
answers over 5 s: ${findings.filter(({ kind }) => kind === "slow").length}
event loop delay: median ${show(eventLoop.p50)} ms, p99 ${show(eventLoop.p99)} ms, most ${show(eventLoop.most)} ms
memory: ${firstMinute === undefined ? "" : `after one minute ${show(firstMinute)} MB, `}at most ${show(memory.most)} MB, afterwards ${show(memory.after)} MB`);
  for (const { name, firstMinute: before, atMost, after } of report.processes)
    console.log(`  ${name}: ${show(before)} MB, ${show(atMost)} MB, afterwards ${show(after)} MB`);
  if (report.output.includes('"level":"error"')) console.log(`\n${report.output}`);
};

/** What an attack may do at most. */
const isBorne = ({ hasExited, findings, eventLoop, memory }: AttackReport): boolean =>
  !hasExited &&
  findings.length === 0 &&
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
