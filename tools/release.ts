import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { findFontFiles } from "@statelier/ui/font-files";
import { prepareSampleCatalogue } from "../apps/web/src/server/sources/sample-catalogue.ts";
import { APART } from "../apps/web/vite.release.config.ts";
import { prepareProduct } from "./prepare.ts";
import { ROOT } from "./run-step.ts";

const MOST_BYTES = 350_000_000;
const MODULES = join(ROOT, "node_modules");
const WEB = join(ROOT, "apps", "web");
/** Only the browser asks for these, and only the build writes these. */
const LEFT_OUT = /\.(?:md|d\.ts|map)$|[\\/]web(?:_bg)?\.(?:js|wasm)$/;

const copy = (from: string, to: string): void =>
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (path) => !LEFT_OUT.test(path),
  });

const bundleServer = (folder: string): Promise<unknown> =>
  build({
    configFile: join(WEB, "vite.release.config.ts"),
    logLevel: "warn",
    build: { outDir: join(folder, "lib", "server") },
  });

/** What draws the pages, with all that it needs. */
const bundlePages = async (folder: string): Promise<void> => {
  for (const mode of ["view", "studio"])
    await build({
      configFile: join(WEB, "vite.config.ts"),
      mode,
      logLevel: "warn",
      build: { ssr: true, outDir: join(folder, "dist", "server") },
      ssr: { noExternal: true },
    });
};

/** Packages that a package needs to run and that are installed, itself first. */
const listPackages = (name: string, seen = new Set<string>()): Set<string> => {
  const file = join(MODULES, name, "package.json");
  if (seen.has(name) || !existsSync(file)) return seen;
  seen.add(name);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(file, "utf8"),
  ) as Record<string, Record<string, string>>;
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    listPackages(each, seen);
  return seen;
};

const copyParts = (folder: string): void => {
  for (const name of APART.flatMap((each) => [...listPackages(each)]))
    copy(join(MODULES, name), join(folder, "node_modules", name));
  for (const file of findFontFiles()) {
    const [, path = ""] = file.split(join(MODULES, "/"));
    copy(file, join(folder, "node_modules", path));
  }
};

/** The packaged runtime stands by itself; one of a system may need its libraries. */
const copyRuntime = (folder: string): void => {
  const packaged = join(MODULES, `node-${process.platform}-${process.arch}`, "bin", "node");
  copy(realpathSync(existsSync(packaged) ? packaged : process.execPath), join(folder, "node"));
  const { status, stdout } = spawnSync(join(folder, "node"), ["--version"], { env: {} });
  if (status !== 0 || !/^v(2[4-9]|[3-9]\d)/.test(stdout.toString()))
    throw new Error("The runtime does not run from the folder of the release.");
};

const copyCatalogue = async (folder: string): Promise<void> => {
  const options = { dataDir: join(ROOT, ".cache", "release"), baseIri: "http://localhost:4000/" };
  copy(await prepareSampleCatalogue(options, console.log), join(folder, "catalogue.nt.gz"));
};

const copyTexts = (folder: string): void => {
  const deploy = join(ROOT, "deploy");
  for (const name of readdirSync(deploy)) copy(join(deploy, name), join(folder, "deploy", name));
  cpSync(join(deploy, "statelier"), join(folder, "statelier"));
  rmSync(join(folder, "deploy", "statelier"));
  cpSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  cpSync(join(ROOT, "docs", "deployment.md"), join(folder, "README.md"));
  cpSync(join(ROOT, "docs", "dependencies.md"), join(folder, "dependencies.md"));
  writeFileSync(join(folder, "package.json"), `{ "private": true, "type": "module" }\n`);
};

const measure = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);

const folder = resolve(process.argv[2] ?? join(ROOT, "release", "statelier"));
if (existsSync(folder) && !existsSync(join(folder, "catalogue.nt.gz"))) {
  console.error(`${folder} is there and is no release: name another folder.`);
  process.exit(2);
}
process.env["NODE_ENV"] = "production";
await prepareProduct();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await bundleServer(folder);
await bundlePages(folder);
copy(join(WEB, "dist", "client"), join(folder, "dist", "client"));
copyParts(folder);
copyRuntime(folder);
await copyCatalogue(folder);
copyTexts(folder);
const bytes = measure(folder);
console.log(`${folder}: ${Math.round(bytes / 1e6)} MB. Start it with ${folder}/statelier`);
if (bytes > MOST_BYTES) {
  console.error(`A release has at most ${MOST_BYTES / 1e6} MB.`);
  process.exit(1);
}
