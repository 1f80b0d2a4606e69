import {
  controls,
  openSection,
  openTask,
  publish,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { startMapService } from "./support/start-map-service.ts";
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

let service: Awaited<ReturnType<typeof startMapService>>;
let server: RunningServer;

test.beforeAll(async () => {
  service = await startMapService();
  const listed = [{ url: `${service.url}/wms`, allowPrivate: true }, "https://wms.example.org/"];
  server = await startServer({ STATELIER_MAP_SERVICES: JSON.stringify(listed) });
});

test.afterAll(async () => {
  await server.stop();
  await service.stop();
});

test("an author puts layers of a service on a map; readers see them once the map is in sight, and whom it asks", async ({
  page,
  browser,
}) => {
  await page.goto(`${server.url}/en/browse`);
  await page.goto(
    `${server.url}/en/create/new?cube=${encodeURIComponent("http://localhost:4000/cube/life-expectancy/2")}`,
  );
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await controls(page).waitFor();
  await openTask(page, "Chart");
  await openSection(page, /^Chart type/);
  await controls(page).getByText("Map", { exact: true }).last().click();
  await waitForChart(page);
  await openTask(page, "Look");
  await openSection(page, /^Map services/);
  await controls(page).getByRole("button", { name: "Add map layers" }).click();
  const dialog = page.getByRole("dialog", { name: "Add map layers" });
  const address = dialog.getByLabel("Or the address of a service");
  await address.fill("no address");
  await expect(dialog).toContainText("This address is not a WMS or WMTS service.");
  await address.fill("https://elsewhere.example.org/wms");
  await expect(dialog).toContainText("not on the list of the operator");
  expect(service.asked).toEqual([]);
  await address.fill(`${service.url}/wms?REQUEST=GetCapabilities`);
  await dialog.getByRole("row", { name: "Lakes" }).click();
  await dialog.getByRole("row", { name: "Land" }).getByRole("button").click();
  await dialog.getByRole("row", { name: "Forests" }).click();
  await dialog.getByRole("button", { name: "Forests" }).click();
  await expect(dialog).toContainText("© Office of <b>Nature</b>");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  const list = controls(page).getByRole("list", { name: "Map services" });
  await expect(list.getByRole("listitem")).toContainText(["Forests", "Lakes"]);
  await list.getByRole("button", { name: /Move Lakes up|Lakes up/ }).click();
  await expect(list.getByRole("listitem")).toContainText(["Lakes", "Forests"]);
  await list.getByText("Behind the areas").last().click();
  await expect(stage(page).locator("[data-services] image")).toHaveCount(2);
  await list
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(stage(page).locator("[data-services] image")).toHaveCount(2);
  await publish(page);

  const address2 = page.url().replace(/\?.*$/, "");
  const context = await browser.newContext({ viewport: { width: 1000, height: 90 } });
  const reader = await context.newPage();
  const before = service.listMaps().length;
  const answer = await reader.goto(address2.replace("/en/", "/de/"));
  expect(answer?.headers()["content-security-policy"]).toContain(
    `img-src 'self' data: ${service.url};`,
  );
  const figure = reader.locator("figure").first();
  await reader.waitForLoadState("networkidle");
  expect(service.listMaps().length).toBe(before);
  await reader.setViewportSize({ width: 1000, height: 500 });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator("[data-services] image")).toHaveCount(2);
  await expect(figure).toContainText(
    `Kartenebenen: Forests, Lakes. Die Bilder dazu holt Ihr Browser bei ${new URL(service.url).host}.`,
  );
  await expect(figure).toContainText("© Office of <b>Nature</b>");
  expect(service.listMaps().length).toBe(before + 2);
  const countLegends = (): number =>
    service.asked.filter(({ pathname }) => pathname === "/legend.png").length;
  const asked = countLegends();
  await reader.route("**/legend.png", (route) => route.abort());
  const legends = figure.locator("summary").filter({ hasText: "Legende: Forests" });
  await legends.focus();
  await reader.keyboard.press("Enter");
  await expect(figure.getByRole("alert")).toBeVisible();
  expect(countLegends()).toBe(asked);
  await reader.unroute("**/legend.png");
  await legends.click();
  await expect(figure.getByRole("alert")).toHaveCount(0);
  await legends.click();
  await expect(figure.getByRole("img", { name: "Legende: Forests" })).toBeVisible();
  expect(countLegends()).toBe(asked + 1);
  await expectAccessible(reader);
  await reader.evaluate(() => void dispatchEvent(new Event("beforeprint")));
  await reader.emulateMedia({ media: "print" });
  await expect(figure.locator("[data-services]")).toHaveCount(0);
  await expect(figure.getByText(/^Ohne die Ebenen von Kartendiensten/)).toBeVisible();
  await context.close();
});
