import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ROOT, runStep } from "./run-step.ts";

const STAMP = join(ROOT, ".cache", "build-stamp");
const WEB = join(ROOT, "apps", "web");
const CLIENT = join(WEB, "dist", "client");

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (["node_modules", "dist"].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });

const fingerprint = (): string => {
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "package-lock.json")));
  const files = ["packages", "apps/web"].flatMap((folder) => listFiles(join(ROOT, folder)));
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path)).toSorted()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest("hex");
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressAssets = async (): Promise<void> => {
  const files = listFiles(CLIENT).filter((path) => /\.(js|css|svg|json)$/.test(path));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
};

/** One after the other; the first of them empties its folder. */
const BUILDS = [
  ["--mode=view", "--mode=studio", "--mode=statelier-resize", "--mode=statelier-chart"],
  ["--mode=view --ssr", "--mode=studio --ssr"],
];

const build = async (modes: readonly string[]): Promise<void> => {
  for (const mode of modes) {
    const args = ["build", ...mode.split(" "), "--logLevel=warn"];
    const code = await runStep("vite", [...args, "--config=apps/web/vite.config.ts"]);
    if (code !== 0) throw new Error(`vite build ${mode}`);
  }
};

/** Builds the browser's programs and the page renderer, unless nothing has changed since the last build. */
export const prepareProduct = async (): Promise<void> => {
  const wanted = fingerprint();
  const current = existsSync(STAMP) && existsSync(CLIENT) ? readFileSync(STAMP, "utf8") : "";
  if (current === wanted) return;
  console.log("Building the pages …");
  await Promise.all(BUILDS.map(build)).catch((error: unknown) => {
    console.error(`The pages could not be built (${String(error)}); the messages above say why.`);
    process.exit(1);
  });
  await compressAssets();
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(STAMP, wanted);
};
