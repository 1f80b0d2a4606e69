import { expect, it, vi } from "vitest";
import { makeLog } from "../logging/log.ts";
import type { Delivery, FollowStore } from "../store/follow-store.ts";
import { deliverDue } from "./deliver-news.ts";

const NOW = Date.parse("2026-12-01T07:30:00.000Z");

const run = async (attempt: number, send: (delivery: Delivery, body: string) => Promise<void>) => {
  const delivery: Delivery = {
    number: 3,
    webhookId: "w1",
    url: "https://hooks.example/",
    secret: "s",
    event: "published",
    key: "chart0000001",
    at: "2026-12-01T07:30:00.000Z",
    attempt,
  };
  const follow = {
    takeDeliveries: async () => [delivery],
    settleDelivery: vi.fn<FollowStore["settleDelivery"]>(async () => undefined),
    postponeDelivery: vi.fn<FollowStore["postponeDelivery"]>(async () => undefined),
    giveUpDelivery: vi.fn<FollowStore["giveUpDelivery"]>(async () => undefined),
  };
  const log = makeLog("error", () => undefined);
  const publicUrl = "https://charts.example";
  await deliverDue({ follow, send, publicUrl, log, now: () => NOW });
  return { follow, delivery };
};

const fail = () => Promise.reject(new Error("nobody answers"));

it("tells what happened to which chart, and nothing of what it says", async () => {
  const send = vi.fn<(delivery: Delivery, body: string) => Promise<void>>(async () => undefined);
  const { follow } = await run(1, send);
  expect(JSON.parse(send.mock.calls[0]?.[1] ?? "")).toEqual({
    type: "chart.published",
    timestamp: "2026-12-01T07:30:00.000Z",
    data: { key: "chart0000001", url: "https://charts.example/v/chart0000001" },
  });
  expect(follow.settleDelivery).toHaveBeenCalledWith(3);
});

it.each([
  [1, "2026-12-01T07:31:00.000Z"],
  [2, "2026-12-01T07:35:00.000Z"],
  [6, "2026-12-02T07:30:00.000Z"],
])("tries again after failure %i, at %s", async (attempt, at) => {
  const { follow } = await run(attempt, fail);
  expect(follow.postponeDelivery).toHaveBeenCalledWith(3, at);
  expect(follow.settleDelivery).not.toHaveBeenCalled();
});

it("gives up after the seventh failure", async () => {
  const { follow, delivery } = await run(7, fail);
  expect(follow.giveUpDelivery).toHaveBeenCalledWith(delivery);
  expect(follow.postponeDelivery).not.toHaveBeenCalled();
  expect(follow.settleDelivery).not.toHaveBeenCalled();
});
