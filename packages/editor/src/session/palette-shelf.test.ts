import { DataError, type PaletteClient, type StoredPalette } from "@statelier/data";
import { describe, expect, test } from "vitest";
import { PaletteShelf } from "./palette-shelf.ts";

const house = { name: "House", type: "categorical" as const, colors: ["#112233", "#445566"] };

const makeStorage = (text?: string) => {
  const kept = new Map<string, string>(text === undefined ? [] : [["statelier.palettes", text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const makeIds = () => {
  let count = 0;
  return () => `id${(count += 1)}`;
};

const open = async (storage = makeStorage(), client?: PaletteClient) => {
  const shelf = new PaletteShelf({ storage, makeId: makeIds(), ...(client ? { client } : {}) });
  await shelf.load();
  return shelf;
};

const makeClient = (stored: StoredPalette[] = []): PaletteClient & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    listPalettes: async () => stored,
    createPalette: async (palette) => {
      asked.push(`create ${palette.name}`);
      if (palette.name === "Refused") throw new DataError("OFFLINE", "no");
      if (palette.name === "Elsewhere") throw new DataError("PALETTE_NAME_TAKEN", "no");
      return { ...palette, paletteId: `server-${palette.name}` };
    },
    updatePalette: async (palette) => palette,
    removePalette: async (paletteId) => void asked.push(`remove ${paletteId}`),
  };
};

describe("without an account", () => {
  test("palettes are kept in the browser, over a reload", async () => {
    const storage = makeStorage();
    const shelf = await open(storage);
    expect(await shelf.save({ ...house, name: " House " })).toEqual({
      type: "saved",
      palette: { ...house, paletteId: "id1" },
    });
    await shelf.save({ ...house, paletteId: "id1", name: "Home" });
    expect((await open(storage)).read().palettes).toEqual([
      { ...house, name: "Home", paletteId: "id1" },
    ]);
    await shelf.remove("id1");
    expect((await open(storage)).read().palettes).toEqual([]);
  });

  test("CO11 a name that another one has is refused, and nothing is saved", async () => {
    const storage = makeStorage();
    const shelf = await open(storage);
    await shelf.save(house);
    expect(await shelf.save({ ...house, name: "House " })).toEqual({ type: "taken" });
    expect(shelf.read().palettes).toHaveLength(1);
    expect(JSON.parse(storage.kept.get("statelier.palettes")!)).toHaveLength(1);
  });

  test.each(["{", "[1]", "5"])("what is no list of palettes is none: %s", async (text) => {
    expect((await open(makeStorage(text))).read().palettes).toEqual([]);
  });

  test("a browser that keeps nothing says so", async () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const shelf = await open({ ...makeStorage(), setItem: full });
    expect(await shelf.save(house)).toEqual({ type: "failed" });
    expect(shelf.read().palettes).toEqual([]);
  });
});

describe("with an account", () => {
  test("palettes are the server's, which may know of a name before the browser does", async () => {
    const client = makeClient([{ ...house, paletteId: "1" }]);
    const shelf = await open(makeStorage(), client);
    expect(shelf.read().palettes).toEqual([{ ...house, paletteId: "1" }]);
    expect(await shelf.save({ ...house, name: "Elsewhere" })).toEqual({ type: "taken" });
    expect(await shelf.save({ ...house, name: "Refused" })).toEqual({ type: "failed" });
    await shelf.remove("1");
    expect(shelf.read().palettes).toEqual([]);
    expect(client.asked).toEqual(["create Elsewhere", "create Refused", "remove 1"]);
  });

  test("D66 what the browser kept is taken over on request, but for what the server refuses", async () => {
    const stored = [
      house,
      { ...house, name: "Refused" },
      { ...house, colors: ["#aabbcc"] },
      { ...house, name: "Mine" },
    ];
    const storage = makeStorage(
      JSON.stringify(stored.map((each, index) => ({ ...each, paletteId: `${index}` }))),
    );
    const client = makeClient([{ ...house, paletteId: "1" }]);
    const shelf = await open(storage, client);
    expect(shelf.read().left).toHaveLength(4);
    await shelf.takeOver();
    expect(shelf.read().palettes.map(({ name }) => name)).toEqual(["House", "House 2", "Mine"]);
    expect(shelf.read().left.map(({ name }) => name)).toEqual(["Refused"]);
    expect(storage.kept.get("statelier.palettes")).toContain("Refused");
  });

  test("a server that does not answer is asked again", async () => {
    const client = makeClient([{ ...house, paletteId: "1" }]);
    let isAway = true;
    const away = async () => {
      if (isAway) throw new DataError("OFFLINE", "away");
      return [{ ...house, paletteId: "1" }];
    };
    const shelf = await open(makeStorage(), { ...client, listPalettes: away });
    expect(shelf.read()).toMatchObject({ isLoaded: false, error: { id: "OFFLINE" } });
    isAway = false;
    await shelf.load();
    expect(shelf.read().palettes).toHaveLength(1);
  });
});
