import { DataError, type PaletteClient, type StoredPalette } from "@statelier/data";
import { describe, expect, test } from "vitest";
import { PaletteLibrary } from "./palette-library.ts";

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
  const library = new PaletteLibrary({ storage, makeId: makeIds(), ...(client ? { client } : {}) });
  await library.load();
  return library;
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
    const library = await open(storage);
    expect(await library.save({ ...house, name: " House " })).toEqual({
      type: "saved",
      palette: { ...house, paletteId: "id1" },
    });
    await library.save({ ...house, paletteId: "id1", name: "Home" });
    expect((await open(storage)).read().palettes).toEqual([
      { ...house, name: "Home", paletteId: "id1" },
    ]);
    await library.remove("id1");
    expect((await open(storage)).read().palettes).toEqual([]);
  });

  test("CO11 a name that another one has is refused, and nothing is saved", async () => {
    const storage = makeStorage();
    const library = await open(storage);
    await library.save(house);
    expect(await library.save({ ...house, name: "House " })).toEqual({ type: "taken" });
    expect(library.read().palettes).toHaveLength(1);
    expect(JSON.parse(storage.kept.get("statelier.palettes")!)).toHaveLength(1);
  });

  test.each(["{", "[1]", "5"])("what is no list of palettes is none: %s", async (text) => {
    expect((await open(makeStorage(text))).read().palettes).toEqual([]);
  });

  test("a browser that keeps nothing says so", async () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const library = await open({ ...makeStorage(), setItem: full });
    expect(await library.save(house)).toEqual({ type: "failed" });
    expect(library.read().palettes).toEqual([]);
  });
});

describe("with an account", () => {
  test("palettes are the server's, which may know of a name before the browser does", async () => {
    const client = makeClient([{ ...house, paletteId: "1" }]);
    const library = await open(makeStorage(), client);
    expect(library.read().palettes).toEqual([{ ...house, paletteId: "1" }]);
    expect(await library.save({ ...house, name: "Elsewhere" })).toEqual({ type: "taken" });
    expect(await library.save({ ...house, name: "Refused" })).toEqual({ type: "failed" });
    await library.remove("1");
    expect(library.read().palettes).toEqual([]);
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
    const library = await open(storage, client);
    expect(library.read().left).toHaveLength(4);
    await library.takeOver();
    expect(library.read().palettes.map(({ name }) => name)).toEqual(["House", "House 2", "Mine"]);
    expect(library.read().left.map(({ name }) => name)).toEqual(["Refused"]);
    expect(storage.kept.get("statelier.palettes")).toContain("Refused");
  });

  test("a server that does not answer is asked again", async () => {
    const client = makeClient([{ ...house, paletteId: "1" }]);
    let isAway = true;
    const away = async () => {
      if (isAway) throw new DataError("OFFLINE", "away");
      return [{ ...house, paletteId: "1" }];
    };
    const library = await open(makeStorage(), { ...client, listPalettes: away });
    expect(library.read()).toMatchObject({ isLoaded: false, error: { id: "OFFLINE" } });
    isAway = false;
    await library.load();
    expect(library.read().palettes).toHaveLength(1);
  });
});
