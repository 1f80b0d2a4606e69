import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
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

const compressAssets = () => {
  const files = listFiles(CLIENT).filter((path) => /\.(js|css|svg|json)$/.test(path));
  for (const file of files) {
    const content = readFileSync(file);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};

/** Builds the browser's programs and the page renderer, unless nothing has changed since the last build. */
export const prepareProduct = async (): Promise<void> => {
  const wanted = fingerprint();
  const current = existsSync(STAMP) && existsSync(CLIENT) ? readFileSync(STAMP, "utf8") : "";
  if (current === wanted) return;
  console.log("Building the pages …");
  const steps = [
    ["build", "--mode=view"],
    ["build", "--mode=studio"],
    ["build", "--mode=statelier-resize"],
    ["build", "--mode=statelier-chart"],
    ["build", "--mode=view", "--ssr"],
    ["build", "--mode=studio", "--ssr"],
  ];
  for (const args of steps) {
    const code = await runStep("vite", [
      ...args,
      "--logLevel=warn",
      "--config=apps/web/vite.config.ts",
    ]);
    if (code !== 0) {
      console.error("The pages could not be built; the messages above say why.");
      process.exit(1);
    }
  }
  compressAssets();
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(STAMP, wanted);
};
