import type { PublishedState } from "@statelier/viewer/published";
import { expect, test } from "vitest";
import { listImageOrigins } from "./list-image-origins.ts";

test("a page may ask the hosts of pictures and legends of its layers, and those of no layer that is not shown", () => {
  const name = { type: "wms" as const, url: "https://wms.example.org/", id: "forest" };
  const layer = { ...name, title: "Forest", legendUrl: "https://legends.example.org/forest.png" };
  const pictures = { kind: "extent" as const, url: "https://wms.example.org/?LAYERS=forest" };
  const originsOf = (found: object): string[] => {
    const charts = [{ geography: { shapes: {}, layers: [{ ...name, layer: found }] } }];
    return listImageOrigins({ charts } as unknown as PublishedState);
  };
  expect(originsOf({ ...layer, pictures })).toEqual([
    "https://wms.example.org",
    "https://legends.example.org",
  ]);
  expect(originsOf(layer)).toEqual([]);
});
