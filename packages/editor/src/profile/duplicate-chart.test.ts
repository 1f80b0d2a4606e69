import type { ConfigClient } from "@statelier/data";
import { expect, test, vi } from "vitest";
import { duplicateChart } from "./duplicate-chart.ts";

test("a copy is a draft of whoever asked for it, and refused where somebody else is signed in by then", async () => {
  const createConfig = vi.fn<ConfigClient["createConfig"]>();
  const getConfig = async () => ({ data: { a: 1 } }) as never;
  await duplicateChart({ getConfig, createConfig }, "key000000001", "anna");
  expect(createConfig).toHaveBeenCalledWith({
    data: { a: 1 },
    published_state: "DRAFT",
    person_id: "anna",
  });
});
