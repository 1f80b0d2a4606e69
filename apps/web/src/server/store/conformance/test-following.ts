import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PersonViewer } from "../../http/viewer.ts";
import type { ConfigStore, NewConfig } from "../config-store.ts";
import type { StoreEngine } from "./store-engine.ts";

const LATER = "2999-01-01T00:00:00.000Z";

const config = (key: string, extra: Partial<NewConfig> = {}): NewConfig => ({
  key,
  data: { title: key },
  userId: "anna",
  publishedState: "PUBLISHED",
  draftOf: null,
  ...extra,
});

/** What every store keeps to about who follows charts. */
export const testFollowing = ({ make, open }: StoreEngine): void => {
  describe("who follows charts", () => {
    let store: ConfigStore;
    let anna: PersonViewer;
    let ben: PersonViewer;
    let now = new Date("2026-12-01T08:00:00.000Z");
    const wait = (seconds: number): void => {
      now = new Date(now.getTime() + seconds * 1_000);
    };
    const hook = (id: string, of: { key?: string; teamId?: string }) => ({
      id,
      key: null,
      teamId: null,
      url: `https://hooks.example/${id}`,
      secret: "secret",
      ...of,
    });
    const takeAll = async () =>
      (await store.follow.takeDeliveries(100, LATER)).map(
        ({ webhookId, event, key }) => `${webhookId} ${key} ${event}`,
      );
    beforeAll(async () => {
      store = await open(await make("empty"), () => now);
      for (const id of ["anna", "ben"]) {
        const person = await store.people.welcome(
          { provider: "test", subject: id, name: id, email: null },
          { id, role: "publisher" },
        );
        if (id === "anna") anna = { kind: "person", person };
        else ben = { kind: "person", person };
      }
      await store.people.addTeam({ id: "t1", name: "Health" });
      await store.people.setMember("t1", "anna", true);
    });
    afterAll(() => store.close());

    it("reads of what is public alone, the last changed first", async () => {
      const { follow } = store;
      await store.insert(config("first0000001"));
      wait(1);
      await store.insert(config("second000001", { teamId: "t1" }));
      await store.insert(config("draft0000001", { teamId: "t1", publishedState: "DRAFT" }));
      const keys = async (teamId?: string) =>
        (await follow.listChanged(10, teamId)).map(({ key }) => key);
      expect(await keys()).toEqual(["second000001", "first0000001"]);
      expect(await keys("t1")).toEqual(["second000001"]);
      expect(await keys("t2")).toEqual([]);
      const first = { version: 1, publishedAt: "2026-12-01T08:00:00.000Z" };
      const { data } = config("first0000001");
      expect(await follow.readPublications("first0000001")).toEqual({ data, list: [first] });
      wait(1);
      await store.publish({ key: "first0000001", data: { title: "again" } }, anna);
      expect(await keys()).toEqual(["first0000001", "second000001"]);
      expect(await follow.readPublications("first0000001")).toEqual({
        data: { title: "again" },
        list: [{ version: 2, publishedAt: "2026-12-01T08:00:02.000Z" }, first],
      });
      expect(await follow.readPublications("draft0000001")).toBeUndefined();
      await store.unpublish("first0000001", anna);
      expect(await keys()).toEqual(["second000001"]);
      expect(await follow.readPublications("first0000001")).toBeUndefined();
      await store.remove("first0000001", anna);
    });

    it("has as many webhooks as may be, which nobody else removes", async () => {
      const { follow } = store;
      expect(await follow.addWebhook(hook("w0", { key: "second000001" }), "ben", 1)).toBe(true);
      expect(await follow.addWebhook(hook("w9", { key: "second000001" }), "ben", 1)).toBe(false);
      expect(await follow.listWebhooks("ben")).toMatchObject([
        { id: "w0", key: "second000001", teamId: null, failedAt: null },
      ]);
      expect(await follow.removeWebhook("w0", "anna")).toBe(false);
      expect(await follow.removeWebhook("w0", "ben")).toBe(true);
      expect(await follow.listWebhooks("ben")).toEqual([]);
    });

    it("is told of each step that readers see, and of no other one", async () => {
      const { follow } = store;
      await follow.addWebhook(hook("w1", { key: "second000001" }), "anna", 9);
      await follow.addWebhook(hook("w2", { teamId: "t1" }), "anna", 9);
      const both = (event: string) => [`w1 second000001 ${event}`, `w2 second000001 ${event}`];
      await store.publish({ key: "second000001", data: { title: "2" } }, anna);
      expect((await takeAll()).toSorted()).toEqual(both("published"));
      await store.saveDraft({ key: "draft0000001", data: { title: "3" } }, anna);
      await store.remove("draft0000001", anna);
      await store.restore("draft0000001", anna);
      expect(await takeAll()).toEqual([]);
      wait(1);
      await store.remove("second000001", anna);
      expect((await takeAll()).toSorted()).toEqual(both("removed"));
      await store.restore("second000001", anna);
      expect((await takeAll()).toSorted()).toEqual(both("published"));
      wait(1);
      await store.unpublish("second000001", anna);
      expect((await takeAll()).toSorted()).toEqual(both("unpublished"));
      await store.saveDraft({ key: "second000001", data: { title: "4" } }, anna);
      expect(await takeAll()).toEqual([]);
    });

    it("is told of a release at its time, not before, also where a draft takes another one's place", async () => {
      await store.publish({ key: "second000001", data: { title: "5" } }, anna);
      await takeAll();
      await store.insert(
        config("change000001", {
          teamId: "t1",
          publishedState: "DRAFT",
          draftOf: "second000001",
        }),
      );
      const at = new Date(now.getTime() + 60_000).toISOString();
      for (const key of ["change000001", "draft0000001"]) await store.schedule(key, at, anna);
      expect(await store.listScheduled(new Date(now.getTime() + 59_000).toISOString(), 9)).toEqual(
        [],
      );
      expect((await store.listScheduled(at, 9)).toSorted()).toEqual([
        "change000001",
        "draft0000001",
      ]);
      wait(59);
      await store.releaseDue();
      expect(await takeAll()).toEqual([]);
      wait(1);
      await store.releaseDue();
      expect((await takeAll()).toSorted()).toEqual([
        "w1 second000001 published",
        "w2 draft0000001 published",
        "w2 second000001 published",
      ]);
    });

    it("gets what did not arrive again when it is due, from one server at a time, until it is given up", async () => {
      const { follow } = store;
      await follow.removeWebhook("w2", "anna");
      wait(1);
      await store.publish({ key: "second000001", data: { title: "6" } }, anna);
      const lease = new Date(now.getTime() + 600_000).toISOString();
      const taken = await Promise.all([
        follow.takeDeliveries(9, lease),
        follow.takeDeliveries(9, lease),
      ]);
      const [first] = taken.flat();
      expect(taken.flat()).toHaveLength(1);
      expect(first).toMatchObject({ attempt: 1, secret: "secret", at: now.toISOString() });
      await follow.postponeDelivery(
        first?.number ?? 0,
        new Date(now.getTime() + 60_000).toISOString(),
      );
      wait(59);
      expect(await follow.takeDeliveries(9, lease)).toEqual([]);
      wait(1);
      const [again] = await follow.takeDeliveries(9, lease);
      expect(again).toEqual({ ...first, attempt: 2 });
      wait(600);
      const [third] = await follow.takeDeliveries(9, LATER);
      expect(third?.attempt).toBe(3);
      await follow.giveUpDelivery(third!);
      expect(await follow.listWebhooks("anna")).toMatchObject([
        { id: "w1", failedAt: now.toISOString() },
      ]);
      wait(1);
      await store.publish({ key: "second000001", data: { title: "7" } }, anna);
      const [next] = await follow.takeDeliveries(9, LATER);
      await follow.settleDelivery(next?.number ?? 0);
      expect(await follow.takeDeliveries(9, LATER)).toEqual([]);
    });

    it("is sent nothing while its person is blocked, or is no longer in the team", async () => {
      const { follow, people } = store;
      await follow.addWebhook(hook("w3", { teamId: "t1" }), "anna", 9);
      await people.setMember("t1", "ben", true);
      const publish = async (title: string) => {
        wait(1);
        await store.publish({ key: "second000001", data: { title } }, ben);
        return (await takeAll()).toSorted();
      };
      expect(await publish("8")).toHaveLength(2);
      await people.setMember("t1", "anna", false);
      expect(await publish("9")).toEqual(["w1 second000001 published"]);
      await people.changePerson("anna", { role: "publisher", isBlocked: true });
      expect(await publish("10")).toEqual([]);
    });
  });
};
