import type { Io } from "../io/io.ts";
import { isHelp } from "../io/is-help.ts";

type Run = (args: string[], io: Io) => Promise<number>;

type Command = {
  /** The words that call it, for example `cube build`. */
  name: string;
  purpose: string;
  /** Loaded when it is called: most commands need a small part of the product. */
  load: () => Promise<Run>;
};

const COMMANDS: readonly Command[] = [
  {
    name: "cube build",
    purpose: "turn a CSV or JSON file and its descriptor into a cube",
    load: async () => (await import("./cube-build.ts")).runCubeBuild,
  },
  {
    name: "cube check",
    purpose: "say in plain sentences what is wrong with a cube",
    load: async () => (await import("./cube-check.ts")).runCubeCheck,
  },
  {
    name: "config check",
    purpose: "say whether saved charts open",
    load: async () => (await import("../config/config-check.ts")).runConfigCheck,
  },
  {
    name: "config migrate",
    purpose: "bring saved charts to another version",
    load: async () => (await import("../config/config-migrate.ts")).runConfigMigrate,
  },
  {
    name: "link encode",
    purpose: "write a state as the hash of a link",
    load: async () => (await import("./link-encode.ts")).runLinkEncode,
  },
  {
    name: "link decode",
    purpose: "write the state of a link as JSON",
    load: async () => (await import("./link-decode.ts")).runLinkDecode,
  },
  {
    name: "source check",
    purpose: "say whether an endpoint or a place of tables will work, and how fast it is",
    load: async () => (await import("./source-check.ts")).runSourceCheck,
  },
  {
    name: "store backup",
    purpose: "copy the charts of a server that keeps them in SQLite, also while it runs",
    load: async () => (await import("./store-backup.ts")).runStoreBackup,
  },
  {
    name: "store import",
    purpose: "bring stored charts of another program into the database of a server",
    load: async () => (await import("./store-import.ts")).runStoreImport,
  },
  {
    name: "render",
    purpose: "draw a chart as SVG or PNG",
    load: async () => (await import("../render/render.ts")).runRender,
  },
];

const describe = (commands: readonly Command[], call: string): string => {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    `Usage: statelier ${call} ...`,
    "",
    ...commands.map(({ name, purpose }) => `  ${name.padEnd(width)}  ${purpose}`),
    "",
    "statelier COMMAND --help tells more about a command.",
  ].join("\n");
};

/** The commands that share a first word, such as "config", else all. */
const describeGroup = (word: string | undefined): string => {
  const group = COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
  return group.length > 0 ? describe(group, `${word} COMMAND`) : describe(COMMANDS, "COMMAND");
};

/** Runs the command that the arguments name; gives the exit code, 2 for a command that does not exist. */
export const runCommand = async (args: string[], io: Io): Promise<number> => {
  const command = COMMANDS.find(({ name }) =>
    name.split(" ").every((word, index) => args[index] === word),
  );
  if (command !== undefined) {
    const run = await command.load();
    return run(args.slice(command.name.split(" ").length), io);
  }
  const usage = describeGroup(args[0]);
  if (isHelp(args[0]) || isHelp(args[1])) {
    io.out(usage);
    return 0;
  }
  if (args.length > 0) {
    io.err(`unknown command "${args.join(" ")}"`);
    io.err("");
  }
  io.err(usage);
  return 2;
};
