import { expect, it } from "vitest";
import { parseReleaseTime } from "./parse-release-time.ts";

it.each([
  ["2026-12-01T08:30", "Europe/Zurich", "2026-12-01T07:30:00.000Z"],
  ["2026-07-01T08:30", "Europe/Zurich", "2026-07-01T06:30:00.000Z"],
  // The days of the change: before, in and after the hour.
  ["2026-03-29T01:59", "Europe/Zurich", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29T02:30", "Europe/Zurich", "left-out"],
  ["2026-03-29T03:00", "Europe/Zurich", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25T02:30", "Europe/Zurich", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25T03:00", "Europe/Zurich", "2026-10-25T02:00:00.000Z"],
  ["2026-10-25T08:30", "Europe/Zurich", "2026-10-25T07:30:00.000Z"],
  ["2026-03-08T08:30", "America/New_York", "2026-03-08T12:30:00.000Z"],
  ["2026-06-01T00:00", "Pacific/Chatham", "2026-05-31T11:15:00.000Z"],
  ["2026-12-01T08:30", "UTC", "2026-12-01T08:30:00.000Z"],
  ["2026-12-01T08:30:00+01:00", "UTC", "2026-12-01T07:30:00.000Z"],
  ["2026-12-01T08:30:00Z", "Europe/Zurich", "2026-12-01T08:30:00.000Z"],
  // Later than any moment that is written with four digits of a year, which sorts before all others.
  ["9999-12-31T23:59", "America/New_York", "format"],
  ["9999-12-31T23:59-05:00", "UTC", "format"],
  ["9999-12-31T23:59", "Europe/Zurich", "9999-12-31T22:59:00.000Z"],
  ["2026-02-31T10:00Z", "UTC", "format"],
  ["2026-02-29T23:30:00-05:00", "UTC", "format"],
  ["2028-02-29T23:30:00-05:00", "UTC", "2028-03-01T04:30:00.000Z"],
  ["2026-02-30T08:30", "Europe/Zurich", "format"],
  ["2026-13-01T08:30", "Europe/Zurich", "format"],
  ["tomorrow", "Europe/Zurich", "format"],
  ["", "Europe/Zurich", "format"],
])("%s in %s is %s", (text, zone, read) => {
  const time = parseReleaseTime(text, zone);
  expect(time.ok ? time.moment : time.reason).toBe(read);
});
