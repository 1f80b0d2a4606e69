import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishedState } from "../chart-state/page-state.ts";
import { dropViewAddress, flushViewAddress, writeSoon, writeViewAddress } from "./write-address.ts";

const state = { chartKey: "abcdefghijkl" } as PublishedState;
const written: string[] = [];
const note = (kind: string) => (_data: unknown, _title: string, address: string) =>
  void written.push(`${kind} ${address}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("history", { pushState: note("push"), replaceState: note("replace") });
});

afterEach(() => {
  dropViewAddress();
  written.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const choose = (address: string) => writeSoon(() => writeViewAddress(state, address, "push"));

test("the address of a choice is written once the choice has been painted", () => {
  choose("?a=1");
  expect(written).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(written).toEqual(["push ?a=1"]);
});

test("Back before that leaves it unwritten", () => {
  choose("?a=1");
  dropViewAddress();
  vi.advanceTimersByTime(60);
  expect(written).toEqual([]);
});

test("addresses are written in the order of the choices, once each, whatever else is written meanwhile", () => {
  choose("?a=1");
  choose("?a=2");
  writeViewAddress(state, "?a=2&metadata=data", "push");
  flushViewAddress();
  vi.advanceTimersByTime(60);
  expect(written).toEqual(["push ?a=1", "push ?a=2", "push ?a=2&metadata=data"]);
});
