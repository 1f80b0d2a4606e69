import { cpuUsage } from "node:process";
import { describe, expect, test } from "vitest";
import { stateSteps } from "../migrations/run/state-steps.ts";
import { makeState } from "../migrations/testing/make-state.ts";
import type { Draw } from "../testing/make-draw.ts";
import { assertDrawn, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";
import { decodeLinkState } from "./decode-link-state.ts";
import { encodeLinkState } from "./encode-link-state.ts";
import { escapeLink } from "./escape-link.ts";
import { isLinkState } from "./is-link-state.ts";

const decode = (hash: string): unknown => {
  const decoded = decodeLinkState(hash);
  return decoded.ok ? decoded.value : decoded.problem;
};

const ODD_TEXTS = [
  ",state=",
  ",layout__SEP__",
  "a|",
  "|b",
  "__",
  "_",
  "%",
  "%41",
  "||",
  "~7c",
  "~",
  "1",
  "=",
  "#",
  "",
  " ",
  "\n",
  "\u0000",
  "__NUM__5",
  "__NL__",
  "__ESC__x",
  "__OBJ__",
  "a__SEP__b",
  "null",
  "true",
  "{}",
  "[]",
  "é😀",
];
const ODD_KEYS = [
  "state",
  "1",
  "0",
  "__proto__",
  "__OBJ__",
  "a_",
  "_",
  "x__SEP__y",
  "x__SEP",
  "x__SEP_",
  "",
  "=",
  "|",
  "a b",
  "ü",
];

const makeOddText = (draw: Draw): string => {
  const pieces = Array.from({ length: draw.integer(0, 3) }, () =>
    draw.boolean() ? draw.from(...ODD_TEXTS) : String.fromCodePoint(draw.integer(1, 0xd7ff)),
  );
  return pieces.join("");
};

const makeOddValue = (draw: Draw, depth: number): unknown => {
  const kind = draw.integer(0, depth > 0 ? 7 : 4);
  if (kind === 0) return draw.from(null, true, false);
  if (kind === 1) return draw.from(0, -0, 12.5, 1e21, -1e-7, Number.NaN, Infinity, 2 ** 53);
  if (kind < 5) return makeOddText(draw);
  if (kind < 7) return makeOddObject(draw, depth - 1);
  return Array.from({ length: draw.integer(0, 3) }, () => makeOddValue(draw, depth - 1));
};

const makeOddObject = (draw: Draw, depth: number): object =>
  Object.fromEntries(
    Array.from({ length: draw.integer(0, 4) }, () => [
      draw.boolean() ? draw.from(...ODD_KEYS) : makeOddText(draw),
      makeOddValue(draw, depth),
    ]),
  );

/** How readers of the double-pipe form read a link that knows nothing of escapes. */
const readAsBefore = (hash: string): unknown => {
  const root: Record<string, unknown> = {};
  for (const pair of decodeURIComponent(hash).slice(1).split("||")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    const path = pair.slice(0, at).split("__SEP__");
    const last = path.pop() ?? "";
    let holder = root;
    for (const key of path) holder = (holder[key] ??= {}) as Record<string, unknown>;
    holder[last] = pair.slice(at + 1);
  }
  const literals: Record<string, unknown> = {
    "{}": {},
    "[]": [],
    null: null,
    true: true,
    false: false,
  };
  const convert = (value: unknown): unknown => {
    if (typeof value === "string") {
      if (value in literals) return literals[value];
      if (value.startsWith("__NUM__")) return Number(value.slice("__NUM__".length));
      return value === "undefined" ? undefined : value.replaceAll("__NL__", "\n");
    }
    const entries = Object.entries(value as object).map(
      ([key, item]) => [key, convert(item)] as const,
    );
    const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
    return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  };
  return convert(root);
};

const ordinary = {
  version: "4.6.0",
  state: "CONFIGURING_CHART",
  dataSource: { type: "sparql", url: "https://example.org/query" },
  activeChartKey: "k1",
  n: 12.5,
};
const ordinaryHash =
  "#version=4.6.0||state=CONFIGURING_CHART||dataSource__SEP__type=sparql||dataSource__SEP__url=https://example.org/query||activeChartKey=k1||n=__NUM__12.5";

describe("states in links", () => {
  test("LK1 an ordinary state has the form that older readers know", () => {
    expect(encodeLinkState(ordinary)).toBe(ordinaryHash);
    expect(decode(ordinaryHash)).toEqual(ordinary);
    expect(
      decode(
        "#a__SEP__b=[]||a__SEP__c={}||a__SEP__d=null||a__SEP__e=undefined||a__SEP__f=true||g__SEP__0=x||g__SEP__1=y__NL__z||h__SEP__0__SEP__i=__NUM__1||h__SEP__1__SEP__i=1",
      ),
    ).toEqual({
      a: { b: [], c: {}, d: null, e: undefined, f: true },
      g: ["x", "y\nz"],
      h: [{ i: 1 }, { i: "1" }],
    });
  });

  test("LK1 component ids stay readable as keys", () => {
    const state = {
      filters: {
        "https://a.org/c(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)https://a.org/d": {
          type: "single",
        },
        joinBy__0: { type: "multi" },
      },
      x: 1,
    };
    expect(encodeLinkState(state)).toBe(
      "#filters__SEP__https://a.org/c(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)https://a.org/d__SEP__type=single||filters__SEP__joinBy__0__SEP__type=multi||x=__NUM__1",
    );
    expect(decode(encodeLinkState(state))).toEqual(state);
  });

  test.each([
    ["numbers in lists", { a: [1, 2, [3]] }],
    ["numeric keys", { a: { 1: "x", 2: "y" }, 7: true }],
    ["only numeric keys", { 7: true }],
    [
      "texts that look like something else",
      { a: "true", b: "null", c: "{}", d: "__NUM__5", e: "__NL__", f: "__ESC__x", g: "[]" },
    ],
    ["separators", { a: "x||y", b: "|", c: "x|", "k=1": "=", __SEP__: "a__SEP__b", "": "" }],
    ["percent signs", { a: "100 %", b: "%25", c: "50%zz" }],
    ["white space", { a: "\r\n\t x ", b: " " }],
    ["an equals sign in the only text", { a: "x=y" }],
    ["nothing", {}],
  ])("LK2 LK3 %s survive", (_name, state) => {
    expect(decode(encodeLinkState(state))).toEqual(state);
  });

  test("LK4 a state whose commas could be taken for those between pairs is marked", () => {
    const state = { state: "x=1,version=2" };
    expect(encodeLinkState(state)).toBe("#state=x=1,version=2||");
    expect(decode("#state=x=1,version=2||")).toEqual(state);
    expect(decode("#state=x=1,version=2")).toEqual({ state: "x=1", version: "2" });
    for (const other of [{ a: "x=1,b=2" }, { a: "x,version=2", b: "||" }, { a: ",key=", b: 1 }])
      expect(decode(encodeLinkState(other))).toEqual(other);
  });

  test(
    "LK2 encode and decode are inverse for any object",
    () => {
      assertDrawn((draw) => {
        const state = makeOddObject(draw, 4);
        expect(decode(encodeLinkState(state))).toEqual(state);
      });
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "LK2 LK3 encode and decode are inverse for states of every version, and older readers read them too",
    () => {
      assertDrawn((draw) => {
        const state = makeState(draw, draw.from(...stateSteps.versions));
        const link = encodeLinkState(state);
        expect(decode(link)).toEqual(state);
        expect(readAsBefore(link)).toEqual(state);
      });
    },
    PROPERTY_TIMEOUT,
  );

  test("LK1 numbers that do not count from 0 are keys, as older links wrote them", () => {
    expect(
      decode("#values__SEP__2019=true||values__SEP__2020=true||ids__SEP__1=b||ids__SEP__0=a||x=y"),
    ).toEqual({ values: { 2019: true, 2020: true }, ids: ["a", "b"], x: "y" });
    expect(decode("#a__SEP__00=x||b__SEP__1=y")).toEqual({ a: { "00": "x" }, b: { 1: "y" } });
  });

  test("LK2 an address keeps what was encoded", () => {
    const state = { title: 'Ärzte & <b>, „je“ 100 % "x" ', y: "ü|" };
    expect(decode(new URL(`https://example.org/preview${encodeLinkState(state)}`).hash)).toEqual(
      state,
    );
  });

  test(
    "LK5 a broken link is a value, whatever it holds",
    () => {
      expect(decode("#a=100%||b=%C3%A4")).toEqual({ a: "100%", b: "ä" });
      expect(decodeLinkState("#nonsense").ok).toBe(false);
      expect(decodeLinkState(`#${"a__SEP__".repeat(1000)}a=1||b=2`).ok).toBe(false);
      expect(decodeLinkState(`#a=${"x".repeat(4_999_997)}`).ok).toBe(true);
      expect(decodeLinkState(`#a=${"x".repeat(4_999_998)}`).ok).toBe(false);
      decode("#__proto__=1||__proto____SEP__polluted=true");
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      assertDrawn((draw) => {
        const pieces = Array.from({ length: draw.integer(0, 12) }, () =>
          draw.from("||", "=", "__SEP__", "0", ",", makeOddText(draw)),
        );
        expect(decodeLinkState(`#${pieces.join("")}`).ok).toBeTypeOf("boolean");
      });
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "LK5 a link that is cut, changed or repeated is a value",
    () => {
      assertDrawn((draw) => {
        const link = encodeLinkState(makeState(draw, draw.from(...stateSteps.versions)));
        const at = draw.integer(0, link.length);
        const broken = draw.from(
          link.slice(0, at),
          link.slice(at),
          `${link.slice(0, at)}${makeOddText(draw)}${link.slice(at)}`,
          link.slice(0, at).repeat(draw.integer(2, 20)),
          link.replaceAll(draw.from("||", "=", "__SEP__", "%"), draw.from("", ",", "%", "__SEP__")),
          `#${`${draw.from("a", "0", "__proto__", "__ESC__")}__SEP__`.repeat(draw.integer(1, 5000))}x=1`,
        );
        const decoded = decodeLinkState(broken);
        expect(decoded.ok ? JSON.stringify(decoded) : decoded.problem).toMatch(/./);
      });
    },
    PROPERTY_TIMEOUT,
  );

  test("LK5 links of megabytes are read, or refused, in time", () => {
    const started = cpuUsage();
    for (const part of ["a", "=", "||", "a=1||", ",", "%", "%C3", "__SEP__", "0__SEP__", "__ESC__"])
      expect(decodeLinkState(part.repeat(1_000_000).slice(0, 4_999_999)).ok).toBeTypeOf("boolean");
    const { user, system } = cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(30);
  });

  test("LK6 a link holds objects of at most 64 levels", () => {
    const nest = (levels: number, key: string): object =>
      Array.from({ length: levels }).reduce<object>((inner) => ({ [key]: inner, b: 1 }), {});
    for (const key of ["a", "7"]) {
      const deepest = nest(63, key);
      expect(isLinkState(deepest)).toBe(true);
      expect(decode(encodeLinkState(deepest))).toEqual(deepest);
      expect(isLinkState(nest(64, key))).toBe(false);
    }
    expect(isLinkState(nest(100_000, "a"))).toBe(false);
    for (const value of [[1], null, "text", 1]) expect(isLinkState(value)).toBe(false);
  });
});

test("a blank at the end of a link is encoded, for addresses lose it; others stay readable", () => {
  const hash = encodeLinkState({ a: "x", b: "y z " });
  expect(hash).toMatch(/y z%20$/);
  expect(decode(hash)).toEqual({ a: "x", b: "y z " });
});

test("LK2 a link that is copied has no character at which a mail ends it, and opens as the same state", () => {
  const state = {
    version: "5.2.0",
    title: 'Two words, "quoted" <b> | ^ `x` {y} [z] äöü 😀 50 % #1',
    list: [1, "a b", { c: null }],
    odd: Object.fromEntries(ODD_TEXTS.map((text, index) => [`k${index}`, text])),
  };
  const hash = escapeLink(encodeLinkState(state));
  expect(hash).toMatch(/^#[\w\-.~!$&'()*+,;=:@/?%]+$/);
  expect(isLinkState(hash)).toBe(isLinkState(encodeLinkState(state)));
  expect(decode(hash)).toEqual(state);
});

test("LK6 a link whose marks of objects lie within each other is as deep as one of keys", () => {
  const marks = (count: number) =>
    `#${["a", ...Array(count).fill("__OBJ__"), "x"].join("__SEP__")}=1`;
  expect(decodeLinkState(marks(63)).ok).toBe(true);
  for (const count of [64, 60_000])
    expect(decodeLinkState(marks(count))).toEqual({
      ok: false,
      problem: "The link is nested deeper than 64 levels.",
    });
});
