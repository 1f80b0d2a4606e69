import { expect, test } from "vitest";
import { makeRoom } from "./share-room.ts";

const openGates = () => {
  const room = makeRoom(10);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const make = (name: string, size: number): Promise<string> =>
    room(size, async () => {
      begun.push(name);
      await new Promise<void>((end) => {
        ends.set(name, end);
      });
      return name;
    });
  return { begun, make, end: (name: string) => ends.get(name)?.() };
};

test("small ones go on beside a large one, and the next large one waits", async () => {
  const { begun, make, end } = openGates();
  const large = make("large", 8);
  const next = make("next large", 8);
  const small = make("small", 2);
  await Promise.resolve();
  expect(begun).toEqual(["large", "small"]);
  end("large");
  expect(await large).toBe("large");
  expect(begun).toEqual(["large", "small", "next large"]);
  end("small");
  end("next large");
  expect(await Promise.all([small, next])).toEqual(["small", "next large"]);
});

test("what is larger than all of the room is made alone, and a failure gives its room back", async () => {
  const room = makeRoom(10);
  await expect(room(500, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await room(10, async () => "made")).toBe("made");
});
