import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS, type Person, type PersonViewer } from "../../http/viewer.ts";
import type { ConfigStore, NewConfig } from "../config-store.ts";
import type { StoreEngine } from "./store-engine.ts";

const config = (key: string, extra: Partial<NewConfig> = {}): NewConfig => ({
  key,
  data: { title: "first" },
  userId: null,
  publishedState: "PUBLISHED",
  draftOf: null,
  ...extra,
});

const viewerFor = (person: Person): PersonViewer => ({ kind: "person", person });

/** What every store keeps to about whose charts are whose. */
export const testOwnership = ({ make, open, ask }: StoreEngine): void => {
  describe("charts of people and teams", () => {
    let place: string;
    let store: ConfigStore;
    let anna: PersonViewer;
    let ben: PersonViewer;
    let eve: PersonViewer;
    const welcome = async (id: string): Promise<PersonViewer> =>
      viewerFor(
        await store.people.welcome(
          { provider: "test", subject: id, name: id, email: null },
          { id, role: "publisher" },
        ),
      );
    beforeAll(async () => {
      place = await make("empty");
      store = await open(place);
      [anna, ben, eve] = await Promise.all([welcome("anna"), welcome("ben"), welcome("eve")]);
      await ask(place, "insert into team values ('t1', 'Team', '2026-01-01T00:00:00.000Z')");
      await ask(place, "insert into membership values ('t1', 'anna'), ('t1', 'ben')");
    });
    afterAll(() => store.close());

    it("shows a draft to its person and team, and to nobody else (D37)", async () => {
      await store.insert(config("own000000001", { userId: "anna", publishedState: "DRAFT" }));
      await store.insert(
        config("team00000001", { userId: "anna", teamId: "t1", publishedState: "DRAFT" }),
      );
      const seen = async (viewer: typeof anna | typeof ANONYMOUS) =>
        Promise.all(
          ["own000000001", "team00000001"].map(
            async (key) => (await store.find(key, viewer)) !== undefined,
          ),
        );
      expect(await seen(anna)).toEqual([true, true]);
      expect(await seen(ben)).toEqual([false, true]);
      expect(await seen(eve)).toEqual([false, false]);
      expect(await seen(ANONYMOUS)).toEqual([false, false]);
      expect(await store.listHeld(ben)).toEqual(["team00000001"]);
      expect(await store.isHeld("team00000001", ben)).toBe(true);
      expect(await store.isHeld("own000000001", ben)).toBe(false);
      expect(await store.isHeld("team00000001", ANONYMOUS)).toBe(false);
    });

    it("counts views by day, for its person and team alone", async () => {
      const key = "viewdays0001";
      await store.insert(config(key, { userId: "anna", teamId: "t1" }));
      await store.insert(config("viewdays0002", { userId: "eve" }));
      for (const [day, count] of [
        ["2026-11-30", 2],
        ["2026-12-01", 1],
        ["2026-12-01", 4],
        ["2020-01-01", 9],
      ] as const)
        await store.addViews(
          new Map([
            [key, count],
            ["viewdays0002", 1],
            ["nothing00000", 1],
          ]),
          day,
        );
      const days = [
        { day: "2026-11-30", views: 2 },
        { day: "2026-12-01", views: 5 },
      ];
      const since = "2026-01-01";
      for (const viewer of [anna, ben])
        expect(await store.listViewDays(key, since, viewer)).toEqual(days);
      expect(await store.listViewDays(key, since, eve)).toEqual([]);
      expect(await store.countViews(key, ANONYMOUS)).toBe(16);
      await store.forgetRemoved();
      expect(await store.listViewDays(key, "2000-01-01", anna)).toEqual(days);
    });

    it("changes nothing that is somebody else's (D18)", async () => {
      const stored = await store.insert(config("anna00000001", { userId: "anna" }));
      const draft = await store.insert(
        config("anna00000002", { userId: "anna", publishedState: "DRAFT" }),
      );
      const change = { key: stored.key, data: { title: "stolen" } };
      expect(await store.publish(change, eve)).toBeUndefined();
      expect(await store.saveDraft({ ...change, key: draft.key }, eve)).toBeUndefined();
      for (const step of ["unpublish", "remove", "restore"] as const)
        expect(await store[step](stored.key, eve)).toBeUndefined();
      expect(await store.find(stored.key, anna)).toEqual(stored);
      expect(await store.find(draft.key, anna)).toEqual(draft);
      expect(await store.listVersions(stored.key, eve)).toEqual([]);
    });

    it("leaves charts without an owner to nobody", async () => {
      const stored = await store.insert(config("nobody000001"));
      expect(await store.publish({ key: stored.key, data: {} }, anna)).toBeUndefined();
      expect(await store.find(stored.key, ANONYMOUS)).toEqual(stored);
    });

    it("keeps every publication as a version, the first one too", async () => {
      await store.insert(config("versions0001", { userId: "anna" }));
      const second = await store.publish({ key: "versions0001", data: { title: "second" } }, anna);
      expect(second).toMatchObject({ data: { title: "second" }, publishedState: "PUBLISHED" });
      await store.publish({ key: "versions0001", data: { title: "third" } }, anna);
      const versions = await store.listVersions("versions0001", anna);
      expect(
        versions.map(({ version, data, personId }) => [version, data["title"], personId]),
      ).toEqual([
        [3, "third", "anna"],
        [2, "second", "anna"],
        [1, "first", "anna"],
      ]);
      expect(await store.listVersionMoments("versions0001", anna)).toEqual(
        versions.map(({ data, ...moment }) => (data ? moment : undefined)),
      );
      expect(await store.listVersionMoments("versions0001", eve)).toEqual([]);
    });

    it("keeps the last 100 publications of a chart, whoever releases the next one, and of others as many as before", async () => {
      await store.insert(config("many00000001", { userId: "anna" }));
      await store.insert(config("many00000002", { userId: "anna" }));
      const data = { title: "next" };
      const publish = (key: string) => store.publish({ key, data }, anna);
      await publish("many00000002");
      for (let at = 2; at <= 102; at += 1) await publish("many00000001");
      const next = { userId: "anna", publishedState: "DRAFT", draftOf: "many00000001" } as const;
      const list = async (key: string) =>
        (await store.listVersions(key, anna, undefined, 1_000)).map(({ version }) => version);
      const last = (from: number) => Array.from({ length: 100 }, (_, at) => from - at);
      expect(await list("many00000001")).toEqual(last(102));
      expect((await store.follow.readPublications("many00000001"))?.list).toHaveLength(100);
      await store.insert(config("many00000003", next));
      await store.schedule("many00000003", "2026-01-01T07:30:00.000Z", anna);
      expect(await store.releaseDue()).toEqual(["many00000001"]);
      expect(await list("many00000001")).toEqual(last(103));
      expect(await publish("many00000001")).toBeDefined();
      expect(await store.publish({ key: "many00000001", data }, eve)).toBeUndefined();
      expect(await list("many00000001")).toEqual(last(104));
      expect(await list("many00000002")).toEqual([2, 1]);
    });

    it("puts a draft in the place of the published chart in one step (D16)", async () => {
      await store.insert(config("public000001", { userId: "anna", teamId: "t1" }));
      await store.insert(
        config("change000001", {
          userId: "anna",
          teamId: "t1",
          publishedState: "DRAFT",
          draftOf: "public000001",
        }),
      );
      expect((await store.find("public000001", ANONYMOUS))?.data).toEqual({ title: "first" });
      const change = {
        key: "public000001",
        data: { title: "new" },
        draft: { key: "change000001" },
      };
      expect(await store.publish(change, ben)).toMatchObject({
        key: "public000001",
        userId: "anna",
      });
      expect((await store.find("public000001", ANONYMOUS))?.data).toEqual({ title: "new" });
      expect(await store.find("change000001", anna)).toBeUndefined();
    });

    it("publishes no draft that was changed since it was read, and keeps it", async () => {
      await store.insert(config("stands000001", { userId: "anna", data: { title: "first" } }));
      const draft = await store.insert(
        config("draft0000001", {
          userId: "anna",
          publishedState: "DRAFT",
          draftOf: "stands000001",
        }),
      );
      await new Promise((done) => setTimeout(done, 2));
      const { key, updatedAt } = draft;
      const later = await store.saveDraft({ key, data: { title: "later" } }, anna);
      const publish = (read: string) =>
        store.publish(
          { key: "stands000001", data: { title: "older" }, draft: { key, updatedAt: read } },
          anna,
        );
      expect(await publish(updatedAt)).toBeUndefined();
      expect((await store.find("stands000001", ANONYMOUS))?.data).toEqual({ title: "first" });
      expect((await store.find(key, anna))?.data).toEqual({ title: "later" });
      expect(await publish(later?.updatedAt ?? "")).toMatchObject({ key: "stands000001" });
      expect(await store.find(key, anna)).toBeUndefined();
    });

    it("writes over nothing that was changed since it was read", async () => {
      const read = await store.insert(
        config("meanwhile001", { userId: "anna", publishedState: "DRAFT" }),
      );
      await new Promise((done) => setTimeout(done, 2));
      const { key, updatedAt } = read;
      const next = await store.saveDraft({ key, data: { by: "anna" }, updatedAt }, anna);
      expect(next?.updatedAt).not.toBe(updatedAt);
      expect(await store.saveDraft({ key, data: { by: "late" }, updatedAt }, anna)).toBeUndefined();
      expect(await store.publish({ key, data: { by: "late" }, updatedAt }, anna)).toBeUndefined();
      expect(await store.find(key, anna)).toEqual(next);
      expect(await store.listVersions(key, anna)).toEqual([]);
    });

    it("releases drafts at their time, once, whoever asks first, and never before", async () => {
      const draft = { userId: "anna", publishedState: "DRAFT" } as const;
      await store.insert(config("new000000001", draft));
      await store.insert(config("release00001", { userId: "anna" }));
      const next = { ...draft, data: { title: "released" }, draftOf: "release00001" };
      await store.insert(config("next00000001", next));
      await store.insert(config("later0000001", draft));
      const past = "2026-01-01T07:30:00.000Z";
      expect(await store.schedule("new000000001", past, eve)).toBeUndefined();
      expect(await store.schedule("release00001", past, anna)).toBeUndefined();
      expect(await store.schedule("new000000001", past, anna)).toMatchObject({ publishAt: past });
      await store.schedule("next00000001", past, anna);
      await store.schedule("later0000001", "2999-01-01T00:00:00.000Z", anna);
      expect(await store.find("new000000001", ANONYMOUS)).toBeUndefined();

      const other = await open(place);
      const released = await Promise.all([store, other].map((each) => each.releaseDue()));
      await other.close();
      expect(released.flat().toSorted()).toEqual(["new000000001", "release00001"]);
      expect(await store.find("new000000001", ANONYMOUS)).toMatchObject({ publishAt: null });
      expect((await store.find("release00001", ANONYMOUS))?.data).toEqual({ title: "released" });
      expect(await store.find("next00000001", anna)).toBeUndefined();
      expect(await store.find("later0000001", ANONYMOUS)).toBeUndefined();
      const versions = await store.listVersions("release00001", anna);
      expect(versions.map(({ data }) => data["title"])).toEqual(["released", "first"]);
      expect(await store.releaseDue()).toEqual([]);
    });

    it("cancels a release, also by publishing or removing the draft before", async () => {
      const draft = { userId: "anna", publishedState: "DRAFT" } as const;
      const past = "2026-01-01T07:30:00.000Z";
      for (const key of ["cancel000001", "cancel000002"]) {
        await store.insert(config(key, draft));
        await store.schedule(key, past, anna);
      }
      expect(await store.schedule("cancel000001", null, anna)).toMatchObject({ publishAt: null });
      await store.remove("cancel000002", anna);
      expect(await store.restore("cancel000002", anna)).toMatchObject({ publishAt: null });
      expect(await store.releaseDue()).toEqual([]);
      await store.insert(config("cancel000003", draft));
      await store.schedule("cancel000003", past, anna);
      await store.publish({ key: "cancel000003", data: { title: "by hand" } }, anna);
      expect(await store.releaseDue()).toEqual([]);
      expect((await store.find("cancel000003", ANONYMOUS))?.data).toEqual({ title: "by hand" });
    });

    it("releases into a published chart only while the draft's people hold it", async () => {
      const past = "2026-01-01T07:30:00.000Z";
      const target = "held00000001";
      const draftBy = (userId: string) =>
        ({ userId, publishedState: "DRAFT", draftOf: target, data: { title: "new" } }) as const;
      await store.insert(config(target, { userId: "anna" }));
      await store.insert(config("held00000002", draftBy("eve")));
      expect(await store.schedule("held00000002", past, eve)).toBeUndefined();
      await store.insert(config("held00000003", draftBy("anna")));
      expect(await store.schedule("held00000003", past, anna)).toBeDefined();
      await store.people.giveChart(target, { userId: "ben", teamId: null });
      expect(await store.releaseDue()).toEqual([]);
      expect((await store.find(target, ANONYMOUS))?.data).toEqual({ title: "first" });
      expect(await store.find("held00000003", anna)).toMatchObject({ publishAt: null });
      expect(await store.find("held00000003", ANONYMOUS)).toBeUndefined();
    });

    it("releases a draft of a team into its chart whoever made it or gave it its time, and has left since", async () => {
      const past = "2026-01-01T07:30:00.000Z";
      const left = await welcome("left");
      const draft = { userId: "left", teamId: "t1", publishedState: "DRAFT" } as const;
      for (const [at, giver] of [anna, left].entries()) {
        await store.people.setMember("t1", "left", true);
        const target = `former${at}00001`;
        const key = `former${at}00002`;
        await store.insert(config(target, { userId: "anna", teamId: "t1" }));
        await store.insert(config(key, { ...draft, draftOf: target, data: { title: "next" } }));
        const leave = (): Promise<unknown> => store.people.setMember("t1", "left", false);
        if (giver === anna) await leave();
        expect(await store.schedule(key, past, giver)).toBeDefined();
        if (giver === left) await leave();
        expect(await store.saveDraft({ key, data: { title: "theirs" } }, left)).toBeUndefined();
        expect(await store.releaseDue()).toEqual([target]);
        expect((await store.find(target, ANONYMOUS))?.data).toEqual({ title: "next" });
      }
    });

    it("gives no time to a draft that would not be released, though whoever gives it holds both charts", async () => {
      const past = "2026-01-01T07:30:00.000Z";
      const draft = { userId: "left", teamId: "t1", publishedState: "DRAFT" } as const;
      await store.insert(config("apart0000001", { userId: "anna" }));
      await store.insert(config("apart0000002", { ...draft, draftOf: "apart0000001" }));
      expect(await store.schedule("apart0000002", past, anna)).toBeUndefined();
      expect(await store.schedule("apart0000002", null, anna)).toBeDefined();
    });

    it("releases into a person's chart no draft that a team holds and they do not any more", async () => {
      const past = "2026-01-01T07:30:00.000Z";
      const parted = await welcome("parted");
      await store.people.setMember("t1", "parted", true);
      const draft = { userId: "parted", teamId: "t1", publishedState: "DRAFT" } as const;
      await store.insert(config("parted000001", { userId: "parted" }));
      await store.insert(config("parted000002", { ...draft, draftOf: "parted000001" }));
      expect(await store.schedule("parted000002", past, parted)).toBeDefined();
      await store.people.setMember("t1", "parted", false);
      expect(await store.saveDraft({ key: "parted000002", data: {} }, anna)).toBeDefined();
      expect(await store.releaseDue()).toEqual([]);
      expect(await store.people.listActions(1)).toMatchObject([
        { action: "release-called-off", subject: "parted000002", personName: "parted" },
      ]);
      const before = await store.people.listActions(200);
      expect(await store.releaseDue()).toEqual([]);
      expect(await store.people.listActions(200)).toEqual(before);
    });

    it.each([
      ["blocked", { role: "publisher", isBlocked: true }],
      ["no longer a publisher", { role: "author", isBlocked: false }],
    ] as const)("releases nothing of somebody's own who is %s by then", async (why, change) => {
      const id = why.replaceAll(" ", "-");
      const gone = await welcome(id);
      const key = `${why.replaceAll(" ", "")}000000000000`.slice(0, 12);
      await store.insert(config(key, { userId: id, publishedState: "DRAFT" }));
      await store.schedule(key, "2026-01-01T07:30:00.000Z", gone);
      await store.people.changePerson(id, change);
      expect(await store.releaseDue()).toEqual([]);
      expect(await store.find(key, ANONYMOUS)).toBeUndefined();
      expect(await store.find(key, gone)).toMatchObject({ publishAt: null });
    });

    it.each([
      ["releases", "publisher", 1],
      ["does not release", "author", 0],
    ] as const)(
      "%s what an administrator gave to a %s, though whoever gave its time is blocked by then",
      async (_, role, released) => {
        const gone = await welcome(`giver-${role}`);
        const heir = await welcome(`heir-${role}`);
        await store.people.changePerson(heir.person.id, { role, isBlocked: false });
        const key = `heir${role}0000`.slice(0, 12);
        await store.insert(config(key, { userId: gone.person.id, publishedState: "DRAFT" }));
        await store.schedule(key, "2026-01-01T07:30:00.000Z", gone);
        await store.people.giveChart(key, { userId: heir.person.id, teamId: null });
        await store.people.changePerson(gone.person.id, { role: "publisher", isBlocked: true });
        expect(await store.releaseDue()).toHaveLength(released);
      },
    );

    it("writes to the log and to the version who has released", async () => {
      const draft = { teamId: "t1", publishedState: "DRAFT" } as const;
      await store.insert(config("logged000001", { userId: "anna", teamId: "t1" }));
      await store.insert(
        config("logged000002", { ...draft, userId: "anna", draftOf: "logged000001" }),
      );
      await store.schedule("logged000002", "2026-01-01T07:30:00.000Z", ben);
      await store.releaseDue();
      const [version] = await store.listVersions("logged000001", anna);
      expect(version).toMatchObject({ version: 2, personId: "ben" });
      expect(await store.people.listActions(1)).toMatchObject([
        { action: "release", subject: "logged000001", personName: "ben" },
      ]);
    });

    it("lets authors change nothing that readers see, or will see at a time", async () => {
      const author = { ...ben, person: { ...ben.person, role: "author" } } as const;
      const key = "author000001";
      const team = { userId: "anna", teamId: "t1" };
      await store.insert(config("author000002", team));
      const gone = { ...team, publishedState: "PUBLISHED" } as const;
      await store.insert(config("author000003", gone));
      await store.remove("author000003", anna);
      await store.insert(config(key, { ...team, publishedState: "DRAFT" }));
      await store.schedule(key, "2999-01-01T00:00:00.000Z", anna);
      const before = await store.find(key, anna);
      expect(await store.saveDraft({ key, data: { title: "late" } }, author)).toBeUndefined();
      for (const each of [key, "author000002"]) {
        expect(await store.remove(each, author)).toBeUndefined();
        expect(await store.giveToTeam(each, null, author)).toBeUndefined();
      }
      expect(await store.restore("author000003", author)).toBeUndefined();
      expect(await store.find(key, anna)).toEqual(before);
      await store.schedule(key, null, anna);
      const at = "2999-01-01T00:00:00.000Z";
      expect(
        await store.schedule(key, at, anna, { updatedAt: "2020-01-01T00:00:00.000Z" }),
      ).toBeUndefined();
      expect(await store.schedule(key, at, anna, { updatedAt: before?.updatedAt })).toBeDefined();
      await store.schedule(key, null, anna);
      expect(await store.saveDraft({ key, data: { title: "now" } }, author)).toBeDefined();
      expect(await store.remove(key, author)).toBeDefined();
      expect(await store.restore(key, author)).toBeDefined();
    });

    it("keeps what was public before it was taken back and changed", async () => {
      await store.insert(config("history00001", { userId: "anna" }));
      await store.unpublish("history00001", anna);
      await store.saveDraft({ key: "history00001", data: { title: "never public" } }, anna);
      const titles = async () =>
        (await store.listVersions("history00001", anna)).map(({ data }) => data["title"]);
      expect(await titles()).toEqual(["first"]);
      await store.publish({ key: "history00001", data: { title: "second" } }, anna);
      expect(await titles()).toEqual(["second", "first"]);
    });

    it("leaves no chart to nobody, and makes a chart of its own of a draft that is published alone", async () => {
      await store.insert(config("orphan000001", { teamId: "t1" }));
      expect(await store.giveToTeam("orphan000001", null, anna)).toBeUndefined();
      const alone = { userId: "eve", publishedState: "DRAFT", draftOf: "orphan000001" } as const;
      await store.insert(config("orphan000002", alone));
      expect(await store.publish({ key: "orphan000002", data: {} }, eve)).toMatchObject({
        draftOf: null,
      });
    });

    it("takes a chart back from its readers and says that it was there", async () => {
      await store.insert(config("back00000001", { userId: "anna" }));
      expect(await store.wasPublic("back00000001")).toBe(false);
      expect(await store.unpublish("back00000001", anna)).toMatchObject({
        publishedState: "DRAFT",
      });
      expect(await store.find("back00000001", ANONYMOUS)).toBeUndefined();
      expect(await store.wasPublic("back00000001")).toBe(true);
      expect(await store.wasPublic("own000000001")).toBe(false);
      expect(await store.wasPublic("unknown00000")).toBe(false);
    });

    it("removes a chart from everybody and brings it back to its owner", async () => {
      await store.insert(config("gone00000001", { userId: "anna" }));
      expect(await store.remove("gone00000001", anna)).toMatchObject({ key: "gone00000001" });
      expect(await store.find("gone00000001", anna)).toBeUndefined();
      expect(await store.find("gone00000001", ANONYMOUS)).toBeUndefined();
      expect(await store.countViews("gone00000001", ANONYMOUS)).toBe(0);
      expect(await store.listHeld(anna)).toContain("gone00000001");
      const [held] = await store.readHeld(["gone00000001"], anna);
      expect(held?.deletedAt).toMatch(/^\d{4}-/);
      expect(await store.readHeld(["gone00000001", "own000000001"], eve)).toEqual([]);
      expect(await store.restore("gone00000001", eve)).toBeUndefined();
      expect(await store.restore("gone00000001", anna)).toMatchObject({ deletedAt: null });
      expect(await store.find("gone00000001", ANONYMOUS)).toBeDefined();
    });

    it("forgets after 30 days what a removed chart said, and not that it was there", async () => {
      const day = (number: number) => new Date(Date.UTC(2026, 0, number));
      let today = day(1);
      const dated = await open(await make("empty"), () => today);
      const { id } = anna.person;
      await dated.people.welcome(
        { provider: "test", subject: id, name: id, email: null },
        { id, role: "publisher" },
      );
      await dated.insert(config("oldpublic001", { userId: id }));
      await dated.insert(config("olddraft0001", { userId: id, publishedState: "DRAFT" }));
      const next = { userId: id, publishedState: "DRAFT", draftOf: "oldpublic001" } as const;
      await dated.insert(config("ofremoved001", next));
      await dated.schedule("ofremoved001", day(60).toISOString(), anna);
      await dated.publish({ key: "oldpublic001", data: { title: "second" } }, anna);
      for (const key of ["oldpublic001", "olddraft0001"]) await dated.remove(key, anna);
      await dated.people.addTeam({ id: "t1", name: "Team" });
      await dated.insert(config("ofteam000001", { teamId: "t1" }));
      await dated.people.setMember("t1", id, true);
      await dated.remove("ofteam000001", anna);
      // Whoever had it has gone meanwhile: no team and no person holds it any more.
      await dated.insert(config("ofgone000001", { userId: id }));
      await dated.remove("ofgone000001", anna);
      await dated.people.giveChart("ofgone000001", { userId: null, teamId: null });
      await dated.people.setMember("t1", id, false);
      const keys = ["oldpublic001", "olddraft0001", "ofremoved001", "ofteam000001", "never0000001"];
      const listLasting = async () => (await dated.listLasting(keys)).toSorted();
      const heldOf = async () => (await dated.listHeld(anna)).toSorted();
      today = day(31);
      await dated.forgetRemoved();
      expect(await heldOf()).toEqual(["ofremoved001", "olddraft0001", "oldpublic001"]);
      expect(await listLasting()).toEqual(keys.slice(0, 4).toSorted());
      expect(await dated.listLasting([])).toEqual([]);
      today = day(32);
      await dated.forgetRemoved();
      expect(await listLasting()).toEqual(["ofremoved001"]);
      expect(await dated.find("ofteam000001", { kind: "system", reason: "backup" })).toMatchObject({
        data: {},
        teamId: null,
      });
      expect(await dated.find("ofgone000001", { kind: "system", reason: "backup" })).toMatchObject({
        data: {},
        userId: null,
      });
      expect(await heldOf()).toEqual(["ofremoved001"]);
      expect(await dated.restore("oldpublic001", anna)).toBeUndefined();
      expect(await dated.wasPublic("oldpublic001")).toBe(true);
      expect(await dated.wasPublic("olddraft0001")).toBe(false);
      expect(await dated.find("oldpublic001", { kind: "system", reason: "backup" })).toMatchObject({
        data: {},
        userId: null,
      });
      expect(await dated.find("ofremoved001", anna)).toMatchObject({
        draftOf: null,
        publishAt: null,
      });
      expect(await dated.people.listActions(10)).toMatchObject([
        { action: "release-called-off", subject: "ofremoved001", personName: id },
      ]);
      await dated.close();
    });

    it("gives a chart to a team of its person, to no other, and back", async () => {
      await ask(place, "insert into team values ('t2', 'Others', '2026-01-01T00:00:00.000Z')");
      await store.insert(config("give00000001", { userId: "anna", publishedState: "DRAFT" }));
      expect(await store.giveToTeam("give00000001", "t2", anna)).toBeUndefined();
      expect(await store.giveToTeam("give00000001", "t1", eve)).toBeUndefined();
      expect(await store.giveToTeam("give00000001", "t1", anna)).toMatchObject({ teamId: "t1" });
      expect(await store.find("give00000001", ben)).toBeDefined();
      expect(await store.giveToTeam("give00000001", null, ben)).toMatchObject({ teamId: null });
      expect(await store.find("give00000001", ben)).toBeUndefined();
    });

    it("says who drafted what somebody else published, at once or at a time", async () => {
      await store.insert(
        config("drafted00001", { userId: "anna", teamId: "t1", publishedState: "DRAFT" }),
      );
      await store.publish({ key: "drafted00001", data: { title: "1" } }, ben);
      await store.insert(
        config("drafted00002", {
          userId: "anna",
          teamId: "t1",
          publishedState: "DRAFT",
          draftOf: "drafted00001",
        }),
      );
      const second = { key: "drafted00001", data: { title: "2" }, draft: { key: "drafted00002" } };
      await store.publish(second, ben);
      await store.publish({ key: "drafted00001", data: { title: "3" } }, ben);
      await store.insert(
        config("drafted00003", {
          userId: "anna",
          teamId: "t1",
          publishedState: "DRAFT",
          draftOf: "drafted00001",
        }),
      );
      await store.schedule("drafted00003", "2020-01-01T00:00:00.000Z", ben);
      await store.releaseDue();
      const names = (await store.listVersionMoments("drafted00001", anna)).map(
        ({ version, personName, drafterName }) => [version, personName, drafterName],
      );
      expect(names).toEqual([
        [4, "ben", "anna"],
        [3, "ben", null],
        [2, "ben", "anna"],
        [1, "ben", "anna"],
      ]);
    });

    it("holds nothing of a team for somebody who has left it, whoever made it", async () => {
      const maker = await welcome("maker");
      await store.people.setMember("t1", "maker", true);
      const team = { userId: "maker", teamId: "t1" };
      await store.insert(config("leaver000001", team));
      await store.insert(config("leaver000002", { ...team, publishedState: "DRAFT" }));
      await store.insert(config("leaver000003", team));
      await store.remove("leaver000003", maker);
      await store.insert(config("leaver000004", { userId: "maker", publishedState: "DRAFT" }));
      const keys = ["leaver000001", "leaver000002", "leaver000003"];
      expect(await store.readHeld(keys, maker)).toHaveLength(3);
      expect(await store.people.findAllowance("maker")).toMatchObject({ used: 3 });
      await store.people.setMember("t1", "maker", false);

      expect(await store.listHeld(maker)).toEqual(["leaver000004"]);
      expect(await store.readHeld(keys, maker)).toEqual([]);
      expect(await store.find("leaver000002", maker)).toBeUndefined();
      const data = { title: "stolen" };
      for (const key of keys) {
        expect(await store.isHeld(key, maker)).toBe(false);
        expect(await store.saveDraft({ key, data }, maker)).toBeUndefined();
        expect(await store.publish({ key, data }, maker)).toBeUndefined();
        expect(await store.schedule(key, "2999-01-01T00:00:00.000Z", maker)).toBeUndefined();
        expect(await store.giveToTeam(key, null, maker)).toBeUndefined();
        expect(await store.listVersions(key, maker)).toEqual([]);
        expect(await store.listViewDays(key, "2000-01-01", maker)).toEqual([]);
        for (const step of ["unpublish", "remove", "restore"] as const)
          expect(await store[step](key, maker)).toBeUndefined();
      }
      expect(await store.readHeld(keys, ben)).toHaveLength(3);
      const next = { ...team, teamId: null, publishedState: "DRAFT", draftOf: keys[0]! } as const;
      await store.insert(config("leaver000005", next));
      const past = "2026-01-01T07:30:00.000Z";
      expect(await store.schedule("leaver000005", past, maker)).toBeUndefined();

      expect(await store.people.findAllowance("maker")).toMatchObject({ used: 2 });
      const known = (await store.people.listPeople()).find(({ id }) => id === "maker");
      expect(known?.chartCount).toBe(2);
      const personal = await store.people.readPersonal("maker", "charts", 0);
      const said = new Map(personal.map((row) => [row["key"], row["data"]]));
      expect(said.size).toBe(5);
      for (const key of keys) expect(said.get(key)).toBeNull();
      expect(said.get("leaver000004")).not.toBeNull();
    });

    it("releases nothing into a team's chart of its maker who has left the team since", async () => {
      const past = "2026-01-01T07:30:00.000Z";
      const gone = await welcome("gone");
      await store.people.setMember("t1", "gone", true);
      await store.insert(config("leftchart001", { userId: "gone", teamId: "t1" }));
      const next = { userId: "gone", publishedState: "DRAFT", draftOf: "leftchart001" } as const;
      await store.insert(config("leftchart002", next));
      expect(await store.schedule("leftchart002", past, gone)).toBeDefined();
      await store.people.setMember("t1", "gone", false);
      expect(await store.releaseDue()).toEqual([]);
      expect(await store.find("leftchart002", gone)).toMatchObject({ publishAt: null });
    });

    it("keeps of a team's charts for whoever has left it neither what they say nor what became of them", async () => {
      const former = await welcome("exmember");
      await store.people.setMember("t1", "exmember", true);
      const draft = { userId: "exmember", teamId: "t1", publishedState: "DRAFT" } as const;
      for (const key of ["exmember0001", "exmember0002"]) await store.insert(config(key, draft));
      await store.schedule("exmember0001", "2026-01-01T07:30:00.000Z", former);
      const readAs = async (table: "charts" | "publications", key: string) =>
        (await store.people.readPersonal("exmember", table, 0)).find((row) => row["key"] === key);
      expect(await readAs("charts", "exmember0002")).toMatchObject({ published_state: "DRAFT" });
      await store.people.setMember("t1", "exmember", false);
      await store.saveDraft({ key: "exmember0001", data: { title: "later" } }, anna);
      await store.releaseDue();
      await store.publish({ key: "exmember0001", data: { title: "still later" } }, anna);
      await store.schedule("exmember0002", "2999-01-01T00:00:00.000Z", anna);
      const { created_at, ...rest } = (await readAs("charts", "exmember0002")) ?? {};
      expect(created_at).toBeTruthy();
      expect(rest).toEqual({
        key: "exmember0002",
        published_state: null,
        published_at: null,
        publish_at: null,
        deleted_at: null,
        updated_at: null,
        views: null,
        data: null,
      });
      expect(await readAs("publications", "exmember0001")).toMatchObject({
        version: 1,
        data: null,
      });
      await store.people.setMember("t1", "exmember", true);
      expect(await readAs("publications", "exmember0001")).not.toMatchObject({ data: null });
      await store.remove("exmember0001", anna);
      expect(await readAs("publications", "exmember0001")).toMatchObject({ data: null });
    });

    it("takes names as names, whatever they look like", async () => {
      const odd = await welcome("' or '1' = '1");
      expect(await store.listHeld(odd)).toEqual([]);
      expect(await store.find("own000000001", odd)).toBeUndefined();
    });
  });

  describe("people", () => {
    let store: ConfigStore;
    let person: Person;
    beforeAll(async () => {
      store = await open(await make("empty"));
      person = await store.people.welcome(
        { provider: "office", subject: "7", name: "Anna", email: "a@example.org" },
        { id: "p1", role: "author" },
      );
    });
    afterAll(() => store.close());

    it("are known again, with their new name and the role that they have", async () => {
      expect(person).toMatchObject({ id: "p1", name: "Anna", role: "author" });
      const identity = { provider: "office", subject: "7", name: "Anna B.", email: null };
      expect(await store.people.welcome(identity, { id: "p2", role: "reader" })).toEqual({
        ...person,
        name: "Anna B.",
        email: null,
      });
    });

    it("have sessions that are renewed once and end", async () => {
      const { people } = store;
      await people.openSession("one", "p1");
      await people.openSession("two", "p1");
      expect(await people.findSession("one")).toMatchObject({
        person: { id: "p1" },
        isFormer: false,
      });
      expect(await people.renewSession("one", "next")).toBe(true);
      expect(await people.renewSession("one", "other")).toBe(false);
      expect(await people.findSession("one")).toMatchObject({ token: "next", isFormer: true });
      await people.endSession("next");
      expect(await people.findSession("next")).toBeUndefined();
      expect(await people.findSession("one")).toBeUndefined();
      expect(await people.findSession("two")).toBeDefined();
      await people.endSessionsOf("p1");
      expect(await people.findSession("two")).toBeUndefined();
    });

    it("have palettes of names that are theirs alone (D38)", async () => {
      const { people } = store;
      await people.welcome(
        { provider: "office", subject: "8", name: "Ben", email: null },
        { id: "p3", role: "author" },
      );
      const blue = {
        paletteId: "c1",
        name: "Blue",
        type: "sequential",
        colors: ["#0000ff"],
      } as const;
      const palette = { ...blue, colors: [...blue.colors] };
      expect(await people.savePalette(palette, "p1")).toBe(true);
      expect(await people.savePalette({ ...palette, paletteId: "c2" }, "p1")).toBe(false);
      expect(await people.savePalette({ ...palette, paletteId: "c3" }, "p3")).toBe(true);
      expect(await people.savePalette({ ...palette, name: "Stolen" }, "p3")).toBe(false);
      expect(await people.savePalette({ ...palette, colors: ["#0000aa"] }, "p1")).toBe(true);
      expect(await people.listPalettes("p1")).toEqual([{ ...palette, colors: ["#0000aa"] }]);
      expect(await people.removePalette("c1", "p3")).toBe(false);
      expect(await people.removePalette("c1", "p1")).toBe(true);
      expect(await people.listPalettes("p1")).toEqual([]);
      const atOnce = ["c4", "c5", "c6"].map((paletteId) => ({ ...palette, paletteId }));
      const saved = await Promise.all(atOnce.map((each) => people.savePalette(each, "p1")));
      expect(saved.filter(Boolean)).toHaveLength(1);
      expect(await people.listPalettes("p1")).toHaveLength(1);
    });
  });

  describe("the administration", () => {
    let place: string;
    let store: ConfigStore;
    const welcome = (id: string) =>
      store.people.welcome(
        { provider: "office", subject: id, name: id, email: null },
        { id, role: "author" },
      );
    beforeAll(async () => {
      place = await make("empty");
      store = await open(place);
      await welcome("anna");
      await welcome("ben");
    });
    afterAll(() => store.close());

    it("gives roles, and who is blocked is signed out at once", async () => {
      const { people } = store;
      await people.openSession("token", "ben");
      expect(await people.changePerson("ben", { role: "publisher", isBlocked: false })).toBe(
        "changed",
      );
      expect((await people.findSession("token"))?.person.role).toBe("publisher");
      await people.changePerson("ben", { role: "publisher", isBlocked: true });
      expect(await people.findSession("token")).toBeUndefined();
      expect(await people.changePerson("nobody", { role: "reader", isBlocked: false })).toBe(
        "unknown",
      );
      expect(await people.listPeople()).toMatchObject([
        { id: "anna", isBlocked: false, chartCount: 0 },
        { id: "ben", isBlocked: true, role: "publisher" },
      ]);
    });

    it("makes teams of names of their own, with members", async () => {
      const { people } = store;
      expect(await people.addTeam({ id: "t1", name: "Health" })).toBe(true);
      expect(await people.addTeam({ id: "t2", name: "Health" })).toBe(false);
      await people.setMember("t1", "anna", true);
      await people.setMember("t1", "anna", true);
      await people.setMember("t1", "nobody", true);
      expect(await people.listAllTeams()).toEqual([
        { id: "t1", name: "Health", memberIds: ["anna"], chartCount: 0 },
      ]);
      expect(await people.listTeams("anna")).toEqual([{ id: "t1", name: "Health" }]);
      await people.setMember("t1", "anna", false);
      expect(await people.listTeams("anna")).toEqual([]);
    });

    it("hands over a chart, those of nobody, and somebody's whole work", async () => {
      const { people } = store;
      await store.insert(config("unowned00001"));
      await store.insert(config("annas0000001", { userId: "anna", publishedState: "DRAFT" }));
      expect(await people.listChartsOf(null, 10)).toMatchObject([
        { key: "unowned00001", state: "PUBLISHED", userId: null, teamId: null },
      ]);
      await store.insert(config("unowned00002"));
      const [first, second] = await people.listChartsOf(null, 10);
      expect(await people.listChartsOf(null, 1)).toEqual([first]);
      expect(await people.listChartsOf(null, 10, first?.key)).toEqual([second]);
      expect(await people.giveChart("unowned00002", { userId: null, teamId: "t1" })).toBe(true);
      expect(await people.giveChart("unowned00001", { userId: null, teamId: "t1" })).toBe(true);
      expect(await people.listChartsOf(null, 10)).toEqual([]);
      expect(await people.giveChart("unowned00001", { userId: "anna", teamId: "t1" })).toBe(true);
      expect(await people.giveChart("unknown00000", { userId: "anna", teamId: null })).toBe(false);
      expect(await people.giveAll("anna", "nobody")).toBe(0);
      await store.insert(config("removed00001", { userId: "anna", publishedState: "DRAFT" }));
      await people.setMember("t1", "anna", true);
      const [viewer] = (await people.listPeople()).filter(({ id }) => id === "anna");
      if (!viewer) throw new Error("anna");
      await store.remove("removed00001", { kind: "person", person: viewer });
      expect(viewer).toMatchObject({ chartCount: 3, teamChartCount: 1 });
      expect(await people.giveAll("anna", "ben")).toBe(1);
      const keysOf = async (id: string) =>
        (await people.listChartsOf(id, 10)).map(({ key }) => key);
      expect(await keysOf("ben")).toEqual(["annas0000001"]);
      expect(await keysOf("anna")).toEqual(["unowned00001"]);
      await people.setMember("t1", "anna", false);
    });

    it("renames teams, and removes them: their charts are then of the members who made them", async () => {
      const { people } = store;
      await people.addTeam({ id: "t3", name: "Old" });
      expect(await people.renameTeam({ id: "t3", name: "Health" })).toBe(false);
      expect(await people.renameTeam({ id: "t9", name: "New" })).toBeUndefined();
      expect(await people.renameTeam({ id: "t3", name: "New" })).toBe("Old");
      expect(await people.renameTeam({ id: "t3", name: "New" })).toBe("New");
      await people.setMember("t3", "anna", true);
      await store.insert(config("ofmember0001", { userId: "anna", publishedState: "DRAFT" }));
      await store.insert(config("offormer0001", { userId: "ben", publishedState: "DRAFT" }));
      await people.giveChart("ofmember0001", { userId: "anna", teamId: "t3" });
      await people.giveChart("offormer0001", { userId: "ben", teamId: "t3" });
      expect(await people.removeTeam("t9")).toBeUndefined();
      expect(await people.removeTeam("t3")).toBe("New");
      expect(await people.listTeams("anna")).toEqual([]);
      expect(await people.listChartsOf("anna", 10)).toContainEqual(
        expect.objectContaining({ key: "ofmember0001", teamId: null }),
      );
      expect(await people.listChartsOf(null, 10)).toMatchObject([
        { key: "offormer0001", teamId: null },
      ]);
    });

    it("keeps a log of which nothing is changed or removed", async () => {
      const { people } = store;
      const person = { id: "anna", name: "Anna" };
      const action = { person, caller: "192.0.2.1", action: "publish", subject: "k", facts: {} };
      await people.record(action);
      await people.record({ ...action, action: "remove" });
      const logged = await people.listActions(10);
      expect(logged).toMatchObject([
        { action: "remove", personName: "Anna", caller: "192.0.2.1", subject: "k" },
        { action: "publish" },
      ]);
      expect(await people.listActions(10, logged[0]?.number)).toHaveLength(1);
      await people.record({ ...action, subject: "a\nb\u202Ec\u2028d" });
      expect((await people.listActions(1))[0]?.subject).toBe("a b c d");
      await people.record({ ...action, facts: { name: "a\nb", to: ["c\u2028d"], charts: null } });
      expect((await people.listActions(1))[0]?.facts).toEqual({
        name: "a b",
        to: ["c d"],
        charts: null,
      });
      await expect(ask(place, "update action set person_name = 'Eve'")).rejects.toThrow(/changed/);
      await expect(ask(place, "delete from action")).rejects.toThrow(/removed/);
    });
  });
};
