import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { decodeKnownAnswer, type WireKnownAnswer } from "@statelier/data";
import type { Log } from "../logging/log.ts";
import { type BakedContent, hash } from "./baked-chart.ts";

/** The first word of a file that holds one whole baked chart. */
const FORM = "statelier-baked-1";

/** Undefined where the text is damaged, was cut, or is of another form. */
const decodeFormerBaked = (text: string): BakedContent | undefined => {
  const end = text.indexOf("\n");
  const [form, id = ""] = text.slice(0, Math.max(0, end)).split(" ");
  const content = text.slice(end + 1);
  if (form !== FORM || hash(content) !== id) return undefined;
  const chart = JSON.parse(content) as Omit<BakedContent, "answers"> & {
    answers: WireKnownAnswer[];
  };
  return { ...chart, answers: chart.answers.map(decodeKnownAnswer) };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Baked charts as earlier versions kept them, a file each: they are read until they are baked anew, never written. */
export const openFormerBaked = (folder: string, log: Log) => {
  const findPath = (name: string): string => {
    const file = createHash("sha256").update(name).digest("hex").slice(0, 40);
    return join(folder, file.slice(0, 2), file);
  };
  /** Most servers have none of them: new charts are not looked for there. */
  let isUsed: boolean | undefined;
  const hasAny = (): boolean =>
    (isUsed ??=
      existsSync(folder) && readdirSync(folder).some((each) => /^[0-9a-f]{2}$/.test(each)));
  return {
    read(name: string): { content: BakedContent; checkedAt: number } | undefined {
      const path = findPath(name);
      try {
        if (!hasAny()) return undefined;
        const content = decodeFormerBaked(readFileSync(path, "utf8"));
        if (content) return { content, checkedAt: Math.round(statSync(path).mtimeMs) };
        log.warn("a baked chart was damaged and is made anew", { name });
        rmSync(path, { force: true });
      } catch (error) {
        if (!isMissing(error))
          log.warn("a baked chart cannot be read and is made anew", { name, error });
      }
      return undefined;
    },
    /** What cannot be removed is logged: it is not read again. */
    remove(name: string): void {
      try {
        if (hasAny()) rmSync(findPath(name), { force: true });
      } catch (error) {
        log.warn("a baked chart of an earlier version cannot be removed", { name, error });
      }
    },
  };
};
