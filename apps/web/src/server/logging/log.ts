import { readReference } from "./request-reference.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;

type Level = (typeof LEVELS)[number];

/** One JSON object a line on standard error; what a request brings about carries its `reference`. */
export type Log = Record<Level, (message: string, details?: Record<string, unknown>) => void>;

const describeError = (value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;

export const makeLog = (
  least: Level,
  write: (line: string) => void = (line) => console.error(line),
  now: () => Date = () => new Date(),
): Log => {
  const logAt =
    (level: Level) =>
    (message: string, details: Record<string, unknown> = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
      const shown = Object.fromEntries(
        Object.entries(details).map(([key, value]) => [key, describeError(value)]),
      );
      const reference = readReference();
      const line = { time: now().toISOString(), level, message, reference, ...shown };
      write(JSON.stringify(line));
    };
  return { debug: logAt("debug"), info: logAt("info"), warn: logAt("warn"), error: logAt("error") };
};
