import { expect, test } from "vitest";
import { EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import type { SiteServices } from "../site/site-services.ts";
import { makeListReader } from "./list-reader.ts";

const source = { name: "test", type: "sparql" as const, url: "https://example.org/query" };
const facets = { themes: [], subthemes: [], organizations: [], termsets: [] };

test("a list is read as long as its address says, and kept by that length", async () => {
  const limits: number[] = [];
  const searchPage = (_: unknown, __: unknown, limit: number) => {
    limits.push(limit);
    return Promise.resolve({ results: Array.from({ length: limit }), total: 1204 });
  };
  const data = { searchPage, facets: () => Promise.resolve(facets) };
  const read = makeListReader({ locale: "de", data } as unknown as SiteServices);
  const count = async (address: { shown?: number }) => {
    const list = await read(source, { ...EMPTY_BROWSE_ADDRESS, ...address });
    return list.ok && [list.value.results.length, list.value.total];
  };
  expect(await count({})).toEqual([24, 1204]);
  expect(await count({ shown: 48 })).toEqual([48, 1204]);
  expect(await count({ shown: 48 })).toEqual([48, 1204]);
  expect(limits).toEqual([24, 48]);
});
