import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";

import { expect, it } from "vitest";

const addressOf = (name: string): string =>
  JSON.stringify(new URL(`./${name}`, import.meta.url).href);

const SCRIPT = `
const [{ openDuckDb }, { sql }] = [await import(${addressOf("duckdb.ts")}), await import(${addressOf("sql-text.ts")})];
const engine = await openDuckDb({ folder: process.argv[1] });
const cell = engine.dialect.momentText(sql\`TIMESTAMPTZ '2020-01-01 00:00:00+00'\`);
const ask = async () => (await engine.query({ select: [{ kind: "text", cell }], rest: sql\`\` })).columns[0].texts[0];
const answers = [await ask(), ...(await Promise.all([ask(), ask()]))];
await engine.close();
console.log(JSON.stringify({ hour: new Date(0).getHours(), answers }));
`;

/** A process of its own, for the engine asks the machine for its zone but once. */
it("reads times with a zone as those of UTC on every connection, whatever the zone of the machine", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", SCRIPT, tmpdir()],
    { env: { ...process.env, TZ: "Asia/Tokyo" } },
  );
  expect(JSON.parse(stdout)).toEqual({
    hour: 9,
    answers: Array.from({ length: 3 }, () => "2020-01-01T00:00:00"),
  });
});
