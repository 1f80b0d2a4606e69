import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { ROW, STATE } from "../testing/old-documents.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const STATELIER = join(ROOT, "bin/statelier.mjs");

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-processes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const makeFile = (content: unknown) => {
  const file = join(makeFolder(), "document.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};

/** What a shell says of a command that calls "$NODE" "$STATELIER". */
const shell = (command: string) =>
  new Promise<{ code: number | string; out: string; err: string }>((done) => {
    const env = { ...process.env, NODE: process.execPath, STATELIER };
    execFile("sh", ["-c", command], { env, timeout: 20_000 }, (error, out, err) => {
      done({ code: error?.code ?? (error ? "stopped" : 0), out, err });
    });
  });

const CHECK = `"$NODE" "$STATELIER" config check`;
const MIGRATE = `"$NODE" "$STATELIER" config migrate`;

test("a reader of the output who has seen enough ends the command without an error", async () => {
  const file = makeFile(STATE);
  const files = Array.from({ length: 400 }, () => file).join(" ");
  const { out, err } = await shell(`${CHECK} ${files} | head -1`);
  expect(out).toBe(`${file}: state 1.0.0, valid as 4.6.0\n`);
  expect(err).toBe("");
}, 30_000);

test("output that cannot be written, and errors that nobody reads, end with a code", async () => {
  const file = makeFile(STATE);
  const check = (redirections: string) =>
    shell(`${CHECK} "${file}" ${redirections}; echo "code $?"`);
  const unread = await check("$(seq 2000) 2>&1 >/dev/null | head -1");
  expect(unread).toMatchObject({ out: "1: there is no such file\ncode 0\n", err: "" });
  if (!existsSync("/dev/full")) return;
  const full = await check(">/dev/full");
  expect(full.out).toBe("code 2\n");
  expect(full.err).toMatch(/^the output cannot be written: ENOSPC[^\n]*\n$/);
}, 30_000);

test("what migrate writes of several files, check reads", async () => {
  const { code, out, err } = await shell(
    `${MIGRATE} "${makeFile(STATE)}" "${makeFile(ROW)}" | ${CHECK} -`,
  );
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toBe("-, line 1: state 4.6.0, valid\n-, line 2: state 4.6.0, valid\n");
}, 30_000);

test("with --out every document is written, also where nobody reads the report to its end", async () => {
  const folder = makeFolder();
  const names = Array.from({ length: 600 }, (_, index) => `chart-${index}.json`);
  for (const name of names) writeFileSync(join(folder, name), JSON.stringify(STATE));
  const out = join(makeFolder(), "new");
  const { out: line } = await shell(`${MIGRATE} "${folder}" --out "${out}" | head -1`);
  expect(line).toContain("new/chart-0.json");
  expect(readdirSync(out)).toHaveLength(names.length);
}, 60_000);

test("standard input that is slow is waited for", async () => {
  const { code, out } = await shell(`(sleep 1; cat "${makeFile(ROW)}") | ${CHECK} -`);
  expect({ code, out }).toEqual({ code: 0, out: "-: state 1.0.0, valid as 4.6.0\n" });
}, 30_000);

test("without the runtime that comes along, an older Node is distinguished from one that can run it", async () => {
  const copy = makeFolder();
  for (const file of ["bin/statelier.mjs", "tools/pick-runtime.mjs"]) {
    mkdirSync(join(copy, dirname(file)));
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  const old = `data:text/javascript,Object.defineProperties(process,{version:{value:"v20.20.2"},versions:{value:{node:"20.20.2"}}})`;
  const alone = `unset npm_node_execpath; PATH="${copy}"`;
  const { code, out, err } = await shell(
    `${alone}; "$NODE" --import '${old}' "${copy}/bin/statelier.mjs"`,
  );
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toBe("statelier needs Node 24 or newer; this is 20.20.2\n");
});
