import type { UnknownParam } from "../chart-state/reader-choices.ts";

/** The value of a parameter that has one; what else is asked for under its name comes back beside. */
export const readOne = (
  params: URLSearchParams,
  name: string,
): { text: string | undefined; unknown: UnknownParam[] } => {
  const [text, ...more] = params.getAll(name);
  return {
    text,
    unknown: more.filter((other) => other !== text).map((value) => ({ name, value })),
  };
};
