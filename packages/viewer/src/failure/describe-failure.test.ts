import { LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type MessageId } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { describeFailure, type Failure, statusOfFailure } from "./describe-failure.ts";

const source = { type: "sparql", url: "https://example.org/query" } as const;

const say = (locale: (typeof LOCALES)[number], failure: Failure): string => {
  const { code, args } = describeFailure(failure, { source, iri: "https://example.org/c" });
  const t = createTranslator(locale, collectMessages(locale, ["errors"]));
  const parts = ["title", "why", "todo"] as const;
  return parts
    .map((part) => (t as (id: MessageId, args: object) => string)(`error.${code}.${part}`, args))
    .join(" ");
};

const FAILURES: [string, Record<string, string>, number][] = [
  ["CANNOT_FIND_CUBE", {}, 404],
  ["SOURCE_NOT_ALLOWED", {}, 403],
  ["SOURCE_DOWN", {}, 503],
  ["SOURCE_ANSWER_INVALID", {}, 502],
  ["SOURCE_TIMEOUT", { seconds: "17" }, 504],
  ["RESULT_TOO_LARGE", {}, 422],
  ["JOIN_TOO_LARGE", {}, 422],
  ["QUERY_TOO_COMPLEX", {}, 400],
  ["PUBLISHING_OFF", {}, 403],
  ["RATE_LIMITED", { seconds: "17" }, 429],
  ["BODY_TOO_LARGE", { limit: "17" }, 413],
  ["OFFLINE", {}, 503],
  ["NO_DIMENSION", { id: "canton" }, 422],
  ["MEASURE_NOT_NUMERICAL", { id: "grade" }, 422],
  ["DIMENSION_NOT_TEMPORAL", { id: "canton" }, 422],
  ["MEASURE_UNITS_DIFFER", { id: "rate" }, 422],
  ["MEASURE_UNITS_EQUAL", { id: "births" }, 422],
];

test.each(FAILURES)(
  "%s has its own name, without blanks, in every language",
  (id, args, status) => {
    const failure = { id, message: "in English", args };
    expect(describeFailure(failure).code).toBe(id);
    expect(statusOfFailure(failure)).toBe(status);
    const texts = LOCALES.map((locale) => say(locale, failure));
    expect(texts.join("")).not.toMatch(/[{}]|undefined/);
    expect(new Set(texts).size).toBe(LOCALES.length);
    expect(texts.every((text) => text.includes("17"))).toBe("seconds" in args || "limit" in args);
  },
);

test("what nobody expected is named by the server's reference, without one by its name", () => {
  const failure = { id: "TypeError", message: "x is not a function" };
  expect(describeFailure({ ...failure, args: { reference: "0badcafe" } })).toEqual({
    code: "INTERNAL",
    args: { reference: "0badcafe" },
  });
  expect(describeFailure(failure).args).toEqual({ reference: "TypeError" });
  expect(statusOfFailure(failure)).toBe(500);
});
