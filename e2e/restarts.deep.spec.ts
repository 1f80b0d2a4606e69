import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type PostgresServer, startPostgres } from "@statelier/cubes/conformance/start-postgres";
import type { ChartDocument } from "@statelier/document";
import { withTitle } from "./support/with-title.ts";
import { startOfficeProvider } from "./support/office-provider.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Sends each request once, to a server of which `/ready` has said last that it is ready. */
const startBalancer = async () => {
  /** By their addresses, the place of each in the order in which they came: a later one may have a former one's port. */
  const upstreams = new Map<string, number>();
  let added = 0;
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let isOpen = true;
  const look = async (): Promise<void> => {
    while (isOpen) {
      for (const url of upstreams.keys())
        if (await isReady(url)) ready.add(url);
        else ready.delete(url);
      await pause(150);
    }
  };
  const server = createServer((asked, answer) => {
    const urls = [...ready].filter((url) => upstreams.has(url));
    const url = urls[(turn += 1) % urls.length];
    if (url === undefined) return void answer.writeHead(502).end("no server is ready");
    const upstream = String(upstreams.get(url));
    const { method = "GET", headers } = asked;
    const sent = request(`${url}${asked.url}`, { agent, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, "x-upstream": upstream });
      response.pipe(answer);
    });
    sent.on("error", (error) => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end(String(error));
    });
    asked.pipe(sent);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const looking = look();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (url: string): Promise<void> => {
      upstreams.set(url, (added += 1));
      await expect.poll(() => ready.has(url), { timeout: 30_000 }).toBe(true);
    },
    drop: (url: string): void => void upstreams.delete(url),
    async stop() {
      isOpen = false;
      await looking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

let postgres: PostgresServer;
test.beforeAll(async () => {
  postgres = await startPostgres();
});
test.afterAll(() => postgres.stop());

const makeDocument = async (url: string): Promise<ChartDocument> => {
  const iri = await findDataset(url, "life expectancy");
  return (await makeChartDocument(url, { iri, chartType: "column" })).document;
};

const postJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const PEOPLE = ["anna", "bruno", "carl", "dora", "emil"];

/** Sends a request, and answers the text of its answer, which `holds` something where that is said. */
type Send = (
  path: string,
  sent?: { cookie?: string; body?: object; holds?: string },
) => Promise<string>;

/** Counts by which server requests were answered, and notes those that failed. */
const makeSend = (url: string) => {
  const failed: string[] = [];
  const served = new Map<string, number>();
  const send: Send = async (path, { cookie, body, holds = "" } = {}) => {
    try {
      const headers = cookie === undefined ? {} : { cookie };
      const answer = await (body
        ? postJson(url + path, body, headers)
        : fetch(url + path, { headers }));
      const text = await answer.text();
      const upstream = answer.headers.get("x-upstream") ?? "";
      served.set(upstream, (served.get(upstream) ?? 0) + 1);
      if (answer.status !== 200) failed.push(`${answer.status} ${path} ${text.slice(0, 200)}`);
      else if (!text.includes(holds)) failed.push(`${path} does not hold ${holds}`);
      return text;
    } catch (error) {
      failed.push(`${path}: ${String(error)}`);
      return "";
    }
  };
  return { send, failed, served };
};

/** Somebody who is signed in saves a draft of theirs, reads it, and finds what they saved, again and again; how often. */
const workOnDraft = async (
  send: Send,
  { document, cookie, name }: { document: ChartDocument; cookie: string; name: string },
  goOn: () => boolean,
): Promise<number> => {
  const make = (data: ChartDocument) => ({ cookie, body: { data, published_state: "DRAFT" } });
  const { data } = JSON.parse(await send("/api/config-create", make(document))) as {
    data: { key: string };
  };
  const { key } = data;
  let saved = 0;
  while (goOn()) {
    const title = `Draft ${(saved += 1)} of ${name}`;
    const body = { key, data: withTitle(document, title), published_state: "DRAFT" };
    await send("/api/config-update", { cookie, body });
    for (const path of [`/api/config/${key}`, `/en/v/${key}`])
      await send(path, { cookie, holds: title });
    await send("/api/config/list?titles=en", { cookie, holds: title });
    await send("/en/profile", { cookie, holds: name });
    await send("/api/config-create", make(document));
    await pause(60);
  }
  return saved;
};

test("six rolling restarts of two servers on one PostgreSQL fail no request, of readers or of five people who are signed in and save drafts", async () => {
  test.setTimeout(600_000);
  const database = await postgres.createDatabase("rolling");
  const balancer = await startBalancer();
  const { url } = balancer;
  const provider = await startOfficeProvider(url, {
    claim: () => ({ roles: ["stat-author"], groups: [] }),
  });
  const env = {
    ...provider.settings,
    STATELIER_PUBLISHING: "on",
    STATELIER_DATABASE_URL: database,
    STATELIER_DRAIN_SECONDS: "2",
  };
  const servers: RunningServer[] = [await startServer(env)];
  servers.push(await startServer(env));
  const { send, failed, served } = makeSend(url);
  let isOver = false;
  let saved: number[] = [];
  try {
    for (const server of servers) await balancer.add(server.url);
    const document = await makeDocument(url);
    const key = await publishDocument(url, document);
    const asks = [
      () => send(`/de/v/${key}`),
      () => send(`/en/v/${key}.svg?t.from=${1950 + Math.floor(Math.random() * 50)}`),
      () => send(`/fr/v/${key}.csv`),
      () => send(`/api/config/${key}`),
      () => send("/it/browse"),
      () => send("/api/graphql", { body: { query: "{ __typename }" } }),
      () => send("/api/config-create", { body: { data: document } }),
    ];
    const read = async (first: number): Promise<void> => {
      for (let at = first; !isOver; at += 1) {
        await asks[at % asks.length]!();
        await pause(60);
      }
    };
    const readers = Array.from({ length: 3 }, (_, at) => read(at));
    const cookies: string[] = [];
    for (const name of PEOPLE) cookies.push(await provider.openSession(name));
    const people = PEOPLE.map((name, at) =>
      workOnDraft(send, { document, cookie: cookies[at]!, name }, () => !isOver),
    );
    const restart = async (): Promise<void> => {
      for (let time = 0; time < 6; time += 1) {
        const at = time % 2;
        const server = servers[at]!;
        await server.kill();
        balancer.drop(server.url);
        servers[at] = await startServer(env, server.dataDir);
        await balancer.add(servers[at].url);
        await pause(500);
      }
      isOver = true;
    };
    [, saved] = await Promise.all([restart(), Promise.all(people), Promise.all(readers)]);
  } finally {
    isOver = true;
    await balancer.stop();
    for (const server of servers) await server.stop();
    await provider.close();
  }
  expect(failed).toEqual([]);
  expect(served.size).toBe(8);
  expect([...served.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200);
  expect(Math.min(...saved)).toBeGreaterThan(6);
});

test("while PostgreSQL is away charts that were shown are shown, all else says when to ask again, and it comes back by itself", async () => {
  test.setTimeout(300_000);
  const server = await startServer({
    STATELIER_DATABASE_URL: await postgres.createDatabase("away"),
  });
  try {
    const document = await makeDocument(server.url);
    const key = await publishDocument(server.url, document);
    const shown = [`/de/v/${key}`, `/de/embed/${key}`, `/de/v/${key}.svg`, `/de/v/${key}.csv`];
    const ask = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
    for (const path of shown) expect([path, await ask(path)]).toEqual([path, 200]);

    await postgres.halt();
    for (const path of shown) expect([path, await ask(path)]).toEqual([path, 200]);
    for (const path of ["/en/v/zzzzzzzzzzzz", "/api/config/zzzzzzzzzzzz", "/sitemap.xml"]) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
      expect(await answer.text()).toContain("STORE_AWAY");
    }
    const refused = await postJson(`${server.url}/api/config-create`, { data: document });
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining("STORE_AWAY"),
    ]);
    expect(await ask("/health")).toBe(200);
    await expect.poll(() => ask("/ready"), { timeout: 20_000 }).toBe(503);

    await postgres.resume();
    await expect.poll(() => ask("/ready"), { timeout: 30_000 }).toBe(200);
    expect(await ask("/en/v/zzzzzzzzzzzz")).toBe(404);
    expect(await ask("/sitemap.xml")).toBe(200);
    const again = await publishDocument(server.url, document);
    expect(await ask(`/en/v/${again}`)).toBe(200);
  } finally {
    await server.stop();
  }
});

