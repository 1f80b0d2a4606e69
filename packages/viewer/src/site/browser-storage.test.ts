import { expect, test } from "vitest";
import { openStorage, tryToSet } from "./browser-storage.ts";

const refuse = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

test.each([
  ["refuses site data, where even to ask throws", refuse],
  ["has no storage, as some within other programs", () => null],
  ["does not know of storage", () => undefined],
])("a browser that %s, holds nothing and takes nothing", (_what, get) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
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
