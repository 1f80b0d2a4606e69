import type { Browser } from "@playwright/test";
import {
  confirmPublishing,
  controls,
  openNew,
  publish,
  stage,
  writeTitle,
} from "./support/editor-page.ts";
import { findDataset, makeChartDocument } from "./support/publish-chart.ts";
import { expectAccessible, expect, test } from "./support/test.ts";
import { signInLocally } from "./support/sign-in-locally.ts";
import { startServer } from "./support/start-server.ts";

/** A page of somebody who has signed in at a server of their own; `end` stops it. */
const startSignedIn = async (browser: Browser) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signInLocally(page, server);
  const end = async (): Promise<void> => {
    await context.close();
    await server.stop();
  };
  return { server, page, end };
};

test("somebody signs in by the printed link, finds their chart in the profile, and takes it back", async ({
  browser,
}) => {
  const { server, page, end } = await startSignedIn(browser);
  const iri = await findDataset(server.url, "life expectancy");
  const { document: data } = await makeChartDocument(server.url, { iri, chartType: "column" });
  const created = await page.request.post("/api/config-create", {
    data: { data, published_state: "PUBLISHED" },
  });
  const { key } = ((await created.json()) as { data: { key: string } }).data;
  const address = `${server.url}/en/v/${key}`;
  expect((await fetch(address)).status).toBe(200);
  await page.goto("/en/profile");
  await expect(page.getByRole("row", { name: /Life expectancy/ })).toContainText("Published");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("No longer published", { exact: true })).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  await page.getByLabel(/^Your account/).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await end();
});

