import { expect, test } from "vitest";
import { Toasts } from "./toasts.tsx";

const timeOf = (message: Parameters<Toasts["show"]>[0]): number | undefined => {
  const toasts = new Toasts();
  toasts.show(message);
  return toasts.queue.visibleToasts[0]?.timeout;
};

test("a passing message with a link stays longer than one without, an error until it is closed", () => {
  const link = { href: "/de/v/key", label: "View draft" };
  expect(timeOf({ title: "Saved" })).toBe(5000);
  expect(timeOf({ title: "Saved", link })).toBe(20_000);
  expect(timeOf({ title: "Not saved", tone: "error", link })).toBeUndefined();
});
