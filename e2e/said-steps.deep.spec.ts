import { makeChartDocument, findDataset } from "./support/publish-chart.ts";
import { keepVersions } from "./support/keep-versions.ts";
import { signInLocally } from "./support/sign-in-locally.ts";
import { startServer } from "./support/start-server.ts";
import { expect, test } from "./support/test.ts";

test("each step of a chart's life says what follows: schedule, move, cancel, remove, bring back", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signInLocally(page, server);
  const key = await keepVersions(page, server.url);
  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, { iri, chartType: "bar" });
  const kept = await page.request.post("/api/config-create", {
    headers: { origin: server.url },
    data: { data: document, published_state: "DRAFT" },
  });
  const draft = ((await kept.json()) as { data: { key: string } }).data.key;
  await page.goto("/en/profile");
  const row = (of: string) => page.locator("tbody tr").filter({ hasText: of });
  const dialog = page.getByRole("dialog");
  const act = async (of: string, action: string): Promise<void> => {
    await row(of)
      .getByRole("button", { name: /^Actions/ })
      .click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };

  await act(draft, "Schedule publication");
  await dialog.getByLabel(/^Date and time/).fill("2099-12-01T08:30");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText("The publication is scheduled.")).toBeVisible();
  await act(draft, "Change or cancel scheduled publication");
  await dialog.getByLabel(/^Date and time/).fill("2099-12-02T08:30");
  await dialog.getByRole("button", { name: "Change time" }).click();
  await expect(page.getByText("The publication time was changed.")).toBeVisible();
  await act(draft, "Remove");
  await expect(dialog).toContainText("Its scheduled publication will not take place.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await act(draft, "Change or cancel scheduled publication");
  await dialog.getByRole("button", { name: "Cancel scheduled publication" }).click();
  await expect(page.getByText("The scheduled publication was cancelled.")).toBeVisible();

  await act(key, "Remove");
  await expect(dialog).toContainText("wherever it is embedded");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The chart was removed.")).toBeVisible();
  const address = `${server.url}/en/v/${key}`;
  expect((await fetch(address)).status).toBe(404);
  await page.getByText("Removed", { exact: true }).first().click();
  await expect(page.getByText(/^Can be restored until \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await act(key, "Restore");
  await expect(dialog).toContainText("readers will see it again at once");
  expect((await fetch(address)).status).toBe(404);
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("The chart was restored.")).toBeVisible();
  expect((await fetch(address)).status).toBe(200);

  await page.goto("/en/profile");
  await act(key, "Unpublish");
  await expect(dialog).toContainText(
    "You can publish it again at the same address, under “Versions”.",
  );
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("The chart is no longer published.")).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  await act(key, "Versions");
  await page.getByRole("button", { name: "Publish again: Version 3" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish again" }).click();
  await expect(page.getByText("The version was published again.")).toBeVisible();
  expect((await fetch(address)).status).toBe(200);

  await page.goto(`/fr/profile/compare/${key}?from=1&to=3`);
  await expect(page.getByText("filtre (Pays)\u202f: Suisse Italie")).toBeVisible();
  await expect(page.getByText("Texte de remplacement (français)\u202f: Columns")).toBeVisible();
  await context.close();
  await server.stop();
});
