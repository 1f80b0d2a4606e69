import { describe, expect, test } from "vitest";
import { migrateState } from "../migrations/run/migrate.ts";
import { isSince } from "../migrations/testing/draft.ts";
import { stateSteps } from "../migrations/run/state-steps.ts";
import { makeState } from "../migrations/testing/make-state.ts";
import { parseDocument } from "../document/parse-document.ts";
import type { Draw } from "../testing/make-draw.ts";
import { assertDrawn, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";
import { decodeLinkState } from "./decode-link-state.ts";

const decode = (hash: string): unknown => {
  const decoded = decodeLinkState(hash);
  if (!decoded.ok) throw new Error(decoded.problem);
  return decoded.value;
};

/** Of the versions that states have had since there are links. */
const VERSIONS = stateSteps.versions.filter((version) => isSince(version, "4.5.0"));

const open = (state: unknown): unknown => {
  const migrated = migrateState(state, { context: { newKey: () => "nEwKeYoFaChR" } });
  return migrated.ok ? parseDocument(migrated.document) : migrated.error;
};

type Form = { readonly separator: string; readonly number: string; readonly line: string };

const FORMS: readonly (readonly [name: string, form: Form])[] = [
  ["double pipes", { separator: "||", number: "__NUM__", line: "__NL__" }],
  ["commas", { separator: ",", number: "__NUM__", line: "\n" }],
  ["commas and no marks of numbers", { separator: ",", number: "", line: "\n" }],
];

const listPairs = (value: unknown, path: string, form: Form): string[] => {
  if (typeof value === "string") return [`${path}=${value.replaceAll("\n", form.line)}`];
  if (typeof value === "number") return [`${path}=${form.number}${value}`];
  if (typeof value !== "object" || value === null) return [`${path}=${String(value)}`];
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${path}=${Array.isArray(value) ? "[]" : "{}"}`];
  const start = path === "" ? "" : `${path}__SEP__`;
  return entries.flatMap(([key, member]) => listPairs(member, `${start}${key}`, form));
};

/** A link as it was written before anything was escaped. */
const writeAsBefore = (state: object, form: Form): string =>
  `#${listPairs(state, "", form).join(form.separator)}`;

const TEXTS = [
  "Anteil (n=5,m=7)",
  "Births, deaths and a=b",
  "p = q; r==",
  "https://a.example/?x=1&y=2",
  "one\ntwo, three=3",
  "true",
  "false",
  "[]",
  "{}",
  "12",
  "x,states=1",
];
/** Double pipes dropped what stood behind such a text. */
const TEXTS_OF_COMMAS = [...TEXTS, "a || b", "a=1||b=2"];

const KEYS = [
  ["0", "1", "2"],
  ["North", "North West", "North\u00a0East"],
  ["2020", "2019"],
  ["x, y", "a-b", "(n,m)"],
];

/** With texts and values of dimensions that look like what stands between pairs. */
const addSeparators = (
  draw: Draw,
  value: unknown,
  texts: readonly string[],
  name = "",
): unknown => {
  if (typeof value === "string")
    return ["de", "fr", "it", "en"].includes(name) ? draw.from(value, ...texts) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => addSeparators(draw, item, texts));
  const entries = Object.entries(value);
  const [first] = entries;
  if (first && ["values", "colorMapping", "showValuesMapping"].includes(name))
    return Object.fromEntries(draw.from(...KEYS).map((key) => [key, first[1]]));
  return Object.fromEntries(
    entries.map(([key, member]) => [key, addSeparators(draw, member, texts, key)]),
  );
};

describe.each(FORMS)("LK4 links of older forms, with %s", (_name, form) => {
  test("read values of dimensions as keys, with blanks or counted from 0", () => {
    const separated = {
      version: "4.6.0",
      state: "CONFIGURING_CHART",
      chartConfigs: [
        {
          filters: { a: { type: "multi", values: { North: true, "North West": true } } },
          colorMapping: { North: "#111111", "North\u00a0West": "#222222", "x, y": "#333333" },
        },
      ],
      activeChartKey: "k",
    };
    expect(decode(writeAsBefore(separated, form))).toEqual(separated);
  });

  test(
    "open as the document that they held",
    () => {
      const texts = form.separator === "," ? TEXTS_OF_COMMAS : TEXTS;
      assertDrawn((draw) => {
        const state = addSeparators(draw, makeState(draw, draw.from(...VERSIONS)), texts);
        expect(open(decode(writeAsBefore(state as object, form)))).toEqual(open(state));
      });
    },
    PROPERTY_TIMEOUT,
  );
});

test("LK4 commas, equals signs and double pipes of a text are its own, but before a member of a state", () => {
  const state = {
    version: "4.6.0",
    dataSource: { type: "sparql", url: "https://a.example/?x=1&y=2" },
    layout: {
      meta: { title: { de: "Anteil (n=5,m=7)", en: "a || b, c=d", fr: "p = q; r==", it: "a,b" } },
    },
    activeChartKey: "k",
  };
  for (const [, form] of FORMS.slice(1)) expect(decode(writeAsBefore(state, form))).toEqual(state);
});

test("LK4 of double pipes with commas before the name of a member, the pipes count", () => {
  expect(decode("#layout__SEP__meta__SEP__title__SEP__en=x,version=5||version=4.6.0")).toEqual({
    layout: { meta: { title: { en: "x,version=5" } } },
    version: "4.6.0",
  });
});
