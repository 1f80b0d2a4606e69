import type { AskUnversioned } from "./config-ask.ts";
import type { Entry } from "./config-entries.ts";
import { type OpenedConfig, openConfig } from "./config-open.ts";
import type { ConfigOptions } from "./config-options.ts";
import { reportProblem } from "./config-report.ts";
import type { Io } from "../io/io.ts";

/** Opens what stands in a file; a problem is reported, too. */
export const openEntry = async (
  { name, read, exact }: Entry,
  { options, ask, io }: { options: ConfigOptions; ask: AskUnversioned; io: Io },
): Promise<OpenedConfig> => {
  const opened: OpenedConfig = read.ok
    ? await openConfig({ value: read.value, exact }, options, ask)
    : { ok: false, code: 2, problem: read.problem };
  if (!opened.ok) reportProblem(io, name, opened.problem);
  return opened;
};
