import { makeAskUnversioned } from "./config-ask.ts";
import { listFiles } from "./list-files.ts";
import { openConfig } from "./config-open.ts";
import { OPTIONS_USAGE, parseConfigOptions } from "./config-options.ts";
import { reportLosses, reportProblem } from "./config-report.ts";
import type { Io } from "./io.ts";

const USAGE = `Usage: statelier config check FILE... [--cube IRI] [--source URL] [--ask]

Says of each chart config, state or stored row {key, data, ...} whether it opens: whether it can be
brought to the current version, is valid then, what of it would be lost, and what of it nothing reads.
Of a folder all .json files are checked, those in its folders too.
A FILE of "-" is standard input.

${OPTIONS_USAGE}

Exit code: 0 every document is valid, 1 one is not, 2 one cannot be read, or wrong usage`;

/** Runs `config check`; gives the exit code. */
export const runConfigCheck = async (args: string[], io: Io): Promise<number> => {
  const options = parseConfigOptions(args, io, { usage: USAGE, canWrite: false });
  if (typeof options === "number") return options;
  const ask = makeAskUnversioned();
  let worst = 0;
  for (const file of listFiles(options.files)) {
    // oxlint-disable-next-line no-await-in-loop -- one document in memory at a time
    const opened = await openConfig(file, options, ask);
    if (opened.ok) {
      const { kind, from, to } = opened;
      io.out(`${file}: ${kind} ${from}, valid${from === to ? "" : ` as ${to}`}`);
      reportLosses(io, file, opened);
    } else {
      reportProblem(io, file, opened.problem);
      worst = Math.max(worst, opened.code);
    }
  }
  return worst;
};
