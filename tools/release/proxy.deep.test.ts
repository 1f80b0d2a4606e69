import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@statelier/cubes/conformance/find-free-port";
import { startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { ROOT } from "../run-step.ts";
import { hasProgram, makeRelease } from "./make-release.ts";
import { runRelease } from "./run-release.ts";

const isHere = hasProgram("nginx");
const made = isHere ? makeRelease() : undefined;
afterAll(() => made?.remove());

const readAnswer = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return { status: answer.status, header: (name: string) => answer.headers.get(name) };
};

/** nginx with the file of the release, but for its ports and folders. */
const startNginx = async (upstreams: readonly [number, number]) => {
  const folder = join(made?.temporary ?? "", "nginx");
  mkdirSync(join(folder, "cache"), { recursive: true });
  const port = await findFreePort();
  const site = readFileSync(join(made?.release ?? "", "deploy/nginx.conf"), "utf8")
    .replace("127.0.0.1:4001", `127.0.0.1:${upstreams[0]}`)
    .replace("127.0.0.1:4002", `127.0.0.1:${upstreams[1]}`)
    .replace("listen 80", `listen 127.0.0.1:${port}`)
    .replace("/var/cache/nginx/statelier", join(folder, "cache"));
  writeFileSync(join(folder, "site.conf"), site);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { include /etc/nginx/mime.types; access_log off; ${paths.join(" ")} include ${folder}/site.conf; }`,
  );
  const checked = spawnSync("nginx", ["-t", "-q", "-c", file], { encoding: "utf8" });
  expect([checked.stderr, checked.status]).toEqual(["", 0]);
  const child = spawn("nginx", ["-c", file], { stdio: "inherit" });
  onTestFinished(async () => {
    child.kill("SIGQUIT");
    await once(child, "exit");
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return url;
};

test.skipIf(!isHere)(
  "behind nginx pages are compressed, files are kept, readers are told apart, and of two servers one may be restarted",
  async () => {
    const database = await startPostgres();
    onTestFinished(() => database.stop());
    const env = {
      STATELIER_DATABASE_URL: await database.createDatabase("behind-nginx"),
      STATELIER_PUBLIC_URL: "http://charts.example.org",
      STATELIER_TRUST_PROXY: "true",
      STATELIER_PUBLISH_PER_HOUR: "3",
      STATELIER_DRAIN_SECONDS: "1",
    };
    const command = made?.command ?? ["false"];
    const startOne = async (port?: number) =>
      runRelease(command, { ...env, ...(port === undefined ? {} : { PORT: String(port) }) });
    const servers = await Promise.all([startOne(), startOne()]);
    onTestFinished(async () => void (await Promise.all(servers.map(({ stop }) => stop()))));
    const [first, second] = servers;
    const url = await startNginx([first.port, second.port]);

    const document = readFileSync(join(ROOT, "docs/examples/electricity-in-iowa.json"), "utf8");
    const publish = (reader: string) =>
      fetch(`${url}/api/config-create`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": reader },
        body: `{"data":${document}}`,
      });
    const answer = await publish("192.0.2.1");
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { key: string } };
    // What readers write into the header themselves does not count: nginx puts their own address behind it.
    expect((await publish("192.0.2.2")).status).toBe(200);
    expect((await publish("192.0.2.3")).status).toBe(200);
    expect((await publish("192.0.2.4")).status).toBe(429);

    const page = `${url}/en/v/${data.key}`;
    const br = { "Accept-Encoding": "br" };
    expect((await readAnswer(page, br)).header("content-encoding")).toBe("br");
    const { header } = await readAnswer(page, { "Accept-Encoding": "gzip" });
    expect(header("content-encoding")).toBe("gzip");
    const again = await readAnswer(page, { "If-None-Match": header("etag") ?? "" });
    expect(again.status).toBe(304);
    const browse = await readAnswer(`${url}/en/browse`, { "Accept-Encoding": "gzip" });
    expect(browse.header("content-encoding")).toBe("gzip");
    const [script = ""] = /\/assets\/[\w-]+\.js/.exec(await (await fetch(page)).text()) ?? [];
    await readAnswer(url + script, br);
    const kept = await readAnswer(url + script, br);
    expect([kept.status, kept.header("x-cache"), kept.header("content-encoding")]).toEqual([
      200,
      "HIT",
      "br",
    ]);

    const statuses: number[] = [];
    const reading = { isOn: true };
    const read = async () => {
      for (; reading.isOn; await pause(10)) statuses.push((await readAnswer(page)).status);
    };
    const readers = [read(), read(), read()];
    for (const at of [0, 1] as const) {
      const { port, stop } = servers[at];
      expect(await stop()).toBe(0);
      await pause(300);
      servers[at] = await startOne(port);
      // Long enough that nginx asks it again before the other one goes.
      await pause(6_000);
    }
    reading.isOn = false;
    await Promise.all(readers);
    expect(statuses.length).toBeGreaterThan(200);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  },
  180_000,
);
