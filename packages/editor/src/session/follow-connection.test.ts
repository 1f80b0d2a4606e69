import { type DataClient, DataError } from "@statelier/data";
import { expect, test, vi } from "vitest";
import { makeTestEnvironment, openTestSession } from "../testing/make-test-environment.ts";
import { followConnection } from "./ask-possible-filters.ts";

test("without a connection possible filters are asked for again until there is one, and it is said once", async () => {
  vi.useFakeTimers();
  let isDown = false;
  const { data } = makeTestEnvironment().environment;
  const possibleFilters = vi.fn<DataClient["possibleFilters"]>((...asked) =>
    isDown ? Promise.reject(new DataError("OFFLINE", "down")) : data.possibleFilters(...asked),
  );
  const { session, sector, cube } = await openTestSession({ data: { possibleFilters } });
  const takeBack = vi.fn<() => void>();
  const say = vi.fn<() => () => void>(() => takeBack);
  const leave = followConnection(session, say);
  isDown = true;
  const filters = [{ cubeIri: cube, dimensionId: sector }];
  session.dispatch({ type: "FILTER_SET_SINGLE", filters, value: "c" });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(session.read().unanswered?.isOffline).toBe(true);
  expect(say).toHaveBeenCalledOnce();
  expect(takeBack).not.toHaveBeenCalled();
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.read()).toMatchObject({ unanswered: undefined, corrected: [sector] });
  expect(takeBack).toHaveBeenCalledOnce();
  const asked = possibleFilters.mock.calls.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(possibleFilters).toHaveBeenCalledTimes(asked);
  leave();
  vi.useRealTimers();
});
