import type { Page } from "@playwright/test";
import { keepVersions } from "./support/keep-versions.ts";
import { type Office, startOffice } from "./support/start-office.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

let office: Office;
test.beforeAll(async () => {
  office = await startOffice(
    { anna: [], ben: [], carl: [] },
    { anna: ["stat-pub"], ben: ["stat-author"], carl: [], dora: ["stat-admin"] },
  );
});
test.afterAll(() => office.stop());

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Actions/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Hand over to a person" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText("You can no longer edit it");
};

test("somebody hands a chart over to a colleague by their address, and learns nothing of who has an account", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [anna, ben, carl, dora] = [
    await office.signIn(browser, "anna"),
    await office.signIn(browser, "ben"),
    await office.signIn(browser, "carl"),
    await office.signIn(browser, "dora"),
  ];
  const key = await keepVersions(anna, office.url);
  await anna.goto("/en/profile");
  await openDialog(anna);
  const dialog = anna.getByRole("alertdialog");
  const address = dialog.getByRole("textbox", { name: "E-mail address of the new owner" });
  const give = async (email: string): Promise<void> => {
    await address.fill(email);
    await address.press("Enter");
  };
  await give("ben");
  await expect(address).toHaveAccessibleDescription("Write an e-mail address.");
  await expectAccessible(anna);
  const answers: (string | null)[] = [];
  for (const email of ["nobody@office.example", "carl@office.example"]) {
    await give(email);
    await expect(dialog.getByRole("alert")).toContainText("Nobody who can take this chart");
    answers.push(await dialog.getByRole("alert").textContent());
  }
  expect(answers[0]).toBe(answers[1]);
  await expectAccessible(anna);
  await give("Ben@office.example");
  await expect(anna.getByText("The chart was handed over.")).toBeVisible();
  await expect(anna.getByText("You have no charts yet")).toBeVisible();
  expect((await anna.request.get(`/api/config/versions?key=${key}`)).status()).toBe(404);

  await ben.goto("/en/profile");
  await expect(ben.getByRole("row", { name: /The third edition/ })).toContainText("Published");
  await ben.getByRole("button", { name: /^Actions/ }).click();
  await expect(ben.getByRole("menuitem", { name: "Versions" })).toBeVisible();
  // Ben is an author: what readers see he may not give away.
  await expect(ben.getByRole("menuitem", { name: "Hand over to a person" })).toHaveCount(0);
  await ben.getByRole("menuitem", { name: "Give back" }).click();
  await expect(ben.getByRole("dialog")).toContainText("goes back to anna");
  await expectAccessible(ben);
  await ben.getByRole("dialog").getByRole("button", { name: "Give back" }).click();
  await expect(ben.getByText("The chart was given back.")).toBeVisible();
  await expect(ben.getByText("You have no charts yet")).toBeVisible();
  await anna.goto("/en/profile");
  await expect(anna.getByRole("row", { name: /The third edition/ })).toContainText("Published");
  expect((await carl.goto(`/en/v/${key}`))?.status()).toBe(200);

  await dora.goto("/en/administration");
  await dora.getByRole("tab", { name: "Log" }).click();
  const row = dora.getByRole("row", { name: /handed over to/ });
  await expect(row).toContainText("anna");
  await expect(row).toContainText("ben");
  await expect(row.getByRole("link")).toHaveText("The third edition");
  await expect(dora.getByRole("row", { name: /given back to/ })).toContainText("anna");
  await expect(dora.getByRole("row", { name: /hand-over refused/ })).toHaveCount(2);

  await dora.getByRole("tab", { name: "Teams" }).click();
  for (const name of ["Health", "Work"]) {
    await dora.getByRole("textbox", { name: "New team" }).fill(name);
    await dora.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dora.getByText(name, { exact: true })).toBeVisible();
  }
  await dora.getByRole("button", { name: /^Actions.*Health/ }).click();
  await dora.getByRole("menuitem", { name: "Rename" }).click();
  await dora.getByRole("textbox", { name: "Name of the team" }).fill("Public health");
  await dora.getByRole("button", { name: "Save" }).click();
  await expect(dora.getByText("Public health", { exact: true })).toBeVisible();
  await dora.getByRole("button", { name: /^Actions.*Work/ }).click();
  await dora.getByRole("menuitem", { name: "Remove the team" }).click();
  const sure = dora.getByRole("alertdialog", { name: /^Remove the team/ });
  await expect(sure).toContainText("Charts without an owner");
  await expectAccessible(dora);
  await sure.getByRole("button", { name: "Remove the team" }).click();
  await expect(dora.getByText("Work", { exact: true })).toBeHidden();
  await dora.getByRole("tab", { name: "Log" }).click();
  await expect(dora.getByRole("row", { name: /team renamed/ })).toContainText("Public health");
  await expect(dora.getByRole("row", { name: /team removed/ })).toContainText("Work");
  for (const page of [anna, ben, carl, dora]) await page.context().close();
});
