import { describeExpected } from "@statelier/document";
import type { z } from "zod";

/** A sentence that names the setting and says what it must be. What was found is left out: it may be a password. */
export const describeWrongSetting = ({ issues: [issue] }: z.ZodError): string => {
  if (!issue) throw new Error("An error of the settings names no issue.");
  if (issue.code === "unrecognized_keys") {
    const [name] = issue.keys;
    return issue.path.length === 0
      ? `${name} is not a setting of Statelier; the README lists them.`
      : `${issue.path.join(".")}: ${name} is not known here.`;
  }
  const name = issue.path.join(".");
  if (issue.code === "invalid_type" && issue.input === undefined)
    return `${name} is missing; expected ${describeExpected(issue)}.`;
  return issue.code === "custom" || issue.message.startsWith("Expected ")
    ? `${name}: ${issue.message}.`
    : `${name}: Expected ${describeExpected(issue)}.`;
};
