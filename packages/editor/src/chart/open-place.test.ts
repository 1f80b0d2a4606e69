import { expect, test } from "vitest";
import type { BrowserStorage } from "@statelier/viewer/browser-storage";
import { openPlace } from "./open-place.ts";

const makeStorage = (): BrowserStorage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
};

test("a chart whose author changes the language of the editor has the same task open, and another chart or a new visit has not", () => {
  const storage = makeStorage();
  const open = (id: string, locale: "de" | "en") => openPlace(storage, { id, locale });
  open("a", "en").go("look");
  expect(open("a", "de").read().task).toBe("look");
  expect(open("a", "de").read().task).toBe("chart");
  open("a", "en").go("text");
  expect(open("b", "de").read().task).toBe("chart");
});

test("where the browser takes nothing, the editor opens as always", () => {
  const refusing = {
    ...makeStorage(),
    setItem: () => {
      throw new DOMException("Full", "QuotaExceededError");
    },
  };
  const place = openPlace(refusing, { id: "a", locale: "en" });
  place.go("look");
  expect(place.read().task).toBe("look");
});
