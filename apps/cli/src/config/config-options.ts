import { type ParseArgsConfig, parseArgs } from "node:util";
import { findWrongOption } from "./check-option.ts";
import { toPrintable } from "../io/to-printable.ts";
import type { Io } from "../io/io.ts";

const OPTIONS = {
  cube: { type: "string" },
  source: { type: "string" },
  ask: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

const MIGRATE_OPTIONS = {
  ...OPTIONS,
  to: { type: "string" },
  out: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

export const OPTIONS_USAGE = `  --cube IRI     dataset of a lone chart older than 2.3.0, which does not name one itself
  --source URL   SPARQL endpoint of that dataset; such a chart needs both
  --ask          ask the source (--source, else the document's own) for the unversioned IRIs of
                 datasets; without it nothing is asked and an IRI stands for itself
  -h, --help     this text`;

/** The options of `config check` and `config migrate`. */
export type ConfigOptions = {
  files: readonly string[];
  cube?: string | undefined;
  source?: string | undefined;
  ask: boolean;
  to?: string | undefined;
  out?: string | undefined;
};

/** The options, or the exit code where the command ends with its usage. */
export const parseConfigOptions = (
  args: string[],
  io: Io,
  { usage, canWrite }: { usage: string; canWrite: boolean },
): ConfigOptions | number => {
  const refuse = (message: string): number => {
    for (const line of [message, "", usage]) io.err(line);
    return 2;
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: canWrite ? MIGRATE_OPTIONS : OPTIONS,
    });
    const { help = false, ask = false, ...rest } = values;
    if (help) {
      io.out(usage);
      return 0;
    }
    if (positionals.length === 0) return refuse("expected a file");
    const wrong = findWrongOption(rest);
    if (wrong !== undefined) return refuse(toPrintable(wrong));
    return { ...rest, ask, files: positionals };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};
