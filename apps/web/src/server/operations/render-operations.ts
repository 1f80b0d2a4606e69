import type { SourceStatus } from "@statelier/cubes";
import { escapeMarkup, type Locale, LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type Translator } from "@statelier/ui/messages";
import type { EntryAssets } from "../../pages/page.ts";
import { buildHtmlDocument } from "../../render/html/html-document.ts";
import type { CacheReport, OperationsReport, SourceReport } from "./operations-report.ts";
import { OPERATIONS_STYLE } from "./operations-style.ts";

export const OPERATIONS_PATH = "/operations";
export const OPERATIONS_JSON_PATH = "/api/operations";

type Words = { t: Translator; locale: Locale; at: number };

const LANGUAGES: Record<Locale, string> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

const toMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;

const writeMoment = (time: number, locale: Locale): string => {
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "UTC",
  });
  const iso = new Date(time).toISOString();
  return `<time datetime="${iso}">${escapeMarkup(format.format(time))} UTC</time>`;
};

const STEPS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
  { unit: "second", ms: 1_000 },
] as const;

const writeAge = (time: number, { locale, at }: Words): string => {
  const { unit, ms } = STEPS.find((step) => at - time >= step.ms) ?? STEPS[3];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  const iso = new Date(time).toISOString();
  const age = format.format(-Math.max(0, Math.floor((at - time) / ms)), unit);
  return `<time datetime="${iso}">${escapeMarkup(age)}</time>`;
};

const describeState = (
  { status }: Pick<SourceReport, "status">,
  { t }: Words,
): { text: string; className: string } => {
  if (!status) return { text: t("operations.state.unasked"), className: "" };
  const seconds = Math.ceil(status.waitMs / 1_000);
  if (status.breaker === "open" && seconds === 0)
    return { text: t("operations.state.due"), className: "bad" };
  if (status.breaker === "open")
    return { text: t("operations.state.open", { seconds }), className: "bad" };
  if (status.breaker === "probing")
    return { text: t("operations.state.probing"), className: "bad" };
  if (status.queries === 0) return { text: t("operations.state.unasked"), className: "" };
  return (status.lastFailure?.at ?? 0) > (status.lastSuccessAt ?? 0)
    ? { text: t("operations.state.failing"), className: "bad" }
    : { text: t("operations.state.closed"), className: "good" };
};

const writeTerm = (name: string, value: string, className = ""): string =>
  `<dt>${escapeMarkup(name)}</dt><dd${className === "" ? "" : ` class="${className}"`}>${value}</dd>`;

/** A text whose hole `{when}` is filled with markup. */
const fillWhen = (text: string, when: string): string =>
  escapeMarkup(text).replace("{when}", () => when);

const WHEN = "{when}";

const writeCopy = (copy: SourceStatus["copy"], words: Words): string[] => {
  if (!copy) return [];
  const { t } = words;
  const { files, bytes, changedAt, confirmedAt, failure } = copy;
  const size = toMegabytes(bytes);
  const what =
    changedAt === undefined || confirmedAt === undefined
      ? escapeMarkup(t("operations.copy.none"))
      : fillWhen(
          t("operations.copy.what", { count: files, size, changed: "{changed}", when: WHEN }),
          writeAge(confirmedAt, words),
        ).replace("{changed}", () => writeAge(changedAt, words));
  const terms = [writeTerm(t("operations.copy"), what)];
  if (!failure) return terms;
  const { at, id, sentence } = failure;
  const text = t("operations.copy.failure.what", { when: WHEN, code: id, sentence: "{sentence}" });
  const markup = fillWhen(text, writeAge(at, words)).replace(
    "{sentence}",
    () => `<span lang="en">${escapeMarkup(sentence)}</span>`,
  );
  return [...terms, writeTerm(t("operations.copy.failure"), markup, "bad")];
};

const writeSource = (source: SourceReport, words: Words): string => {
  const { t } = words;
  const { name, type, url, status } = source;
  const state = describeState(source, words);
  const terms = [writeTerm(t("operations.state"), escapeMarkup(state.text), state.className)];
  if (status?.lastSuccessAt !== undefined)
    terms.push(writeTerm(t("operations.success"), writeAge(status.lastSuccessAt, words)));
  if (status?.lastFailure) {
    const { at, id } = status.lastFailure;
    const text = t("operations.failure.what", { when: WHEN, code: id });
    terms.push(writeTerm(t("operations.failure"), fillWhen(text, writeAge(at, words))));
  }
  if (status?.catalogue) {
    const { datasets, readAt, isStale } = status.catalogue;
    const id = isStale ? "operations.catalogue.stale" : "operations.catalogue.age";
    const text = t(id, { count: datasets, when: WHEN });
    const className = isStale ? "bad" : "";
    terms.push(
      writeTerm(t("operations.catalogue"), fillWhen(text, writeAge(readAt, words)), className),
    );
  }
  if (status) {
    const { queries: questions, failures } = status;
    const text = t("operations.questions.count", { questions, failures });
    terms.push(writeTerm(t("operations.questions"), escapeMarkup(text)));
  }
  if (status?.shapes) {
    const { queries: questions, failures } = status.shapes;
    const { text, className } = describeState({ status: status.shapes }, words);
    const count = t("operations.questions.count", { questions, failures });
    terms.push(writeTerm(t("operations.shapes"), escapeMarkup(`${text} · ${count}`), className));
  }
  terms.push(...writeCopy(status?.copy, words));
  if (status?.answers) {
    const { entries, bytes, maxBytes, standIns: times } = status.answers;
    const sizes = { size: toMegabytes(bytes), limit: toMegabytes(maxBytes) };
    const text = t("operations.answers.count", { entries, ...sizes, times });
    terms.push(writeTerm(t("operations.answers"), escapeMarkup(text)));
  }
  return `<article><h3>${escapeMarkup(name)}</h3><p class="soft">${escapeMarkup(type)} · ${escapeMarkup(url)}</p><dl>${terms.join("")}</dl></article>`;
};

