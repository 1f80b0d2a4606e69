import { describe, expect, expectTypeOf, test } from "vitest";
import { ALL_MESSAGES, collectMessages } from "./all-messages.ts";
import type { Message } from "../i18n/message.ts";
import { MESSAGE_AREAS } from "./catalogue.ts";
import { loadMessages } from "./load-messages.ts";
import { UI_LOCALES } from "../i18n/locale.ts";
import { createPartsTranslator, createTranslator, type Translator } from "./translator.ts";

const placeholders = (message: Message): string[] => {
  const forms = typeof message === "string" ? [message] : [message.one, message.other];
  const names = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((hit) => hit[1]!));
  return [...new Set(names)].filter((name) => name !== "count").sort();
};

describe.each(MESSAGE_AREAS)("messages of %s", (area) => {
  test.each(UI_LOCALES)("%s has the English ids, placeholders and forms, none empty", (locale) => {
    const english = ALL_MESSAGES.en[area];
    const own = ALL_MESSAGES[locale][area];
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [id, message] of Object.entries(own)) {
      expect([id, placeholders(message)]).toEqual([id, placeholders(english[id]!)]);
      expect([id, typeof message]).toEqual([id, typeof english[id]]);
      const forms = typeof message === "string" ? [message] : [message.one, message.other];
      expect([id, forms.every((form) => form.trim() !== "" && !form.includes("!"))]).toEqual([
        id,
        true,
      ]);
    }
  });
});

test("no id belongs to two areas", () => {
  const ids = MESSAGE_AREAS.flatMap((area) => Object.keys(ALL_MESSAGES.en[area]));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("D30 ids and texts that programs of others know are kept to the letter", () => {
  const messages = collectMessages("en", MESSAGE_AREAS);
  expect(Object.keys(messages)).toEqual(
    expect.arrayContaining([
      "button.save-draft.error",
      "controls.chart.disabled.categorical",
      "controls.chart.disabled.different-unit",
      "controls.chart.disabled.geographical",
      "controls.chart.disabled.multiple-measures",
      "controls.chart.disabled.numerical",
      "controls.chart.disabled.same-unit",
      "controls.chart.disabled.temporal",
      "controls.custom-color-palettes.title-unavailable",
      "hint.dataloadingerror.message",
      "hint.no.visualization.with.dataset",
      "login.profile.my-color-palettes.add",
      "wmts.error-invalid-url",
      "wmts.layer-not-supported-crs",
    ]),
  );
  expect(messages["controls.chart.disabled.map"]).toMatch(
    /^At least one ordinal measure and one geographical dimension are required\./,
  );
  expect(messages["wmts.unknown-layer"]).toBe("Unknown layer");
});

test("German is written without ß, as the number format is Swiss", () => {
  expect(JSON.stringify(ALL_MESSAGES.de)).not.toContain("ß");
});

const listTexts = (locale: (typeof UI_LOCALES)[number]): string[] =>
  Object.values(collectMessages(locale, MESSAGE_AREAS)).flatMap((message) =>
    typeof message === "string" ? [message] : [message.one, message.other],
  );

test("French sets a narrow no-break space before high punctuation", () => {
  const texts = listTexts("fr");
  expect(texts.filter((text) => /[^\u202f]([;?»]|:(\s|$))|«[^\u202f]/.test(text))).toEqual([]);
});

test.each([
  ["it", /set di dati|cruscott|spicchi|\bteam\b|\bconto\b|valori obiettivo|lettore di schermo/i],
  ["en", /data set|\bpictures?\b|remark|somebody|everybody|whoever|organiz|visualiz/i],
] as const)("one word stands for one thing: %s", (locale, others) => {
  const words = listTexts(locale).map((text) => text.replaceAll(/\{\w+\}/g, ""));
  expect(words.filter((text) => others.test(text))).toEqual([]);
});

test("Italian writes names of languages and the formal address small", () => {
  const large = /Tedesco|Francese|Italiano|Inglese|[^.?:] (Lei|La|Le|Suo|Sua|Suoi|Sue)\b/;
  expect(listTexts("it").filter((text) => large.test(text))).toEqual([]);
});

test("loading gives the same texts as collecting", async () => {
  expect(await loadMessages("fr", ["kit", "errors"])).toEqual(
    collectMessages("fr", ["kit", "errors"]),
  );
});

test("plural form and grouping follow the language", () => {
  const messages = { "kit.results": { one: "{count} x", other: "{count} xs" } };
  const say = (locale: (typeof UI_LOCALES)[number], count: number): string =>
    (createTranslator(locale, messages) as unknown as (id: string, args: object) => string)(
      "kit.results",
      { count },
    );
  expect(say("en", 1)).toBe("1 x");
  expect(say("en", 0)).toBe("0 xs");
  expect(say("fr", 0)).toBe("0 x");
  expect(say("de", 12345)).toBe("12’345 xs");
  expect(say("fr", 1234567)).toBe("1\u202f234\u202f567 xs");
  expect(say("it", -1234.5)).toBe("\u22121’234.5 xs");
});

test("an id that is not loaded comes back as it is", () => {
  expect(createTranslator("de", {})("kit.close")).toBe("kit.close");
});

test("the parts of a text stand where their placeholders are", () => {
  const tParts = createPartsTranslator("de", { "operations.failure.what": "{code} – {when}." });
  const when = { markup: "<time>12</time>" };
  expect(tParts("operations.failure.what", { code: 1_000, when })).toEqual([
    "1’000",
    " – ",
    when,
    ".",
  ]);
});

test("ids and arguments are checked by the compiler", () => {
  const t: Translator = createTranslator("en", collectMessages("en", MESSAGE_AREAS));
  expectTypeOf(t("kit.close")).toEqualTypeOf<string>();
  // @ts-expect-error no such id
  t("kit.no-such-id");
  // @ts-expect-error the version is missing
  t("error.DOCUMENT_TOO_NEW.why", {});
  expect(t("error.DOCUMENT_TOO_NEW.why", { version: "6.0.0", supported: "4.6.0" })).toContain(
    "6.0.0",
  );
});
