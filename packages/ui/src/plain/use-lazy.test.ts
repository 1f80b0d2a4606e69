import { afterEach, expect, test, vi } from "vitest";
import { makeLazy } from "./use-lazy.ts";

afterEach(() => vi.unstubAllGlobals());

test("all charts of a page ask once for a part, report once that it did not come, and the next one asks again", async () => {
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reportError);
  const failure = new TypeError("Failed to fetch");
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure);
  ask.mockRejectedValueOnce(failure).mockResolvedValue("part");
  const lazy = makeLazy(ask);
  const askTwice = (): Promise<unknown> => Promise.all([lazy.load(), lazy.load()]);
  expect(await askTwice()).toEqual([undefined, undefined]);
  expect(await askTwice()).toEqual([undefined, undefined]);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(lazy.value).toBeUndefined();
  expect(await askTwice()).toEqual(["part", "part"]);
  expect(await lazy.load()).toBe("part");
  expect(lazy.value).toBe("part");
  expect(ask).toHaveBeenCalledTimes(3);
  expect(reportError.mock.calls).toEqual([[failure]]);
});
