import { expect, test } from "vitest";
import { openStorage, tryToSet } from "./browser-storage.ts";

test("a browser that refuses site data, where even to ask throws, holds nothing and takes nothing", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
  try {
    const storage = openStorage();
    expect(tryToSet(storage, "a", "b")).toBe(false);
    storage.removeItem("a");
    expect([storage.getItem("a"), storage.key(0), storage.length]).toEqual([null, null, 0]);
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
    if (own) Object.defineProperty(globalThis, "localStorage", own);
  }
});