test("PostgreSQL is stopped and started three times under load: shown charts stay, and nothing that was acknowledged is lost", async () => {
  test.setTimeout(300_000);
  const server = await startServer({
    STATELIER_DATABASE_URL: await postgres.createDatabase("load"),
  });
  const answers = new Map<string, number>();
  const keys: string[] = [];
  let isOver = false;
  const note = (what: string, status: number): void => {
    const name = `${what} ${status}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
  };
  try {
    const document = await makeDocument(server.url);
    const shown = await publishDocument(server.url, document);
    expect((await fetch(`${server.url}/en/v/${shown}`)).status).toBe(200);
    const read = async (): Promise<void> => {
      for (; !isOver; await pause(20))
        note("shown", (await fetch(`${server.url}/en/v/${shown}`)).status);
    };
    const ask = async (): Promise<void> => {
      for (; !isOver; await pause(50))
        note("asked", (await fetch(`${server.url}/api/config/${shown}`)).status);
    };
    const publish = async (): Promise<void> => {
      for (; !isOver; await pause(100)) {
        const answer = await postJson(`${server.url}/api/config-create`, { data: document });
        note("published", answer.status);
        const { data } = (await answer.json()) as { data?: { key: string } };
        if (answer.status === 200 && data) keys.push(data.key);
      }
    };
    const callers = [read(), read(), read(), ask(), publish(), publish()];
    for (let time = 0; time < 3; time += 1) {
      await pause(1_500);
      await postgres.halt();
      await pause(2_500);
      await postgres.resume();
      await expect
        .poll(async () => (await fetch(`${server.url}/ready`)).status, { timeout: 20_000 })
        .toBe(200);
    }
    await pause(1_000);
    isOver = true;
    await Promise.all(callers);
    expect([...answers.keys()].toSorted()).toEqual([
      "asked 200",
      "asked 503",
      "published 200",
      "published 503",
      "shown 200",
    ]);
    for (const key of keys)
      expect([key, (await fetch(`${server.url}/api/config/${key}`)).status]).toEqual([key, 200]);
  } finally {
    isOver = true;
    await server.stop();
  }
});
