import { makeAskUnversioned } from "./config-ask.ts";
import { readEntries } from "./config-entries.ts";
import { openEntry } from "./config-entry.ts";
import { OPTIONS_USAGE, parseConfigOptions } from "./config-options.ts";
import { reportLosses } from "./config-report.ts";
import type { Io } from "../io/io.ts";
import { listFiles } from "../io/list-files.ts";
import { toPrintable } from "../io/to-printable.ts";

const USAGE = `Usage: statelier config check FILE... [--cube IRI] [--source URL] [--ask]

Says of each chart config, state or stored row {key, data, ...} whether it opens: whether it can be
brought to the current version, is valid then, what of it would be lost, and what of it nothing reads.
A FILE holds one document, a list of them, or one a line (JSON Lines); "-" is standard input. Of a
folder all .json files are checked, those in its folders too.

${OPTIONS_USAGE}

Exit code: 0 every document is valid, 1 one is not, 2 one cannot be read, or wrong usage`;

/** Runs `config check`; gives the exit code. */
export const runConfigCheck = async (args: string[], io: Io): Promise<number> => {
  const options = parseConfigOptions(args, io, { usage: USAGE, canWrite: false });
  if (typeof options === "number") return options;
  const ask = makeAskUnversioned();
  let worst = 0;
  for (const file of listFiles(options.files)) {
    for (const entry of readEntries(file).entries) {
      // One file in memory at a time.
      const opened = await openEntry(entry, { options, ask, io });
      if (opened.ok) {
        const { kind, from, to } = opened;
        const valid = from === to ? "valid" : `valid as ${to}`;
        io.out(toPrintable(`${entry.name}: ${kind} ${from}, ${valid}`));
        reportLosses(io, entry.name, opened);
      } else worst = Math.max(worst, opened.code);
    }
  }
  return worst;
};