const CACHE_NAMES = {
  columns: "operations.cache.columns",
  files: "operations.cache.files",
  charts: "operations.cache.charts",
  pages: "operations.cache.pages",
} as const satisfies Record<CacheReport["name"], string>;

/** As the rest of the product writes numbers. */
const writeNumber = (value: number, { locale }: Words): string =>
  new Intl.NumberFormat(locale === "fr" ? "fr" : "de-CH").format(value).replaceAll("'", "’");

const writeCaches = (caches: readonly CacheReport[], words: Words): string => {
  const { t } = words;
  const heads = [
    t("operations.cache"),
    t("operations.entries"),
    t("operations.size"),
    t("operations.limit"),
    t("operations.hits"),
    t("operations.evictions"),
  ];
  const rows = caches.map(({ name, entries, bytes, maxBytes, hits, misses, evictions }) => {
    const asked = (hits ?? 0) + (misses ?? 0);
    const share = asked === 0 ? undefined : Math.round((100 * (hits ?? 0)) / asked);
    const cells = [entries, toMegabytes(bytes), toMegabytes(maxBytes), share, evictions]
      .map(
        (cell) => `<td>${cell === undefined ? "–" : escapeMarkup(writeNumber(cell, words))}</td>`,
      )
      .join("");
    return `<tr><th scope="row">${escapeMarkup(t(CACHE_NAMES[name]))}</th>${cells}</tr>`;
  });
  const label = escapeMarkup(t("operations.caches"));
  const head = heads.map((each) => `<th scope="col">${escapeMarkup(each)}</th>`).join("");
  return `<h2>${label}</h2><div class="scroll" role="region" tabindex="0" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
};

const writeLimits = ({ limits }: OperationsReport, words: Words): string => {
  const { t } = words;
  const values: [string, number][] = [
    [t("operations.limit.timeout"), limits.queryTimeoutMs / 1_000],
    [t("operations.limit.answer"), toMegabytes(limits.queryMaxBytes)],
    [t("operations.limit.rows"), limits.queryMaxRows],
    [t("operations.limit.whole"), limits.wholeCubeRows],
    [t("operations.limit.publish"), limits.publishPerHour],
    [t("operations.limit.refresh"), limits.refreshMs / 1_000],
  ];
  const terms = values.map(([name, value]) =>
    writeTerm(name, escapeMarkup(writeNumber(value, words))),
  );
  return `<h2>${escapeMarkup(t("operations.limits"))}</h2><dl class="limits">${terms.join("")}</dl>`;
};

const writeLanguages = ({ t, locale }: Words): string => {
  const links = LOCALES.map(
    (each) =>
      `<li><a href="/${each}${OPERATIONS_PATH}" hreflang="${each}" lang="${each}"${each === locale ? ' aria-current="page"' : ""}>${LANGUAGES[each]}</a></li>`,
  );
  return `<nav aria-label="${escapeMarkup(t("operations.languages"))}"><ul role="list">${links.join("")}</ul></nav>`;
};

const writeNow = (report: OperationsReport, words: Words): string => {
  const { t, locale } = words;
  const text = t("operations.now", {
    at: "{at}",
    since: "{since}",
    size: toMegabytes(report.residentBytes),
  });
  return escapeMarkup(text)
    .replace("{at}", () => writeMoment(report.at, locale))
    .replace("{since}", () => writeMoment(report.startedAt, locale));
};

/** The operators' page as a document of its own, which needs no script. `nonce` allows its style. */
export const renderOperations = (
  report: OperationsReport,
  { locale, assets, nonce }: { locale: Locale; assets: EntryAssets; nonce: string },
): string => {
  const t = createTranslator(locale, collectMessages(locale, ["operations", "site"]));
  const words = { t, locale, at: report.at };
  const title = t("operations.title");
  const body = [
    "<main>",
    writeLanguages(words),
    `<h1>${escapeMarkup(title)}</h1><p class="soft">${writeNow(report, words)}</p>`,
    `<p><a href="${OPERATIONS_JSON_PATH}">${escapeMarkup(t("operations.json"))}</a></p>`,
    `<h2>${escapeMarkup(t("operations.sources"))}</h2>`,
    ...report.sources.map((source) => writeSource(source, words)),
    writeCaches(report.caches, words),
    writeLimits(report, words),
    "</main>",
  ].join("");
  return buildHtmlDocument({
    locale,
    title: t("site.title", { page: title }),
    body,
    assets: { ...assets, scripts: [], preloads: [] },
    head: `<meta name="robots" content="noindex"><style nonce="${nonce}">${OPERATIONS_STYLE}</style>`,
  });
};
