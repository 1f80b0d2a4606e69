import type { Picture } from "@statelier/charts/export";
import { afterEach, expect, test } from "vitest";
import { openPngPainter, type PngPainter } from "./png-painter.ts";

const picture: Picture = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>`,
  width: 40,
  height: 20,
  text: {
    locale: "en",
    title: "",
    description: "",
    summary: "",
    notes: [],
    warnings: [],
    filters: "",
    sources: [],
    attributions: [],
    licence: "",
    comment: "",
    address: "",
    credit: "",
    date: "",
  },
};

let painter: PngPainter;
afterEach(() => painter.close());

const widthOf = (painted: Awaited<ReturnType<PngPainter["paint"]>>): number | string =>
  painted.ok ? Buffer.from(painted.png).readUInt32BE(16) : painted.reason;

test("pictures are drawn one after the other; beyond the limit they are refused at once", async () => {
  painter = openPngPainter({ mostWaiting: 2, timeoutMs: 20_000 });
  const all = await Promise.all([1, 2, 3].map((scale) => painter.paint(picture, scale)));
  expect(all.map(widthOf)).toEqual([40, 80, "busy"]);
  expect(widthOf(await painter.paint(picture, 3))).toBe(120);
});

test("a picture that is asked for while the painter starts is waited for so long, then refused, and drawn later", async () => {
  painter = openPngPainter({ mostWaiting: 5, mostWaitMs: 1, timeoutMs: 20_000 });
  expect(widthOf(await painter.paint(picture, 1))).toBe("busy");
  await expect
    .poll(async () => widthOf(await painter.paint(picture, 1)), { timeout: 20_000 })
    .toBe(40);
});

test("a picture that cannot be drawn fails alone", async () => {
  painter = openPngPainter({ mostWaiting: 5, timeoutMs: 20_000 });
  const broken = painter.paint({ ...picture, svg: "<svg" }, 1);
  const sound = painter.paint(picture, 1);
  await expect(broken).rejects.toThrow("A picture cannot be drawn");
  expect(widthOf(await sound)).toBe(40);
});

test("a picture that takes too long is given up, and the next one is drawn in a new process", async () => {
  painter = openPngPainter({ mostWaiting: 5, timeoutMs: 1 });
  // Thirty million pixels take far longer, also in a process that runs already.
  expect(widthOf(await painter.paint(picture, 200))).toBe("late");
  expect(widthOf(await painter.paint(picture, 200))).toBe("late");
});

/** A nested view that shows nothing of its path ends resvg 2.6.2, and the program in which it runs. */
const FATAL = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><svg width="20" height="10"><path d="M0,-500L20,-400" stroke="red"/></svg></svg>`;

test("a picture that ends the program that draws it fails alone", async () => {
  painter = openPngPainter();
  const fatal = painter.paint({ ...picture, svg: FATAL }, 1);
  const sound = painter.paint(picture, 1);
  expect(widthOf(await fatal)).toBe("crashed");
  expect(widthOf(await sound)).toBe(40);
});

test("what a request has waited before counts as its time, but what is painted in no time is painted", async () => {
  painter = openPngPainter({ timeoutMs: 20_000, wholeMs: 20_000 });
  expect(widthOf(await painter.paint(picture, 1, 100))).toBe(40);
  expect(["busy", "late"]).toContain(widthOf(await painter.paint(picture, 200, 20_000)));
  // The process has been ended, and starts with the next one.
  expect(widthOf(await painter.paint(picture, 1, 100))).toBe(40);
  expect(widthOf(await painter.paint(picture, 1, 20_000))).toBe(40);
});
