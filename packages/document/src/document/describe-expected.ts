import type { z } from "zod";

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
  tuple: "a list",
};

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  array: ["entry", "entries"],
  string: ["character", "characters"],
};

const listChoices = (choices: readonly unknown[]): string => {
  const [only, ...others] = choices.map((choice) => JSON.stringify(choice));
  if (only === undefined) return "another value";
  return others.length === 0 ? only : `one of ${[only, ...others].join(", ")}`;
};

const describeBound = (word: string, origin: string, bound: number | bigint): string => {
  const units = UNITS[origin];
  if (!units) return `${origin === "int" ? "a whole number" : "a number"} of ${word} ${bound}`;
  return `${word} ${bound} ${units[Number(bound) === 1 ? 0 : 1]}`;
};

/** What should have stood where a document breaks the schema; unions, patterns and rules say it themselves. */
export const describeExpected = (issue: Issue): string => {
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return listChoices(issue.values);
    case "invalid_union":
      return "options" in issue && issue.options ? listChoices(issue.options) : issue.message;
    case "too_small":
      return issue.inclusive === false
        ? issue.message
        : describeBound("at least", issue.origin, issue.minimum);
    case "too_big":
      return describeBound("at most", issue.origin, issue.maximum);
    case "custom":
    case "invalid_element":
    case "invalid_format":
    case "invalid_key":
    case "not_multiple_of":
    case "unrecognized_keys":
      return issue.message;
  }
};
