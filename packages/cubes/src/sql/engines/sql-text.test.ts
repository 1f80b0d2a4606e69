import { describe, expect, it } from "vitest";

import {
  compileSql,
  identifier,
  joinSql,
  literal,
  parameter,
  sql,
  SqlTextError,
} from "./sql-text.ts";

describe("statements", () => {
  it("carry values as parameters, in their order, lists joined by commas", () => {
    const part = sql`a = ${parameter("x")}`;
    const statement = sql`SELECT ${[identifier("b"), sql`1`]} WHERE ${joinSql([part, sql`c = ${parameter(["y"])}`], " AND ")}`;
    expect(compileSql(statement)).toEqual({
      text: 'SELECT "b", 1 WHERE a = $1 AND c = $2',
      parameters: ["x", ["y"]],
    });
  });

  it.each(["plain", 'a"b', "a'b", '"; DROP TABLE x; --', "漢 字", "$1", "\\"])(
    "keep the name %j inside its quotes",
    (name) => {
      const { text } = compileSql(identifier(name));
      expect(text.startsWith('"') && text.endsWith('"')).toBe(true);
      expect(text.slice(1, -1).replaceAll('""', "")).not.toContain('"');
      expect(compileSql(literal(name)).text.slice(1, -1).replaceAll("''", "")).not.toContain("'");
    },
  );

  it.each(["", "a\0b", "\ud800"])("refuse the name %j", (name) => {
    expect(() => identifier(name)).toThrow(SqlTextError);
  });

  it("refuse texts that no database takes", () => {
    expect(() => parameter(["fine", "\0"])).toThrow(SqlTextError);
    expect(() => literal("\ud800")).toThrow(SqlTextError);
  });
});
