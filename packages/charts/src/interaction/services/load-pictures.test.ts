import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPictures } from "./load-pictures.ts";
import type { ServiceRequest } from "./service-requests.ts";

const makeRequest = (href: string): ServiceRequest => ({
  href,
  box: { x: 0, y: 0, width: 1, height: 1 },
});
const REQUESTS = ["a", "never", "fails", "b"].map(makeRequest);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (isShown: boolean, hrefs: readonly string[]) => {
  const shown: [string, boolean][] = [];
  void loadPictures(
    REQUESTS.filter(({ href }) => hrefs.includes(href)),
    {
      isShown,
      load: ({ href }) =>
        href === "never" ? new Promise(() => undefined) : Promise.resolve(href !== "fails"),
      show: (loaded, isWhole) =>
        void shown.push([loaded.map(({ href }) => href).join(""), isWhole]),
    },
  );
  return shown;
};

test("tiles that come are shown where nothing was, also where another one never does", async () => {
  const shown = start(false, ["a", "never", "b"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toEqual([
    ["a", false],
    ["ab", false],
  ]);
});

test("what was shown stays until all that follows is there", async () => {
  const shown = start(true, ["a", "fails", "b"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toEqual([["ab", true]]);
});

test("what was shown does not stay for long because of a tile that never comes", async () => {
  const shown = start(true, ["a", "never", "b"]);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toEqual([["ab", false]]);
});
