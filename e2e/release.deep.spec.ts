import { startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { findDataset, makeChartDocument } from "./support/publish-chart.ts";
import { startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

/** How old what a server keeps of a row may be, and a little for a machine that is busy. */
const NOTICED_MS = 1_000 + 500;

test("two servers show a scheduled chart from its second on in every form, and nothing of it before", async () => {
  const postgres = await startPostgres();
  const env = { STATELIER_DATABASE_URL: await postgres.createDatabase("release") };
  const servers = [await startServer(env), await startServer(env)] as const;
  const [{ url }] = servers;
  const [, token = ""] = /sign-in\?token=(\S+)/.exec(servers[0].output()) ?? [];
  const signedIn = await fetch(`${url}/api/sign-in/local`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ token }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { data: { key: string; publish_at: string } };
  };
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, { iri, chartType: "column" });
  const { key } = (await call("config-create", { data: document, published_state: "DRAFT" })).data;
  const publishAt = Math.ceil(Date.now() / 1_000) * 1_000 + 4_000;
  const time = new Date(publishAt).toISOString();
  expect((await call("config-release", { key, publish_at: time })).data.publish_at).toBe(time);

  const forms = [`v/${key}`, `embed/${key}`, `v/${key}.svg`, `v/${key}.csv`];
  const answers: { begun: number; ended: number; status: number; what: string }[] = [];
  const ask = async (server: string, form: string): Promise<void> => {
    while (Date.now() < publishAt + 4_000) {
      const begun = Date.now();
      const answer = await fetch(`${server}/en/${form}`);
      await answer.arrayBuffer();
      answers.push({ begun, ended: Date.now(), status: answer.status, what: `${server} ${form}` });
    }
  };
  await Promise.all(servers.flatMap((server) => forms.map((form) => ask(server.url, form))));
  const early = answers.filter(({ ended, status }) => ended < publishAt && status !== 404);
  const late = answers.filter(
    ({ begun, status }) => begun > publishAt + NOTICED_MS && status !== 200,
  );
  expect([early, late]).toEqual([[], []]);
  expect(answers.filter(({ ended }) => ended < publishAt).length).toBeGreaterThan(50);
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ what }) => what)).size).toBe(
    servers.length * forms.length,
  );
  test.info().annotations.push({ type: "requests", description: String(answers.length) });
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});
