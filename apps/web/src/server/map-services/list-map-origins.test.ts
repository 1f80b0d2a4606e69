import { expect, test } from "vitest";
import { DEFAULT_MAP_PROVIDERS } from "../config/map-providers.ts";
import { listMapOrigins } from "./list-map-origins.ts";

test("pictures of a service may come from its domain, and from no more", () => {
  const urls = ["https://wms.geo.admin.ch/", "http://127.0.0.1:4100/wms", "https://a.geo.admin.ch"];
  expect(listMapOrigins(urls.map((url) => ({ url })))).toEqual([
    "https://wms.geo.admin.ch",
    "https://*.admin.ch",
    "http://127.0.0.1:4100",
    "https://a.geo.admin.ch",
  ]);
});

test("the shipped services make a policy that fits into a header", () => {
  const text = listMapOrigins(DEFAULT_MAP_PROVIDERS).join(" ");
  expect(text.length).toBeLessThan(3_000);
  expect(text).not.toMatch(/[;,'"*]\s|\s\*\s/);
  expect(DEFAULT_MAP_PROVIDERS).toHaveLength(334);
});
