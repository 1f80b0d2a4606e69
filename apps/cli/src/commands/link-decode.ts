import { decodeLinkState } from "@statelier/document";
import { readTextFile } from "../io/read-file.ts";
import type { Io } from "../io/io.ts";
import { isHelp } from "../io/is-help.ts";

const USAGE = `Usage: statelier link decode LINK

Writes the state that a link holds as JSON. LINK is a whole address, its hash, or "-" to read it
from standard input. Quote it: a shell reads "|" and "#" its own way.

Exit code: 0 written, 1 there is no state in the link, 2 it cannot be read, or wrong usage`;

/** A path of a link has no slash before its first `__SEP__`, an address one behind its host. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|\/|(?!\w*__SEP__)[\w.-]+(?::\d+)?[/?#])/i;

/** The hash of an address, empty where it has none; of anything else the whole, a hash with its `#` or without. */
const hashOf = (link: string): string => {
  if (!ADDRESS.test(link)) return link;
  const at = link.indexOf("#");
  return at < 0 ? "" : link.slice(at);
};

const EXPECTED =
  'Expected the hash of a link with a state in it, such as "#state=CONFIGURING_CHART||version=4.6.0".';

/** Runs `link decode`; gives the exit code. */
export const runLinkDecode = (args: string[], io: Io): Promise<number> => {
  const [link, ...extra] = args;
  if (args.some(isHelp)) {
    io.out(USAGE);
    return Promise.resolve(0);
  }
  if (link === undefined || extra.length > 0) {
    for (const line of ["expected one link", "", USAGE]) io.err(line);
    return Promise.resolve(2);
  }
  const text = link === "-" ? readTextFile("-") : { ok: true as const, value: link };
  if (!text.ok) {
    io.err(text.problem);
    return Promise.resolve(2);
  }
  const hash = hashOf(text.value.replace(/\r?\n$/, ""));
  const decoded = ["", "#"].includes(hash.trim())
    ? { ok: false as const, problem: "The link has no hash, or an empty one." }
    : decodeLinkState(hash);
  if (!decoded.ok) {
    io.err(`${decoded.problem} ${EXPECTED}`);
    return Promise.resolve(1);
  }
  io.out(JSON.stringify(decoded.value, undefined, 2));
  return Promise.resolve(0);
};
