import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { parseDownloadAddress } from "./download-address.ts";
import { Mirror, type MirrorOptions } from "./mirror.ts";
import { type FileServer, startFileServer } from "./testing/start-file-server.ts";

const CSV = "datasets/budget/budget.csv";
const DESCRIPTOR = "datasets/budget/descriptor.yaml";

const ended: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

type Stage = { folder: string; server: FileServer; kept: string };

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "mirror-"));
  ended.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const stage = async (): Promise<Stage> => {
  const folder = makeFolder();
  for (const name of ["datasets/budget", "vocabulary"])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "tables.yaml"), "datasets: [budget]\nvocabulary: [terms.yaml]\n");
  writeFileSync(join(folder, "vocabulary/terms.yaml"), "themes: {}\n");
  writeFileSync(join(folder, DESCRIPTOR), "data: { file: budget.csv }\n");
  writeFileSync(join(folder, CSV), "year,sum\n2020,1\n");
  const server = await startFileServer(folder);
  ended.push(() => server.close());
  return { folder, server, kept: makeFolder() };
};

const open = (
  { server, kept }: Pick<Stage, "server" | "kept">,
  options: Partial<MirrorOptions> = {},
): Mirror => {
  const address = parseDownloadAddress(`${server.url}tables.yaml`);
  if (!address.ok) throw new Error(address.problems.join());
  const mirror = new Mirror({
    address: address.value,
    options: { folder: kept, ...options },
    verify: () => Promise.resolve(),
  });
  ended.push(() => mirror.close());
  return mirror;
};

const readCsv = async (mirror: Mirror): Promise<string> => {
  await mirror.getVersion();
  const { folder, release } = mirror.lease();
  const text = readFileSync(join(folder, CSV), "utf8");
  release();
  return text;
};

const change = (folder: string): void => writeFileSync(join(folder, CSV), "year,sum\n2021,2\n");

const listKept = (kept: string): string[] =>
  ["bytes", "versions"].flatMap((name) => readdirSync(join(kept, name)));

const IS_DEEP = process.env["STATELIER_DEEP"] === "1";

/** Every way in which a server fails to give a file, and the sentence that says so. */
const FAILURES: readonly [string, Parameters<FileServer["interfere"]>[0], string, string][] = [
  ["is gone", (_, response) => Boolean(response.writeHead(404).end()), "SOURCE_DOWN", "status 404"],
  [
    "is refused",
    (_, response) => Boolean(response.writeHead(503).end("busy")),
    "SOURCE_DOWN",
    "status 503",
  ],
  [
    "is cut",
    (_, response) => {
      response.writeHead(200, { "content-length": 500 }).write("year,sum\n");
      setTimeout(() => response.destroy(), 20);
      return true;
    },
    "SOURCE_DOWN",
    "broke",
  ],
  [
    "is cut between its chunks",
    (_, response) => {
      response.writeHead(200).write("year,sum\n");
      setTimeout(() => response.destroy(), 20);
      return true;
    },
    "SOURCE_DOWN",
    "broke",
  ],
  [
    "has neither length nor end",
    (_, response) => {
      response.useChunkedEncodingByDefault = false;
      response.removeHeader("transfer-encoding");
      response.writeHead(200, { connection: "close" }).end("year,sum\n");
      return true;
    },
    "SOURCE_ANSWER_INVALID",
    "no length",
  ],
  [
    "is announced as too large",
    (_, response) =>
      Boolean(response.writeHead(200, { "content-length": 900_000 }).end("x".repeat(900_000))),
    "RESULT_TOO_LARGE",
    "larger than",
  ],
  [
    "grows too large without saying so",
    (_, response) => {
      response.writeHead(200).write("x".repeat(450_000));
      response.end("x".repeat(450_000));
      return true;
    },
    "RESULT_TOO_LARGE",
    "larger than",
  ],
  [
    "drips",
    (_, response) => {
      response.writeHead(200).write("y");
      const timer = setInterval(() => response.write("y"), 50);
      response.on("close", () => clearInterval(timer));
      return true;
    },
    "SOURCE_TIMEOUT",
    "took too long",
  ],
  [
    "is a page that asks for a login",
    (_, response) =>
      Boolean(response.writeHead(200, { "content-type": "text/html" }).end("<p>Login</p>")),
    "SOURCE_ANSWER_INVALID",
    "a web page came",
  ],
  [
    "is a page that says nothing of its type",
    (_, response) => Boolean(response.end("\n<!DOCTYPE html><title>Login</title>")),
    "SOURCE_ANSWER_INVALID",
    "a web page came",
  ],
  [
    "leads to another host",
    (_, response) =>
      Boolean(response.writeHead(302, { location: "http://localhost:1/secret.csv" }).end()),
    "SOURCE_DOWN",
    "leads to http://localhost:1, which is not followed",
  ],
  [
    "leads round in a circle",
    (request, response) => Boolean(response.writeHead(302, { location: request.url }).end()),
    "SOURCE_DOWN",
    "leads nowhere",
  ],
];

