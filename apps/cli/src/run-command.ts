import { runConfigCheck } from "./config-check.ts";
import { runConfigMigrate } from "./config-migrate.ts";
import { runCubeBuild } from "./cube-build.ts";
import { runCubeCheck } from "./cube-check.ts";
import type { Io } from "./io.ts";
import { runLinkDecode } from "./link-decode.ts";
import { runLinkEncode } from "./link-encode.ts";
import { runRender } from "./render.ts";

type Command = {
  /** The words that call it, for example `cube build`. */
  name: string;
  purpose: string;
  run: (args: string[], io: Io) => Promise<number>;
};

const COMMANDS: readonly Command[] = [
  {
    name: "cube build",
    purpose: "turn a CSV or JSON file and its descriptor into a cube",
    run: runCubeBuild,
  },
  {
    name: "cube check",
    purpose: "say in plain sentences what is wrong with a cube",
    run: runCubeCheck,
  },
  {
    name: "config check",
    purpose: "say whether saved charts open",
    run: runConfigCheck,
  },
  {
    name: "config migrate",
    purpose: "bring saved charts to another version",
    run: runConfigMigrate,
  },
  {
    name: "link encode",
    purpose: "write a state as the hash of a link",
    run: runLinkEncode,
  },
  {
    name: "link decode",
    purpose: "write the state of a link as JSON",
    run: runLinkDecode,
  },
  {
    name: "render",
    purpose: "draw a chart as SVG or PNG",
    run: runRender,
  },
];

const width = Math.max(...COMMANDS.map((command) => command.name.length));

const USAGE = [
  "Usage: statelier COMMAND ...",
  "",
  ...COMMANDS.map(({ name, purpose }) => `  ${name.padEnd(width)}  ${purpose}`),
  "",
  "statelier COMMAND --help tells more about a command.",
].join("\n");

/** Runs the command that the arguments name; gives the exit code, 2 for a command that does not exist. */
export const runCommand = async (args: string[], io: Io): Promise<number> => {
  const command = COMMANDS.find(({ name }) =>
    name.split(" ").every((word, index) => args[index] === word),
  );
  if (command !== undefined) return command.run(args.slice(command.name.split(" ").length), io);
  if (args[0] === "--help" || args[0] === "-h") {
    io.out(USAGE);
    return 0;
  }
  if (args.length > 0) {
    io.err(`unknown command "${args.join(" ")}"`);
    io.err("");
  }
  io.err(USAGE);
  return 2;
};
