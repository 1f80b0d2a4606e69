import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

test("where publishing and /sparql are switched off, charts stay, none is added, and nothing offers to", async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "publishing-off-"));
  const open = await startServer({}, dataDir);
  const iri = await findDataset(open.url, "life expectancy");
  const { document } = await makeChartDocument(open.url, { iri, chartType: "column" });
  const key = await publishDocument(open.url, document);
  const read = async (url: string) => (await fetch(url)).text();
  const copy = `/en/create/new?copy=${key}`;
  for (const form of ["v", "embed"])
    expect(await read(`${open.url}/en/${form}/${key}`)).toContain(copy);
  expect(await read(`${open.url}/en/v/${key}?metadata=general`)).toContain(`${key}.rq`);
  const dataset = `/en/browse?dataset=${encodeURIComponent(iri)}`;
  expect(await read(`${open.url}${dataset}`)).toContain("/create/new?cube=");
  await open.stop();

  const closed = await startServer(
    { STATELIER_PUBLISHING: "off", STATELIER_SPARQL: "off" },
    dataDir,
  );
  for (const form of ["v", "embed"]) {
    const html = await read(`${closed.url}/en/${form}/${key}`);
    expect(html).toContain("<svg");
    expect(html).not.toContain("/create/new?copy=");
  }
  expect(await read(`${closed.url}${dataset}`)).not.toContain("/create/new");
  expect(await read(`${closed.url}/en/v/${key}?metadata=general`)).not.toContain(".rq");
  const unasked = await fetch(`${closed.url}/sparql?query=ASK%7B%7D`);
  expect([unasked.status, await unasked.text()]).toEqual([
    404,
    "This site answers no SPARQL queries. Its pages offer the data as files.\n",
  ]);
  const refused = await fetch(`${closed.url}/api/config-create`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: document }),
  });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { id: "PUBLISHING_OFF" } });
  await page.goto(`${closed.url}/en/create/new?cube=${encodeURIComponent(iri)}`);
  await expect(page.getByText("Publishing is not possible at the moment")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
  await closed.stop();
  await rm(dataDir, { recursive: true });
});
