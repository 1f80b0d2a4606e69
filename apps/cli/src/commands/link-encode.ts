import { decodeLinkState, encodeLinkState, isLinkState } from "@statelier/document";
import { readJsonFile } from "../io/read-file.ts";
import type { Io } from "../io/io.ts";
import { findRowProblem, takeDocument } from "../config/config-row.ts";
import { isHelp } from "../io/is-help.ts";

const USAGE = `Usage: statelier link encode FILE

Writes the state in a JSON file as the hash of a link, with its "#"; of a stored row {key, data, ...}
that is its data. A FILE of "-" is standard input.

Exit code: 0 written, 1 a link cannot hold it, 2 it cannot be read, or wrong usage`;

/** Runs `link encode`; gives the exit code. */
export const runLinkEncode = (args: string[], io: Io): Promise<number> => {
  const [file, ...extra] = args;
  if (args.some(isHelp)) {
    io.out(USAGE);
    return Promise.resolve(0);
  }
  if (file === undefined || extra.length > 0) {
    for (const line of ["expected one file", "", USAGE]) io.err(line);
    return Promise.resolve(2);
  }
  const read = readJsonFile(file);
  if (!read.ok) {
    io.err(`${file}: ${read.problem}`);
    return Promise.resolve(2);
  }
  const { document } = takeDocument(read.value);
  const rowProblem = findRowProblem(document);
  if (rowProblem !== undefined) {
    io.err(`${file}: ${rowProblem}`);
    return Promise.resolve(1);
  }
  if (!isLinkState(document)) {
    io.err(`${file}: a link holds an object of at most 64 levels`);
    return Promise.resolve(1);
  }
  if (Object.keys(document).length === 0) {
    io.err(`${file}: the object is empty: there is nothing to write into a link`);
    return Promise.resolve(1);
  }
  const link = encodeLinkState(document);
  const readBack = decodeLinkState(link);
  if (!readBack.ok) {
    io.err(`${file}: ${readBack.problem}`);
    return Promise.resolve(1);
  }
  io.out(link);
  return Promise.resolve(0);
};
