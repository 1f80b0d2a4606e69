import { type DataClient, DataError } from "@statelier/data";
import { expect, test } from "vitest";
import { rememberShortly } from "./remember-shortly.ts";

const SOURCE = { type: "sparql" as const, url: "https://example.org/query" };

test("the same question is asked once in five seconds, another and one that failed each time", async () => {
  const state = { time: 0, asked: 0, isAway: false };
  const latestIri = (_: unknown, iri: string) => {
    state.asked += 1;
    return state.isAway
      ? Promise.reject(new DataError("SOURCE_DOWN", "nobody answers"))
      : Promise.resolve(`${iri}/${state.asked}`);
  };
  const data = rememberShortly({ latestIri } as unknown as DataClient, () => state.time);
  const ask = (iri: string) => data.latestIri(SOURCE, iri);
  expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["a/1", "a/1", "b/2"]);
  state.time = 4_999;
  expect(await ask("a")).toBe("a/1");
  state.time = 5_000;
  expect(await ask("a")).toBe("a/3");
  state.isAway = true;
  await expect(ask("c")).rejects.toThrow("nobody answers");
  state.isAway = false;
  expect(await ask("c")).toBe("c/5");
});

test("no more than four hundred answers are kept, the newest ones", async () => {
  let asked = 0;
  const latestIri = async () => String((asked += 1));
  const data = rememberShortly({ latestIri } as unknown as DataClient, () => 0);
  for (let at = 0; at < 450; at += 1) await data.latestIri(SOURCE, String(at));
  expect(await data.latestIri(SOURCE, "449")).toBe("450");
  expect(await data.latestIri(SOURCE, "0")).toBe("451");
});

test("the same rows are asked for once in five seconds, for as long as they are few", async () => {
  const state = { time: 0, asked: 0 };
  const makeTable = (rowCount: number) => ({
    rowCount,
    columns: [{ type: "number" as const, id: "m", values: new Float64Array(rowCount) }],
  });
  const observations = async (_: unknown, [cube]: readonly { iri: string }[]) => {
    state.asked += 1;
    return { table: makeTable(cube?.iri === "large" ? 9_000_000 : 3), notes: [] };
  };
  const data = rememberShortly({ observations } as unknown as DataClient, () => state.time);
  const ask = (iri: string) => data.observations({ source: SOURCE, locale: "en" }, [{ iri }]);
  const first = await ask("small");
  expect(await ask("small")).toBe(first);
  state.time = 5_000;
  expect(await ask("small")).not.toBe(first);
  await ask("large");
  await ask("large");
  expect(state.asked).toBe(4);
  const [one, same] = await Promise.all([ask("new"), ask("new")]);
  expect([one === same, state.asked]).toEqual([true, 5]);
});

test("the languages of an answer go together: what they share is counted as long as one of them is kept", async () => {
  const asked: string[] = [];
  const shared = new Float64Array(5_000_000);
  const observations = async (
    { locale }: { locale: string },
    [cube]: readonly { iri: string }[],
  ) => {
    asked.push(`${cube?.iri} ${locale}`);
    const values = cube?.iri === "a" ? shared : new Float64Array(2_000_000);
    const columns = [{ type: "number" as const, id: "m", values }];
    return { table: { rowCount: values.length, columns }, notes: [] };
  };
  const data = rememberShortly({ observations } as unknown as DataClient, () => 0);
  const ask = (iri: string, locale: "de" | "en") =>
    data.observations({ source: SOURCE, locale }, [{ iri }]);
  await ask("a", "de");
  await ask("a", "en");
  await ask("b", "de");
  expect(asked.splice(0)).toEqual(["a de", "a en", "b de"]);
  await Promise.all([ask("a", "de"), ask("a", "en"), ask("b", "de")]);
  expect(asked.splice(0)).toEqual([]);
  // Room for one of them: with the first language of "a" the second goes, too.
  for (const iri of ["c", "d", "e"]) await ask(iri, "de");
  asked.splice(0);
  await ask("c", "de");
  await ask("a", "en");
  expect(asked).toEqual(["a en"]);
});
