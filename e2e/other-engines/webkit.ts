import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { findFreePort } from "@statelier/cubes/conformance/find-free-port";
import { findOrInstall } from "../support/find-or-install.ts";
import { type Engine, LOOK, type Seen, waitUntil } from "./engine.ts";

const MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

const findBrowser = (): string | undefined =>
  existsSync("/usr/bin/WebKitWebDriver") && existsSync("/usr/bin/xvfb-run")
    ? globSync(MINI_BROWSER).toSorted().at(-1)
    : undefined;

const startWithScreen = (...command: string[]): ChildProcess =>
  spawn("xvfb-run", ["--auto-servernum", ...command], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });

/** With the screen that was made for it. */
const end = async (child: ChildProcess): Promise<void> => {
  const ended = new Promise((done) => child.once("close", done));
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  await ended;
};

/** A part that is loaded ahead waits for its turn where the machine is busy with others: that is no fault of the page. */
const HINT = /was preloaded using link preload but not used within a few seconds/;

/** A driven browser keeps what is said on its console to itself: another one, by itself, prints it. */
const listen = async (browser: string, url: string, milliseconds: number): Promise<string[]> => {
  const child = startWithScreen(browser, "--enable-write-console-messages-to-stdout=true", url);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await new Promise((done) => setTimeout(done, milliseconds));
  await end(child);
  return printed.split("\n").filter((line) => line.includes("CONSOLE ") && !HINT.test(line));
};

export const startWebKit = async (): Promise<Engine> => {
  const binary = await findOrInstall(findBrowser, "webkit2gtk-driver", "xvfb", "xauth");
  const port = await findFreePort();
  const driver = startWithScreen("WebKitWebDriver", `--port=${port}`, "--host=127.0.0.1");
  for (const stream of [driver.stdout, driver.stderr]) stream?.resume();
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await waitUntil(
    () =>
      ask("GET", "/status").then(
        () => true,
        () => false,
      ),
    "WebKitWebDriver",
  );
  const alwaysMatch = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch },
  });
  const session = `/session/${sessionId}`;
  return {
    visit: async ({ url, marks, atLeast = 11 }) => {
      const start = Date.now();
      await ask("POST", `${session}/url`, { url });
      const script = `return (${LOOK})(...arguments)`;
      const look = () => ask<Seen>("POST", `${session}/execute/sync`, { script, args: [marks] });
      await waitUntil(async () => (await look()).marks >= atLeast, `${atLeast} ${marks} of ${url}`);
      const milliseconds = 5_000 + 2 * (Date.now() - start);
      return { seen: await look(), said: await listen(binary, url, milliseconds) };
    },
    close: async () => {
      await ask("DELETE", session);
      await end(driver);
    },
  };
};
