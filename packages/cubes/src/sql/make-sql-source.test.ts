import { afterEach, describe, expect, it } from "vitest";

import { stageCatalogue } from "../conformance/stage-catalogue.ts";
import { BASE_IRI } from "../conformance/suite/subject.ts";
import { makeSqlSource } from "./make-sql-source.ts";
import { openSqlPlace } from "./open-sql-place.ts";

const ended: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

describe("a source of tables", () => {
  it("gives no row for a hostile value", async () => {
    const { folder, remove } = stageCatalogue("budget", "harvest");
    ended.push(remove);
    const place = openSqlPlace({ location: folder });
    if (!place.ok) throw new Error(place.problems.join("\n"));
    const source = makeSqlSource({
      dataSource: { type: "sql", url: "https://example.org/tables" },
      place: place.value,
      baseIri: BASE_IRI,
    });
    ended.push(() => source.close());
    for (const iri of [`${BASE_IRI}cube/budget/1`, `${BASE_IRI}cube/harvest/3`]) {
      const { dimensions, measures } = await source.components({
        iri,
        locale: "en",
        loadValues: false,
      });
      for (const value of ["' OR 1=1 --", '"; DROP TABLE t1; --', "\0", "$1", "\ud800", "1e999"])
        for (const { id } of [...dimensions, ...measures]) {
          const filters = { [id]: { type: "single" as const, value } };
          const { table } = await source.observations({ iri, locale: "en", filters });
          expect([value, table.rowCount]).toEqual([value, 0]);
        }
    }
  });

  it("says in a sentence where there is nothing to read", () => {
    expect(openSqlPlace({ location: "/nowhere/at/all" })).toMatchObject({
      ok: false,
      problems: ["there is no folder or file /nowhere/at/all"],
    });
    expect(openSqlPlace({ location: "postgres://a/b" })).toMatchObject({ ok: false });
  });
});