test(
  "somebody signs in by the printed link, keeps a draft, publishes it, and takes it back",
  { tag: "@deep" },
  async ({ browser }) => {
    const { server, page, end } = await startSignedIn(browser);
    await expect(page.getByLabel(/^Your account/)).toHaveCSS("list-style-type", "none");
    await openNew(page);
    await writeTitle(page, "A chart of my own");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByRole("button", { name: "Draft saved" })).toBeVisible();
    const draft = await page.getByRole("link", { name: "View the draft" }).getAttribute("href");
    const address = `${server.url}${draft ?? ""}`;
    const key = address.split("/").at(-1) ?? "";
    expect(new URL(page.url()).pathname).toBe(`/en/create/${key}`);
    const statusForOthers = async () => (await fetch(address)).status;
    expect(await statusForOthers()).toBe(404);
    await page.goto(address);
    await expect(page.getByText("This is a draft")).toBeVisible();
    // Nobody else could open what these offer.
    await expect(page.getByRole("link", { name: "Embed" })).toHaveCount(0);
    await expect(page.getByText("Share", { exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Edit the draft" }).click();

    await publish(page);
    await expect(page).toHaveURL(new RegExp(`/v/${key}`));
    expect(await statusForOthers()).toBe(200);

    await page.goto("/en/profile");
    await expect(page.getByRole("row", { name: /A chart of my own/ })).toContainText("Published");
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Unpublish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("No longer published", { exact: true })).toBeVisible();
    const taken = await fetch(address);
    expect([taken.status, await taken.text()]).toEqual([
      404,
      expect.stringContaining("This chart is no longer published"),
    ]);
    await page.getByLabel(/^Your account/).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    await end();
  },
);

test(
  "a published chart is updated with a note, which its page shows",
  { tag: "@deep" },
  async ({ browser }) => {
    const { page, end } = await startSignedIn(browser);
    await openNew(page);
    const key = await publish(page);
    await page.goto(`/en/create/new?edit=${key}`);
    await writeTitle(page, "Its second version");
    await page.getByRole("button", { name: "Update" }).click();
    await page.getByRole("button", { name: "Write the note below the chart" }).click();
    const note = page.getByRole("textbox", { name: "Note below the chart, English" });
    await expect(note).toBeFocused();
    await note.fill("Corrected: the title.");
    await expect(page.getByRole("main")).toContainText("Corrected: the title.");
    await page.getByRole("button", { name: "Update" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
    await expect(page).toHaveURL(new RegExp(`/v/${key}`));
    await expect(page.getByText("Corrected: the title.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Its second version" })).toBeVisible();
    await end();
  },
);

test(
  "a dashboard that was just published is edited again, and the same one is updated",
  { tag: "@deep" },
  async ({ browser }) => {
    test.slow();
    const { page, end } = await startSignedIn(browser);
    await openNew(page);
    await writeTitle(page, "First");
    await page.getByRole("button", { name: "Add a chart", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate this chart" }).click();
    await page.getByRole("button", { name: "Layout" }).first().click();
    await controls(page).getByText("as a dashboard, all on one page", { exact: true }).click();
    const title = stage(page).getByRole("textbox", { name: "Title of the page" });
    await title.fill("At a glance");
    const key = await publish(page);

    await page.getByRole("link", { name: "Open in the editor" }).click();
    await page.getByRole("button", { name: "Layout" }).first().click();
    await title.fill("At a second glance");
    await page.getByRole("button", { name: "Update" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
    await expect(page).toHaveURL(new RegExp(`/v/${key}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("At a second glance");
    await expect(page.getByText("Your changes are public.")).toBeVisible();
    await end();
  },
);

test(
  "a draft that somebody has changed since it was listed gets no time before it is listed anew",
  { tag: "@deep" },
  async ({ browser }) => {
    const { server, page, end } = await startSignedIn(browser);
    const iri = await findDataset(server.url, "life expectancy");
    const { document: data } = await makeChartDocument(server.url, { iri, chartType: "column" });
    const keep = async (call: string, body: object): Promise<string> => {
      const answer = await page.request.post(`/api/${call}`, {
        data: { data, published_state: "DRAFT", ...body },
      });
      return ((await answer.json()) as { data: { key: string } }).data.key;
    };
    const key = await keep("config-create", {});

    const schedule = async (meanwhile?: () => Promise<unknown>): Promise<void> => {
      await page.getByRole("button", { name: /^Actions/ }).click();
      await page.getByRole("menuitem", { name: "Schedule publication" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(/^Date and time/).fill("2999-12-01T08:30");
      await meanwhile?.();
      await dialog.getByRole("button", { name: "Schedule" }).click();
      await expect(dialog).toBeHidden();
    };
    const row = page.getByRole("row", { name: /Life expectancy/ });
    await page.goto("/en/profile");
    await schedule(() => keep("config-update", { key }));
    await expect(page.getByText(/The chart has been changed in the meantime/)).toBeVisible();
    await expect(row).toContainText("Draft");
    await schedule();
    await expect(row).toContainText("To be published on");
    await end();
  },
);

test(
  "nothing is published without an owner because a session has ended",
  { tag: "@deep" },
  async ({ browser }) => {
    const { server, page, end } = await startSignedIn(browser);
    await openNew(page);
    await writeTitle(page, "Of somebody");
    await page.context().clearCookies();
    await confirmPublishing(page);
    await expect(page.getByText("You are not signed in")).toBeVisible();
    expect(await (await fetch(`${server.url}/en/feed.atom`)).text()).not.toContain("Of somebody");
    await end();
  },
);

test(
  "a search of the log says how far back it has looked, and finds what is older once that is read",
  { tag: "@deep" },
  async ({ browser }) => {
    const { server, page, end } = await startSignedIn(browser);
    const iri = await findDataset(server.url, "life expectancy");
    const { document: data } = await makeChartDocument(server.url, { iri, chartType: "column" });
    const call = async (name: string, body: object): Promise<{ data: { key: string } }> =>
      (await page.request.post(`/api/${name}`, { data: body })).json();
    const { key } = (await call("config-create", { data, published_state: "DRAFT" })).data;
    for (let count = 0; count < 200; count += 1)
      await call("config-release", {
        key,
        publish_at: count % 2 === 0 ? "2999-12-01T08:30" : null,
      });
    await page.goto("/en/administration");
    await page.getByRole("tab", { name: "Log" }).click();
    await page.getByLabel("Search the log").fill("signed in");
    const found = page.getByRole("cell", { name: "signed in", exact: true });
    await expect(page.getByText(/^Searched back to/)).toBeVisible();
    await expect(found).toHaveCount(0);
    await page.getByRole("button", { name: "More" }).click();
    await expect(found).toBeVisible();
    await expect(page.getByText(/^Searched back to/)).toBeHidden();
    await end();
  },
);
