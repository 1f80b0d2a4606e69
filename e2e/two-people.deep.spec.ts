import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { choose, openNew, publish, writeTitle } from "./support/editor-page.ts";
import { type Office, startOffice } from "./support/start-office.ts";
import { expect, test } from "./support/test.ts";

const t = createTranslator("en", collectMessages("en", ["editor"]));

let office: Office;
test.beforeAll(async () => {
  office = await startOffice({ anna: ["Health"], ben: ["Health"], eve: [] });
});
test.afterAll(() => office.stop());

const sessionOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === "statelier-session");
  return `${session?.name}=${session?.value}`;
};

const act = async (page: Page, action: string): Promise<void> => {
  await page.goto("/en/profile");
  await page
    .getByRole("button", { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: action }).click();
};

/** Calls that change something, as a page elsewhere can send them from the browser of whoever looks at it. */
const buildForeignPage = (
  target: string,
  key: string,
): string => `<!doctype html><title>Elsewhere</title><script>
const body = ${JSON.stringify(JSON.stringify({ key, confirm: "delete", name: "x" }))};
const calls = ["config-remove", "config-unpublish", "user/tokens", "sign-out", "user/data"];
const sendForm = (path, type) => {
  const frame = document.createElement("iframe");
  frame.name = path + type;
  document.body.append(frame);
  const form = document.createElement("form");
  Object.assign(form, { method: "POST", action: "${target}/api/" + path, enctype: type, target: frame.name });
  const field = document.createElement("input");
  field.name = body.slice(0, -1) + ',"x":"';
  field.value = '"}';
  form.append(field);
  document.body.append(form);
  form.submit();
};
addEventListener("load", async () => {
  for (const path of calls) {
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) sendForm(path, type);
    for (const method of ["POST", "DELETE", "PUT"])
      for (const type of ["text/plain", "application/json"])
        for (const mode of ["no-cors", "cors"])
          await fetch("${target}/api/" + path, { method, body, mode, credentials: "include", headers: { "Content-Type": type } }).catch(() => undefined);
    navigator.sendBeacon("${target}/api/" + path, body);
  }
  document.title = "All was sent";
});
</script><body></body>`;

/** Opens a page of another origin that tries to act for whoever is signed in. */
const lookElsewhere = async (context: BrowserContext, host: string, key: string): Promise<void> => {
  const elsewhere = createServer((_, answer) => {
    answer.writeHead(200, { "Content-Type": "text/html" }).end(buildForeignPage(office.url, key));
  });
  await new Promise<void>((done) => elsewhere.listen(0, host, done));
  const page = await context.newPage();
  await page.goto(`http://${host}:${(elsewhere.address() as AddressInfo).port}/`);
  await expect(page).toHaveTitle("All was sent");
  await page.waitForLoadState("networkidle");
  await page.close();
  elsewhere.closeAllConnections();
  await new Promise((done) => elsewhere.close(done));
};

test("two people of a team draft, hand over, update, compare, bring back and take back one chart", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [anna, ben, eve] = [
    await office.signIn(browser, "anna"),
    await office.signIn(browser, "ben"),
    await office.signIn(browser, "eve"),
  ];
  await openNew(anna);
  await writeTitle(anna, "The first edition");
  await anna.getByRole("button", { name: "Save draft" }).click();
  await expect(anna.getByRole("button", { name: "Draft saved" })).toBeVisible();
  const key = new URL(anna.url()).pathname.split("/").at(-1) ?? "";
  const statusFor = async (page: Page): Promise<number | undefined> =>
    (await page.goto(`/en/v/${key}`))?.status();
  expect(await statusFor(ben)).toBe(404);
  await act(anna, "Assign to a team");
  await choose(anna, /Team/, "Health");
  await anna.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(anna.getByText("The team of the chart was changed.")).toBeVisible();
  expect([await statusFor(ben), await statusFor(eve)]).toEqual([200, 404]);

  await ben.getByRole("link", { name: "Edit the draft" }).click();
  expect(await publish(ben)).toBe(key);
  expect(await statusFor(eve)).toBe(200);

  await anna.goto(`/en/create/new?edit=${key}`);
  await writeTitle(anna, "The second edition");
  await anna.getByRole("button", { name: "Update" }).click();
  const update = anna.getByRole("dialog");
  await expect(update).toContainText(t("editor.update.warning"));
  await update.getByRole("button", { name: "Update" }).click();
  await expect(anna).toHaveURL(new RegExp(`/v/${key}`));
  await expect(anna.getByRole("heading", { name: "The second edition" })).toBeVisible();

  await act(ben, "Versions");
  await ben.getByRole("link", { name: "Compare with the previous version: Version 2" }).click();
  await expect(ben).toHaveURL(new RegExp(`/profile/compare/${key}\\?from=1&to=2`));
  for (const [version, title] of [
    ["Version 1", "The first edition"],
    ["Version 2", "The second edition"],
  ] as const)
    await expect(
      ben.frameLocator(`iframe[title="${version}"]`).getByRole("heading", { name: title }),
    ).toBeVisible();
  await expect(ben.getByText("All figures are the same")).toBeVisible();
  expect((await eve.goto(ben.url()))?.status()).toBe(200);
  await expect(eve.getByRole("alert")).toContainText("Chart not found");
  await act(ben, "Versions");
  await ben.getByRole("button", { name: "Publish again: Version 1" }).click();
  const question = ben.getByRole("alertdialog", { name: "Publish again: Version 1" });
  await expect(question).toContainText(
    "Readers will see this version at once in place of the present one",
  );
  await question.getByRole("button", { name: "Publish again" }).click();
  await expect(ben.getByText("The version was published again.")).toBeVisible();
  await eve.goto(`/en/v/${key}`);
  await expect(eve.getByRole("heading", { name: "The first edition" })).toBeVisible();

  // Of another site, and of another origin of the same one, to which browsers send the cookie of the session.
  for (const host of ["localhost", "127.0.0.1"]) {
    await lookElsewhere(anna.context(), host, key);
    expect(await statusFor(eve)).toBe(200);
    await anna.goto("/en/profile");
    await expect(anna.getByRole("row", { name: /The first edition/ })).toContainText("Published");
  }

  await act(anna, "Unpublish");
  await anna.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(anna.getByText("No longer published", { exact: true })).toBeVisible();
  // What a browser has of a page it may show once more while it asks for it anew.
  await expect.poll(() => statusFor(eve)).toBe(404);
  await expect(eve.getByText("This chart is no longer published")).toBeVisible();

  const cookie = await sessionOf(anna);
  const call = (headers: Record<string, string>, path = "config/list", body?: object) =>
    fetch(`${office.url}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", cookie, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  for (const headers of [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
  ] as Record<string, string>[])
    expect((await call(headers, "config-remove", { key })).status).toBe(401);
  expect((await call({})).status).toBe(200);
  await anna.getByLabel(/^Your account/).click();
  await anna.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(anna.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect((await call({})).status).toBe(401);

  const begun = await fetch(`${office.url}/api/sign-in/office`, { redirect: "manual" });
  const theirs = await office.provider.signIn(begun.headers.get("location") ?? "", "eve");
  await anna.goto(theirs.href);
  await expect(anna).toHaveURL(/problem=expired/);
  await expect(anna.getByRole("link", { name: "Sign in with Office" })).toBeVisible();
  expect(await anna.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: "statelier-session" }),
  );
  for (const page of [anna, ben, eve]) await page.context().close();
});
