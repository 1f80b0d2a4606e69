import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CHART_TYPES, type ChartType } from "@statelier/document";
import { joinLabel, type Locale, LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type MessageId } from "@statelier/ui/messages";
import { summarizeChart } from "../packages/charts/src/chart/summarize-chart.ts";
import { layoutChart } from "../packages/charts/src/fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../packages/charts/src/fixtures/read-fixtures.ts";
import { nameFacts } from "../packages/charts/src/interaction/name-facts.ts";
import { listSeries } from "../packages/charts/src/scene/list-data.ts";
import { asPlot } from "../packages/charts/src/scene/read-scene.ts";
import { findDrawing } from "../packages/charts/src/types/find-drawing.ts";
import { chartDrawings } from "../packages/charts/src/types/registry.ts";
import { MESSAGE_AREAS } from "../packages/ui/src/messages/catalogue.ts";
import type { Message } from "../packages/ui/src/i18n/message.ts";
import { ROOT } from "./run-step.ts";
import { SENTENCE_BLANKS } from "./sentence-blanks.ts";

/** Cases of a type that together say every sentence a summary or a note has, but for those that are listed by their ids. */
const listCases = (chartType: ChartType): string[] => {
  const file = join(
    "packages/charts/src/types",
    chartDrawings[chartType].folder,
    "fixtures/sentences.txt",
  );
  return readFileSync(join(ROOT, file), "utf8").trim().split("\n");
};

/** What a pointer shows and a screen reader says of the first mark. */
const describeMark = (scene: ReturnType<typeof layoutChart>, locale: Locale): string[] => {
  const plot = asPlot(scene);
  const [datum] = plot ? listSeries(plot).flatMap(({ data }) => data.slice(0, 1)) : [];
  if (!plot || !datum) return [];
  const place = [datum.seriesLabel, datum.categoryLabel].filter((part) => part !== "").join(", ");
  const facts = nameFacts(plot, datum).filter((fact) => fact !== "");
  if (place === "" || facts.length === 0) return [place || facts.join(", ")];
  return [joinLabel(place, facts.join(", "), locale)];
};

const describeCase = (locale: Locale, [chartType, name]: readonly [ChartType, string]): string => {
  const input = makeFixtureInput(readFixture(chartType, name), { locale });
  const scene = layoutChart(input);
  const summary = summarizeChart(findDrawing(input.config), input, scene);
  return [`- \`${chartType}/${name}\` ${summary}`, ...describeMark(scene, locale)].join("\n  → ");
};

const formsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : [message.one, message.other];

const hasBlank = (message: Message): boolean => formsOf(message).some((form) => /\{\w/.test(form));

/** Numbers that show each form of a plural, and that thousands are grouped. */
const COUNTS = [0, 1, 2, 1234];

/** Where a blank that is a word elsewhere is a number, or the other way round. */
const OWN_BLANKS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  "chart.table.rows": { first: 1, last: 25 },
  "chart.map.class": { number: 2 },
  "chart.map.range": { from: 8, to: 11 },
  "chart.map.range.below": { from: 8, to: 11 },
  "chart.map.middle": { value: "2.1" },
  "chart.map.sizes": { value: "2.1" },
  "editor.colors.shared": { series: 12 },
  "download.saved": { name: "cube.csv", size: "8 kB" },
};

const fillMessage = (locale: Locale, id: string, message: Message): string => {
  const t = createTranslator(locale, { [id]: message }) as unknown as (
    id: string,
    args: Readonly<Record<string, string | number>>,
  ) => string;
  const isPlural = typeof message !== "string";
  const texts = (isPlural ? COUNTS : [12]).map((count) =>
    t(id, { ...SENTENCE_BLANKS[locale], ...OWN_BLANKS[id], count }),
  );
  return [...new Set(texts)].join(" | ").replaceAll(/\{(\w+)\}/g, "‹$1›");
};

const listFilled = (locale: Locale): string[] =>
  MESSAGE_AREAS.filter((area) => area !== "errors").map((area) => {
    const rows = Object.entries(collectMessages(locale, [area]))
      .filter(([, message]) => hasBlank(message))
      .map(([id, message]) => `- \`${id}\` ${fillMessage(locale, id, message)}`);
    return rows.length === 0 ? "" : [`## ${area}`, "", ...rows, ""].join("\n");
  });

const listErrors = (locale: Locale): string[] => {
  const messages = collectMessages(locale, ["errors"]);
  return Object.keys(messages)
    .flatMap((id) => /^error\.(.+)\.title$/.exec(id)?.[1] ?? [])
    .map((code) => {
      const [title, why, todo] = ["title", "why", "todo"].map((part) => {
        const id = `error.${code}.${part}` as MessageId;
        return fillMessage(locale, id, messages[id] ?? "");
      });
      return `- \`${code}\` **${title}.** ${why} ${todo}`;
    });
};

/** The whole text of docs/sentences/{locale}.md: what the product says of real figures, to be read through. */
export const buildSentences = (locale: Locale): string =>
  [
    `# Sentences, ${locale}`,
    "",
    "Written by `npx node tools/sentence-catalogue.ts` from the code and the cases of the gallery, to be read by somebody",
    "who writes this language. A plural is shown for 0, 1, 2 and 1,234, where they differ.",
    "",
    "## Summaries and notes",
    "",
    "Behind the arrow is what the first mark says.",
    "",
    ...CHART_TYPES.flatMap((type) =>
      listCases(type).map((name) => describeCase(locale, [type, name])),
    ),
    "",
    ...listFilled(locale).filter((text) => text !== ""),
    "## errors",
    "",
    ...listErrors(locale),
    "",
  ].join("\n");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(ROOT, "docs", "sentences");
  mkdirSync(folder, { recursive: true });
  for (const locale of LOCALES) writeFileSync(join(folder, `${locale}.md`), buildSentences(locale));
}
