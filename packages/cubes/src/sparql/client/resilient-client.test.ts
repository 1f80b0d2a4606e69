import { describe, expect, it } from "vitest";

import { SourceError } from "../../source/cube-source.ts";
import { sparql } from "../queries/sparql-text.ts";
import { makeResilientClient, type RetryOptions } from "./resilient-client.ts";
import { makeSparqlClient } from "./sparql-client.ts";

const QUERY = sparql`SELECT ?s { ?s ?p ?o }`;
const TYPE = { headers: { "content-type": "application/sparql-results+json" } };
const ROW = '{"s":{"type":"uri","value":"a:b"}}';
const mark = (name: string) => `{"${name}":{"type":"literal","value":"1"}}`;
const [FIRST, LAST] = [mark("firstOfAll"), mark("lastOfAll")];
const answer = (...rows: string[]) =>
  new Response(`{"results":{"bindings":[${rows.join()}]}}`, TYPE);
const GOOD = () => answer(FIRST, ROW, LAST);

const make = (answers: (() => Response)[], options: RetryOptions = {}) => {
  const asked = { count: 0, sorted: 0 };
  const endpoint = async (request: Request) => {
    asked.count += 1;
    if ((await request.text()).includes("ORDER+BY")) asked.sorted += 1;
    return (answers[asked.count - 1] ?? answers.at(-1) ?? GOOD)();
  };
  const client = makeResilientClient(makeSparqlClient({ endpoint }), { backOffMs: 1, ...options });
  return { client, asked };
};

describe("a client that asks again", () => {
  it.each<[string, () => Response]>([
    ["a server error", () => new Response("oops", { status: 502 })],
    ["a time-out of the endpoint", () => new Response("late", { status: 504 })],
    ["too many requests", () => new Response("slowly", { status: 429 })],
    ["a page of another type", () => new Response("<html>")],
    ["an answer that is cut", () => new Response(`{"results":{"bindings":[${ROW},`, TYPE)],
    ["an answer without its first row", () => answer(ROW, LAST)],
    ["an answer without its end", () => answer(FIRST, ROW)],
    ["an answer without anything", () => answer()],
    [
      "a connection that breaks",
      () => {
        throw new TypeError("fetch failed");
      },
    ],
  ])("does so after %s, and hands on no row twice", async (_, bad) => {
    const { client, asked } = make([bad, bad, GOOD]);
    expect(await client.select(QUERY)).toEqual([{ s: { type: "iri", value: "a:b" } }]);
    expect(asked.count).toBe(3);
  });

  it("twice, to learn the endpoint's own limit of rows, and goes on with other queries", async () => {
    const capped = () => answer(FIRST, ...Array.from({ length: 999 }, () => ROW));
    const { client, asked } = make([capped, capped, GOOD], { failures: 1 });
    await expect(client.select(QUERY)).rejects.toMatchObject({
      id: "RESULT_TOO_LARGE",
      message: "The endpoint cuts its answers after 1000 rows.",
    });
    expect(asked.count).toBe(2);
    expect(await client.select(QUERY)).toHaveLength(1);
  });

  it.each([
    ["before", [FIRST, LAST, ROW]],
    ["behind", [ROW, FIRST, LAST]],
    ["the wrong way", [LAST, ROW, FIRST]],
  ])(
    "has an endpoint sort its rows that puts what stands around them %s, from then on",
    async (_, rows) => {
      const { client, asked } = make([() => answer(...rows), () => answer(FIRST, ROW), GOOD, GOOD]);
      expect(await client.select(QUERY)).toHaveLength(1);
      expect(asked.count).toBe(3);
      expect(await client.select(QUERY)).toHaveLength(1);
      expect(asked.count).toBe(4);
      expect(asked.sorted).toBe(3);
    },
  );

  it("has an answer without rows sorted before it is believed", async () => {
    const { client, asked } = make([() => answer(FIRST, LAST), GOOD]);
    expect(await client.select(QUERY)).toHaveLength(1);
    expect(asked).toEqual({ count: 2, sorted: 1 });
  });

  it("refuses an endpoint that does not sort", async () => {
    const { client, asked } = make([() => answer(ROW, FIRST, LAST)]);
    await expect(client.select(QUERY)).rejects.toThrow("does not sort");
    expect(asked.count).toBe(2);
  });

  it("does not where the query itself is refused", async () => {
    const { client, asked } = make([() => new Response("bad query", { status: 400 })]);
    await expect(client.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID" });
    expect(asked.count).toBe(1);
  });

  it("stops after some attempts, and after some failures asks nothing for a while", async () => {
    const down = () => new Response("oops", { status: 500 });
    const { client, asked } = make([down], { attempts: 3, failures: 5 });
    await expect(client.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_DOWN" });
    expect(asked.count).toBe(3);
    await expect(client.select(QUERY)).rejects.toBeInstanceOf(SourceError);
    expect(asked.count).toBe(5);
    await expect(client.select(QUERY)).rejects.toThrow("asked again in 2 s");
    expect(asked.count).toBe(5);
  });

  it("asks for a page once more after a time-out only where it cannot be halved, and others go on", async () => {
    const late = () => new Response("late", { status: 504 });
    const { client, asked } = make([late, late, late, late, GOOD], { attempts: 3, failures: 1 });
    const { divided, long } = client.forPages;
    await expect(divided.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
    expect(asked.count).toBe(1);
    await expect(long.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
    expect(asked.count).toBe(4);
    expect(client.status.breaker).toBe("closed");
    expect(await client.select(QUERY)).toHaveLength(1);
  });

  it("counts time-outs of readers also where pages time out in between, and pages that fail otherwise", async () => {
    const late = () => new Response("late", { status: 504 });
    const down = () => new Response("oops", { status: 500 });
    const { client } = make([late, late, down, GOOD], { attempts: 1, failures: 2 });
    await expect(client.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
    await expect(client.forPages.long.select(QUERY)).rejects.toBeInstanceOf(SourceError);
    expect(client.status.breaker).toBe("closed");
    await expect(client.forPages.long.select(QUERY)).rejects.toBeInstanceOf(SourceError);
    expect(client.status.breaker).toBe("open");
  });

  it("does not begin an attempt after its time", async () => {
    const down = () => new Response("oops", { status: 500 });
    const { client, asked } = make([down], { retryWithinMs: 0 });
    await expect(client.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_DOWN" });
    expect(asked.count).toBe(1);
  });
});
