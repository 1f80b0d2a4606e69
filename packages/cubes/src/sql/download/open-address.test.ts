import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { openSqlPlace } from "../open-sql-place.ts";

it.each([
  ["http://data.example.org/tables.yaml", {}, "use https"],
  ["https://me:secret@data.example.org/tables.yaml", {}, "a user and a password"],
  ["https://data.example.org/tables", {}, "must end in"],
  ["https://data.example.org/a%2Fb.csv", { descriptors: "x" }, "the name of a file"],
  ["https://data.example.org/a.csv", {}, "needs `descriptors`"],
  ["https://data.example.org/a.csv?key=secret", { descriptors: "/nowhere" }, "there is no folder"],
  ["https://data.example.org/tables.yaml", { descriptors: "/nowhere" }, "left out"],
])(
  "an address that cannot be used is refused before anything is asked: %s",
  (location, more, why) => {
    const place = openSqlPlace({
      location,
      ...more,
      download: { folder: join(tmpdir(), "none") },
    });
    expect(place).toMatchObject({ ok: false, problems: [expect.stringContaining(why)] });
    expect(JSON.stringify(place)).not.toContain("secret");
  },
);

it("http to another machine is a setting of its own", () => {
  const location = "http://data.example.org/tables.yaml";
  const download = { folder: join(tmpdir(), "none"), allowHttp: true };
  expect(openSqlPlace({ location, download })).toMatchObject({ ok: true });
});
