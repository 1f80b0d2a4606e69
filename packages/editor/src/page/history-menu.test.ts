import { expect, test, vi } from "vitest";
import { listStepEntries } from "./history-menu.tsx";

const say = ((id: string) => id) as Parameters<typeof listStepEntries>[1];

const list = (past: readonly string[], isCut: boolean, travelBack = vi.fn<() => void>()) =>
  listStepEntries({ past, future: [], isCut }, say, travelBack);

const many = Array.from({ length: 30 }, (_, at) => `step ${at}`);

test("the list of steps says where earlier ones are no longer kept", () => {
  const ends = (past: readonly string[], isCut: boolean) =>
    list(past, isCut)
      .slice(-2)
      .map(({ label }) => label);
  expect(ends(["Title"], false)).toEqual(["Title", "editor.history.start"]);
  expect(ends(["Title"], true)).toEqual(["editor.history.earliest", "editor.history.cut"]);
  expect(ends([], true)).toEqual(["editor.history.earliest", "editor.history.cut"]);
  expect(ends(many, true)).toEqual(["step 10", "editor.history.cut"]);
  expect(ends(many, false)).toEqual(["step 11", "step 10"]);
});

test("what was earlier is no entry that can be chosen; the earliest state that is kept is one", () => {
  const travelBack = vi.fn<() => void>();
  const [, , earliest, cut] = list(["Title", "Colour"], true, travelBack);
  expect(cut).toMatchObject({ isDisabled: true });
  earliest?.onAction?.();
  expect(travelBack).toHaveBeenCalledWith(2);
});
