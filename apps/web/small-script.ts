import { createHash } from "node:crypto";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Of d3-array neither blur nor lot is used; what makes them has no effect. */
export const READERS_TREESHAKE = {
  manualPureFunctions: ["Blur2", "blurImage", "shuffler", "bisector"],
  propertyReadSideEffects: false,
} as const;

/** A class by its name and its file; its line, which is named otherwise, would weigh in the program of each page. */
export const nameClass = (name: string, file: string): string =>
  `_${name}_${createHash("sha256").update(relative(root, file)).digest("hex").slice(0, 5)}`;

const SHEET_IMPORT = /^import (\w+) from "(.*\.module\.css)";$/gm;

/** Classes stand in the view's program by their names: the table of all classes of each sheet would weigh in each page. */
const writeClasses: Plugin = {
  name: "write-classes",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx?$/, code: ".module.css" },
    handler(code, id) {
      let written = code;
      for (const [line, table = "", sheet = ""] of code.matchAll(SHEET_IMPORT)) {
        const file = join(dirname(id), sheet);
        const member = new RegExp(String.raw`(?<![\w."/])${table}(?:\.(\w+)|\["(\w+)"\])`, "g");
        written = written
          .replace(line, `import "${sheet}";`)
          .replaceAll(member, (_, name, quoted) => `"${nameClass(name ?? quoted, file)}"`);
        // What is looked up by a name that only the running program knows needs the table.
        if (new RegExp(String.raw`(?<![\w."/])${table}[[,;)]`).test(written))
          this.error(`Classes of ${sheet} are to be named one by one.`);
      }
      return { code: written, map: null };
    },
  },
};

/** A sheet without its table is a sheet all the same. */
const dropTables: Plugin = {
  name: "drop-tables",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ code: "", map: null, moduleSideEffects: "no-treeshake" }),
  },
};

/** In the order in which they are asked. */
export const classPlugins: readonly Plugin[] = [writeClasses, dropTables];
