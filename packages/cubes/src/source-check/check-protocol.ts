import { askEndpoint, type EndpointAnswer } from "./ask-endpoint.ts";
import type { SourceFinding } from "./source-finding.ts";

export type CheckedEndpoint = { address: string; timeoutMs: number };

const SMALLEST = "SELECT ?x WHERE { VALUES ?x { 1 } }";
const SLOW_MS = 1_000;
const REPEATS = 3;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const fails = (
  topic: SourceFinding["topic"],
  answer: EndpointAnswer & { ok: false },
): SourceFinding => {
  const { sentence, advice } = answer.failure;
  return { topic, level: "missing", sentence, ...(advice ? { advice } : {}) };
};

const checkGet = (answer: EndpointAnswer): SourceFinding =>
  answer.ok
    ? {
        topic: "protocol",
        level: "good",
        sentence: "Questions by POST and by GET are answered, in SPARQL JSON.",
      }
    : {
        topic: "protocol",
        level: "limited",
        sentence: `Questions by POST are answered, by GET they are not: ${answer.failure.sentence}`,
        advice:
          "Readers who follow the link to the query of a chart see nothing there; name an `editorUrl` for the source.",
      };

/** Whether anything answers, by which methods, and how fast the smallest question is; `missing` first where none is. */
export const checkProtocol = async (endpoint: CheckedEndpoint): Promise<SourceFinding[]> => {
  const first = await askEndpoint({ ...endpoint, query: SMALLEST });
  const get = await askEndpoint({ ...endpoint, query: SMALLEST, method: "GET" });
  if (!first.ok && !get.ok) return [fails("reach", first)];
  if (!first.ok) {
    const { sentence } = first.failure;
    return [
      {
        topic: "reach",
        level: "missing",
        sentence: `Questions by GET are answered, by POST they are not: ${sentence}`,
        advice:
          "Many questions are too long for GET; allow POST with a form (application/x-www-form-urlencoded).",
      },
    ];
  }
  const times = [first.milliseconds];
  while (times.length < REPEATS) {
    // Times are measured one after the other.
    const again = await askEndpoint({ ...endpoint, query: SMALLEST });
    if (!again.ok) return [fails("reach", again)];
    times.push(again.milliseconds);
  }
  const milliseconds = median(times);
  const isSlow = milliseconds > SLOW_MS;
  return [
    { topic: "reach", level: "good", sentence: "The endpoint answers." },
    checkGet(get),
    {
      topic: "speed",
      level: isSlow ? "limited" : "good",
      sentence: `The smallest question takes ${Math.round(milliseconds)} ms.`,
      milliseconds,
      ...(isSlow
        ? { advice: "A dataset needs about ten questions before its first chart is drawn." }
        : {}),
    },
  ];
};
