import { parseDocument as parseYaml } from "yaml";
import type { z } from "zod";

import { explainIssues } from "./explain-issues.ts";
import { fail, type Outcome, succeed } from "./outcome.ts";

/** Holds data against a schema; problems begin with `name`. */
export const parseData = <T>(root: unknown, schema: z.ZodType<T>, name: string): Outcome<T> => {
  const parsed = schema.safeParse(root);
  if (parsed.success) return succeed(parsed.data);
  return fail(explainIssues(root, parsed.error).map((problem) => `${name}: ${problem}`));
};

const readYaml = (text: string, name: string): Outcome<unknown> => {
  const document = parseYaml(text, { schema: "core", uniqueKeys: true });
  return document.errors.length > 0
    ? fail(document.errors.map((error) => `${name}: ${error.message.split("\n")[0]}`))
    : succeed(document.toJS({ maxAliasCount: 100 }));
};

const readJsonText = (text: string, name: string): Outcome<unknown> => {
  try {
    return succeed(JSON.parse(text));
  } catch (error) {
    return fail([`${name}: is no JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
};

/** Parses YAML, or JSON where the name ends so, against a schema; problems begin with `name`. */
export const parseDocument = <T>(text: string, schema: z.ZodType<T>, name: string): Outcome<T> => {
  const root = /json$/i.test(name) ? readJsonText(text, name) : readYaml(text, name);
  return root.ok ? parseData(root.value, schema, name) : root;
};
