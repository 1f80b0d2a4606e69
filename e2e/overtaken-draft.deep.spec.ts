import { keepVersions } from "./support/keep-versions.ts";
import { type Office, startOffice } from "./support/start-office.ts";
import { expect, test } from "./support/test.ts";

let office: Office;
test.beforeAll(async () => {
  office = await startOffice({ anna: [] });
});
test.afterAll(() => office.stop());

test("a draft that would undo a correction says so in the list, before it gets a time and before it is published", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const anna = await office.signIn(browser, "anna");
  const key = await keepVersions(anna, office.url);
  const draftKey = await anna.evaluate(async (of) => {
    const { data } = await (await fetch(`/api/config/${of}`)).json();
    const store = async (published_state: string) => {
      const answer = await fetch("/api/config-update", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ key: of, data: data.data, published_state }),
      });
      return (await answer.json()).data.key as string;
    };
    const draft = await store("DRAFT");
    await store("PUBLISHED");
    return draft;
  }, key);
  const warning = /was published again on .*, after this draft was begun/;
  await anna.goto("/en/profile");
  const row = anna.getByRole("row").filter({ hasText: draftKey });
  await expect(row).toContainText(warning);
  await expect(anna.getByRole("row").filter({ hasText: key })).not.toContainText(warning);
  await row.getByRole("button", { name: /^Actions/ }).click();
  await anna.getByRole("menuitem", { name: "Compare with the published version" }).click();
  await expect(anna).toHaveURL(new RegExp(`/compare/${key}\\?draft=${draftKey}`));
  for (const name of ["Version 4", "Draft"])
    await expect(
      anna.frameLocator(`iframe[title="${name}"]`).getByRole("heading").first(),
    ).toBeVisible();
  await expect(anna.getByText("No changes to list.")).toBeVisible();
  await expect(anna.getByText("All figures are the same")).toBeVisible();
  await anna.goto("/en/profile");
  await row.getByRole("button", { name: /^Actions/ }).click();
  await anna.getByRole("menuitem", { name: "Schedule publication" }).click();
  await expect(anna.getByRole("dialog")).toContainText(warning);
  await anna.goto(`/en/create/new?edit=${draftKey}`);
  await anna.getByRole("button", { name: "Update", exact: true }).click();
  await expect(anna.getByRole("dialog")).toContainText(warning);

  // What is published now is gone when another draft gets its time, unless that has it as well.
  await anna.evaluate(async (draft) => {
    await fetch("/api/config-release", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key: draft, publish_at: "2999-12-01T08:30" }),
    });
  }, draftKey);
  await anna.goto(`/en/create/new?edit=${key}`);
  await anna.getByRole("button", { name: "Update", exact: true }).click();
  const dialog = anna.getByRole("dialog");
  await expect(dialog).toContainText("becomes public on 01.12.2999");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await anna.evaluate(async (of) => {
    await fetch("/api/config-unpublish", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key: of }),
    });
  }, key);
  await anna.goto(`/en/create/new?edit=${draftKey}`);
  await anna.getByRole("button", { name: "Update", exact: true }).click();
  await expect(dialog).toContainText("was unpublished");
  await expect(dialog).not.toContainText("This chart is published");
  await expect(dialog.getByRole("button", { name: "Publish now" })).toBeVisible();
});

test("the page of a draft says when it becomes public, and no longer so once that was called off", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const anna = await office.signIn(browser, "anna");
  const key = await keepVersions(anna, office.url);
  const post = (path: string, body: object) =>
    anna.evaluate(
      async ([at, text]) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(`/api/${at}`, { method: "POST", headers, body: text });
        return (await answer.json()).data.key as string;
      },
      [path, JSON.stringify(body)] as const,
    );
  const data = await anna.evaluate(
    async (of) => (await (await fetch(`/api/config/${of}`)).json()).data.data,
    key,
  );
  const draft = await post("config-update", { key, data, published_state: "DRAFT" });
  const notice = anna.getByText(/^This (?:is a draft|draft)/);
  await anna.goto(`/en/v/${draft}`);
  await expect(notice).toContainText("This is a draft: only you");
  await post("config-release", { key: draft, publish_at: "2099-12-01T08:30" });
  await anna.goto(`/en/v/${draft}`);
  await expect(notice).toContainText("This draft becomes public on 01.12.2099 08:30.");
  await post("config-release", { key: draft, publish_at: null });
  await anna.goto(`/en/v/${draft}`);
  await expect(notice).toContainText("This is a draft: only you");
});
