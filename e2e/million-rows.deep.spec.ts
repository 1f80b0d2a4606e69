import { join } from "node:path";
import { loadMessages } from "@statelier/ui/messages";
import { buildScript } from "../bench/support/build-script.ts";
import type * as table from "../bench/table/ours.tsx";
import { ROOT } from "../tools/run-step.ts";
import { expect, test } from "./support/test.ts";

const ROWS = 1_000_000;

test("a million rows are reached to the last, in a list that browsers do not cut", async ({
  page,
}) => {
  const { script, styles } = await buildScript(join(ROOT, "bench", "table", "ours.tsx"));
  await page.setContent('<div id="place" style="width: 800px"></div>');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  await page.evaluate(
    ({ messages, rows }) => {
      Object.assign(globalThis, { messages });
      const { library } = globalThis as unknown as { library: typeof table };
      const place = document.getElementById("place");
      if (place) library.draw(place, library.prepare(rows));
    },
    { messages: await loadMessages("en", ["chart"]), rows: ROWS },
  );
  await page.getByRole("button", { name: "All rows in one list" }).click();
  const list = page.locator(".table-scroll");
  await expect(list.getByRole("table")).toHaveAttribute("aria-rowcount", String(ROWS + 1));
  expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(15_000_000);

  /** The numbers of the rows that are seen whole. */
  const seen = () =>
    list.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const head = element.querySelector("thead th")?.getBoundingClientRect().bottom ?? 0;
      return [...element.querySelectorAll("tbody tr")].flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const isSeen = top >= head - 2 && bottom <= box.bottom + 2;
        const text = row.querySelectorAll("td")[2]?.firstChild?.textContent ?? "";
        return isSeen ? [Number(text.replaceAll("’", ""))] : [];
      });
    });
  await list.focus();
  await expect.poll(async () => (await seen())[0]).toBe(1);
  for (const next of [2, 3]) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await seen())[0]).toBe(next);
  }
  await page.keyboard.press("End");
  await expect.poll(async () => (await seen()).at(-1)).toBe(ROWS);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect
    .poll(async () => Math.abs(((await seen())[0] ?? 0) - ROWS / 2))
    .toBeLessThan(ROWS / 1000);
  const middle = await seen();
  expect(middle).toEqual(middle.map((_, at) => (middle[0] ?? 0) + at));
});
