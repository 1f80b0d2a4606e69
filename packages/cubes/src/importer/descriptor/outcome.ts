/** A result, or everything that is wrong with the input, a sentence each. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problems: string[] };

export const succeed = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const fail = (problems: string[]): { ok: false; problems: string[] } => ({
  ok: false,
  problems,
});

const SHOWN_PER_KIND = 5;

/** Shortens a long run of problems of one kind to its first few and a count. */
export const summarizeProblems = (problems: readonly string[], what: string): string[] =>
  problems.length <= SHOWN_PER_KIND
    ? [...problems]
    : [
        ...problems.slice(0, SHOWN_PER_KIND),
        `${what}: ${problems.length - SHOWN_PER_KIND} more like these`,
      ];