describe("a copy of files at an address", () => {
  it("is asked for changes only, and replaced when there are some", async () => {
    const { folder, server, kept } = await stage();
    const mirror = open({ server, kept });
    expect(await readCsv(mirror)).toContain("2020,1");
    const version = await mirror.getVersion();
    server.answers.splice(0);
    await mirror.refresh();
    expect(server.answers.toSorted()).toEqual(
      ["tables.yaml", "vocabulary/terms.yaml", CSV, DESCRIPTOR]
        .map((path) => `/${path} 304`)
        .toSorted(),
    );
    expect(await mirror.getVersion()).toBe(version);
    change(folder);
    await mirror.refresh();
    expect(await readCsv(mirror)).toContain("2021,2");
    expect(await mirror.getVersion()).not.toBe(version);
    expect(readdirSync(join(kept, "versions"))).toHaveLength(1);
  });

  it("keeps the files of a version that is still used", async () => {
    const { folder, server, kept } = await stage();
    const mirror = open({ server, kept });
    await mirror.getVersion();
    const { folder: old, release } = mirror.lease();
    change(folder);
    await mirror.refresh();
    expect(readFileSync(join(old, CSV), "utf8")).toContain("2020,1");
    release();
    expect(readdirSync(join(kept, "versions"))).toEqual([await mirror.getVersion()]);
  });

  it("is asked for by time where the server sends no ETag, and whole where it sends nothing", async () => {
    const { server, kept } = await stage();
    let validator: Record<string, string> = { "last-modified": "Sat, 21 Nov 2026 10:00:00 GMT" };
    server.interfere((request, response) => {
      if (!(request.url ?? "").endsWith(".csv")) return false;
      const isKnown = request.headers["if-modified-since"] === validator["last-modified"];
      if (isKnown && validator["last-modified"]) response.writeHead(304).end();
      else response.writeHead(200, { ...validator, "content-length": 3 }).end("a\n1");
      return true;
    });
    const mirror = open({ server, kept });
    expect(await readCsv(mirror)).toBe("a\n1");
    server.answers.splice(0);
    await mirror.refresh();
    expect(server.answers).toContain(`/${CSV} 304`);
    expect(mirror.status.canRevalidate).toBe(true);
    validator = {};
    await mirror.refresh();
    server.answers.splice(0);
    await mirror.refresh();
    expect(server.answers).toContain(`/${CSV} 200`);
    expect(mirror.status.canRevalidate).toBe(false);
  });

  it("follows an address that leads elsewhere on the same host", async () => {
    const { server, kept } = await stage();
    server.interfere((request, response) => {
      if (request.url !== "/tables.yaml") return false;
      response.writeHead(301, { location: "/tables.yaml?moved" }).end();
      return true;
    });
    expect(await readCsv(open({ server, kept }))).toContain("2020,1");
  });

  it.each(FAILURES.filter(([how]) => IS_DEEP || how !== "drips"))(
    "stays what it was while a file %s",
    async (_, how, id, why) => {
      const { folder, server, kept } = await stage();
      const mirror = open({ server, kept }, { maxBytes: 400_000, timeoutMs: 1_500 });
      const before = await readCsv(mirror);
      const files = listKept(kept);
      change(folder);
      server.interfere(
        (request, response) => (request.url ?? "").endsWith(".csv") && how!(request, response),
      );
      await expect(mirror.refresh()).rejects.toMatchObject({
        id,
        message: expect.stringContaining(why),
      });
      expect(mirror.status.failure).toMatchObject({ id });
      expect(await readCsv(mirror)).toBe(before);
      expect(listKept(kept)).toEqual(files);
      expect(await readCsv(open({ server, kept })), "after a restart").toBe(before);
      server.interfere(undefined);
      await mirror.refresh();
      expect(await readCsv(mirror)).toContain("2021,2");
      expect(mirror.status.failure).toBeUndefined();
    },
    20_000,
  );

  it("gives the error of a failed first download, without asking at every question", async () => {
    const { server, kept } = await stage();
    server.interfere((_, response) => Boolean(response.writeHead(404).end()));
    let time = 0;
    const mirror = open({ server, kept }, { now: () => time });
    for (let count = 0; count < 5; count += 1)
      await expect(mirror.getVersion()).rejects.toMatchObject({ id: "SOURCE_DOWN" });
    expect(server.answers).toEqual(["/tables.yaml 404"]);
    expect(listKept(kept)).toEqual([]);
    server.interfere(undefined);
    time += 10_001;
    expect(await readCsv(mirror)).toContain("2020,1");
  });

  it("is none where a server says that nothing has changed of what it never gave", async () => {
    const { server, kept } = await stage();
    server.interfere((_, response) => Boolean(response.writeHead(304).end()));
    await expect(open({ server, kept }).getVersion()).rejects.toThrow("status 304");
  });

  it("is never put together from before and after", async () => {
    const { folder, server, kept } = await stage();
    let isChanged = false;
    server.interfere((request, response) => {
      if (isChanged || !(request.url ?? "").endsWith(".csv")) return false;
      isChanged = true;
      writeFileSync(join(folder, DESCRIPTOR), "data: { file: budget.csv }\ntitle: new\n");
      response.on("finish", () => change(folder));
      return false;
    });
    const mirror = open({ server, kept });
    expect(await readCsv(mirror)).toContain("2021,2");
    expect(readFileSync(join(mirror.lease().folder, DESCRIPTOR), "utf8")).toContain("new");
  });

  it.each([
    ["bytes", (kept: string) => join(kept, "bytes", readdirSync(join(kept, "bytes"))[0]!)],
    ["copy.json", (kept: string) => join(kept, "copy.json")],
  ])("is downloaded again where its %s were cut by a crash", async (_, pick) => {
    const { server, kept } = await stage();
    await readCsv(open({ server, kept }));
    truncateSync(pick(kept), 3);
    server.answers.splice(0);
    expect(await readCsv(open({ server, kept }))).toContain("2020,1");
    expect(server.answers.some((answer) => answer.endsWith(" 200"))).toBe(true);
  });

  it("is downloaded on while the first question waits no longer", async () => {
    const { server, kept } = await stage();
    let isLate = false;
    server.interfere((_, response) => {
      if (isLate) return false;
      isLate = true;
      setTimeout(() => response.end("datasets: [budget]\nvocabulary: [terms.yaml]\n"), 300);
      return true;
    });
    const mirror = open({ server, kept }, { maxWaitMs: 50 });
    await expect(mirror.getVersion()).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
    await expect.poll(() => mirror.status.files, { timeout: 10_000 }).toBe(4);
    expect(await readCsv(mirror)).toContain("2020,1");
  });

  it("ends with the server though a download would go on", async () => {
    const { server, kept } = await stage();
    server.interfere(() => true);
    const mirror = open({ server, kept });
    await Promise.all([
      expect(mirror.getVersion()).rejects.toMatchObject({ id: "SOURCE_DOWN" }),
      mirror.close(),
    ]);
  });

  it.each([
    "../../../secret.csv",
    "/etc/passwd",
    "https://elsewhere.example/a.csv",
    "..\\..\\a.csv",
  ])("never asks for nor reads what is outside of its folder: %s", async (file) => {
    const { folder, server, kept } = await stage();
    writeFileSync(join(folder, DESCRIPTOR), `data: { file: '${file}' }\n`);
    await expect(open({ server, kept }).getVersion()).rejects.toMatchObject({
      id: expect.stringMatching(/^SOURCE_(ANSWER_INVALID|DOWN)$/),
    });
    expect(server.answers.join()).not.toMatch(/secret|passwd/);
    expect(listKept(kept)).toEqual([]);
  });
});
