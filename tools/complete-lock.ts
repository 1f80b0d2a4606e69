import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./run-step.ts";

type LockEntry = {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
};
type Lock = { packages: Record<string, LockEntry> };

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** What a package of binaries runs on, read from its name; undefined where the name does not say. */
const readPlatform = (name: string) => {
  const words = name.split("/").at(-1)?.split("-") ?? [];
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.find((word) => PROCESSORS.includes(word));
  if (!system || !processor) return undefined;
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : "glibc";
  return {
    cpu: [processor],
    ...(system === "linux" && words.length > 2 ? { libc: [libc] } : {}),
    os: [system],
  };
};

/**
 * The lock with an entry for every optional package of binaries that a registry did not have when the lock was
 * written. `npm ci` refuses a lock without them, and other platforms would not get theirs.
 */
export const completeLock = (lock: Lock): Lock => {
  const packages = { ...lock.packages };
  for (const { optionalDependencies = {}, dev } of Object.values(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      const platform = readPlatform(name);
      if (packages[path] || !platform || !/^\d/.test(version)) continue;
      const { cpu, os, ...libc } = platform;
      packages[path] = { version, cpu, ...(dev ? { dev } : {}), ...libc, optional: true, os };
    }
  const ordered = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(ordered) };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(ROOT, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
  writeFileSync(file, `${JSON.stringify(completeLock(lock), undefined, 2)}\n`);
}
