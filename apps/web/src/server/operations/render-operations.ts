import type { SourceStatus } from "@statelier/cubes";
import { escapeMarkup, formatNumber, type Locale, LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import {
  createPartsTranslator,
  createTranslator,
  type PartsTranslator,
  type Translator,
} from "@statelier/ui/messages";
import type { EntryAssets } from "../render/contract/page.ts";
import { buildHtmlDocument } from "../render/html/html-document.ts";
import type { CacheReport, OperationsReport, SourceReport } from "./operations-report.ts";
import { OPERATIONS_STYLE } from "./operations-style.ts";
import { writeUnreadable } from "./write-unreadable.ts";

export const OPERATIONS_PATH = "/operations";
export const OPERATIONS_JSON_PATH = "/api/operations";

type Texts = {
  t: Translator;
  /** For texts with markup among their arguments. */
  parts: PartsTranslator;
  locale: Locale;
  at: number;
};

type Markup = { markup: string };

const writeParts = (parts: readonly (string | Markup)[]): string =>
  parts.map((part) => (typeof part === "string" ? escapeMarkup(part) : part.markup)).join("");

const LANGUAGES: Record<Locale, string> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

const toMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;

const writeTime = (time: number, text: string): Markup => ({
  markup: `<time datetime="${new Date(time).toISOString()}">${escapeMarkup(text)}</time>`,
});

const writeMoment = (time: number, locale: Locale): Markup => {
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "UTC",
  });
  return writeTime(time, `${format.format(time)} UTC`);
};

const STEPS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
  { unit: "second", ms: 1_000 },
] as const;

const writeAge = (time: number, { locale, at }: Texts): Markup => {
  const { unit, ms } = STEPS.find((step) => at - time >= step.ms) ?? STEPS[3];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  return writeTime(time, format.format(-Math.max(0, Math.floor((at - time) / ms)), unit));
};

const describeState = (
  { status }: Pick<SourceReport, "status">,
  { t }: Texts,
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

const writeCopy = (copy: SourceStatus["copy"], texts: Texts): string[] => {
  if (!copy) return [];
  const { t, parts } = texts;
  const { files, bytes, changedAt, confirmedAt, failure } = copy;
  const what: (string | Markup)[] =
    changedAt === undefined || confirmedAt === undefined
      ? [t("operations.copy.none")]
      : parts("operations.copy.what", {
          count: files,
          size: toMegabytes(bytes),
          changed: writeAge(changedAt, texts),
          when: writeAge(confirmedAt, texts),
        });
  const terms = [writeTerm(t("operations.copy"), writeParts(what))];
  if (!failure) return terms;
  const { at, id, sentence } = failure;
  const markup = writeParts(
    parts("operations.copy.failure.what", {
      when: writeAge(at, texts),
      code: id,
      sentence: { markup: `<span lang="en">${escapeMarkup(sentence)}</span>` },
    }),
  );
  return [...terms, writeTerm(t("operations.copy.failure"), markup, "bad")];
};

const writeSource = (source: SourceReport, texts: Texts): string => {
  const { t, parts } = texts;
  const { name, type, url, status } = source;
  const state = describeState(source, texts);
  const terms = [writeTerm(t("operations.state"), escapeMarkup(state.text), state.className)];
  if (status?.lastSuccessAt !== undefined)
    terms.push(writeTerm(t("operations.success"), writeAge(status.lastSuccessAt, texts).markup));
  if (status?.lastFailure) {
    const { at, id } = status.lastFailure;
    const failure = writeParts(
      parts("operations.failure.what", { when: writeAge(at, texts), code: id }),
    );
    terms.push(writeTerm(t("operations.failure"), failure));
  }
  if (status?.catalogue) {
    const { datasets, readAt, isStale } = status.catalogue;
    const id = isStale ? "operations.catalogue.stale" : "operations.catalogue.age";
    const state = writeParts(parts(id, { count: datasets, when: writeAge(readAt, texts) }));
    terms.push(writeTerm(t("operations.catalogue"), state, isStale ? "bad" : ""));
  }
  if (status) {
    const { queries: questions, failures } = status;
    const text = t("operations.questions.count", { questions, failures });
    terms.push(writeTerm(t("operations.questions"), escapeMarkup(text)));
  }
  if (status?.shapes) {
    const { queries: questions, failures } = status.shapes;
    const { text, className } = describeState({ status: status.shapes }, texts);
    const count = t("operations.questions.count", { questions, failures });
    terms.push(writeTerm(t("operations.shapes"), escapeMarkup(`${text} · ${count}`), className));
  }
  terms.push(...writeCopy(status?.copy, texts));
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
  bundles: "operations.cache.bundles",
  pages: "operations.cache.pages",
} as const satisfies Record<CacheReport["name"], string>;

const writeCaches = (caches: readonly CacheReport[], texts: Texts): string => {
  const { t } = texts;
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
    const limit = maxBytes === undefined ? undefined : toMegabytes(maxBytes);
    const cells = [entries, toMegabytes(bytes), limit, share, evictions]
      .map((cell) => `<td>${escapeMarkup(formatNumber(cell, texts))}</td>`)
      .join("");
    return `<tr><th scope="row">${escapeMarkup(t(CACHE_NAMES[name]))}</th>${cells}</tr>`;
  });
  const label = escapeMarkup(t("operations.caches"));
  const head = heads.map((each) => `<th scope="col">${escapeMarkup(each)}</th>`).join("");
  return `<h2>${label}</h2><div class="scroll" role="region" tabindex="0" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
};

const writeLimits = ({ limits }: OperationsReport, texts: Texts): string => {
  const { t } = texts;
  const values: [string, number][] = [
    [t("operations.limit.timeout"), limits.queryTimeoutMs / 1_000],
    [t("operations.limit.answer"), toMegabytes(limits.queryMaxBytes)],
    [t("operations.limit.rows"), limits.queryMaxRows],
    [t("operations.limit.whole"), limits.wholeCubeRows],
    [t("operations.limit.publish"), limits.publishPerHour],
    [t("operations.limit.refresh"), limits.refreshMs / 1_000],
  ];
  const terms = values.map(([name, value]) =>
    writeTerm(name, escapeMarkup(formatNumber(value, texts))),
  );
  return `<h2>${escapeMarkup(t("operations.limits"))}</h2><dl class="limits">${terms.join("")}</dl>`;
};

const writeLanguages = ({ t, locale }: Texts): string => {
  const links = LOCALES.map(
    (each) =>
      `<li><a href="/${each}${OPERATIONS_PATH}" hreflang="${each}" lang="${each}"${each === locale ? ' aria-current="page"' : ""}>${LANGUAGES[each]}</a></li>`,
  );
  return `<nav aria-label="${escapeMarkup(t("operations.languages"))}"><ul role="list">${links.join("")}</ul></nav>`;
};

const writeNow = (report: OperationsReport, { parts, locale }: Texts): string =>
  writeParts(
    parts("operations.now", {
      at: writeMoment(report.at, locale),
      since: writeMoment(report.startedAt, locale),
      size: toMegabytes(report.residentBytes),
    }),
  );

/** The operators' page as a document of its own, which needs no script. `nonce` allows its style. */
export const renderOperations = (
  report: OperationsReport,
  { locale, assets, nonce }: { locale: Locale; assets: EntryAssets; nonce: string },
): string => {
  const messages = collectMessages(locale, ["operations", "site"]);
  const t = createTranslator(locale, messages);
  const texts = { t, parts: createPartsTranslator(locale, messages), locale, at: report.at };
  const title = t("operations.title");
  const body = [
    "<main>",
    writeLanguages(texts),
    `<h1>${escapeMarkup(title)}</h1><p class="soft">${writeNow(report, texts)}</p>`,
    `<p><a href="${OPERATIONS_JSON_PATH}">${escapeMarkup(t("operations.json"))}</a></p>`,
    `<h2>${escapeMarkup(t("operations.sources"))}</h2>`,
    ...report.sources.map((source) => writeSource(source, texts)),
    writeUnreadable(report, {
      t,
      locale,
      writeCount: (count) => formatNumber(count, texts),
      writeAge: (time) => writeAge(time, texts).markup,
    }),
    writeCaches(report.caches, texts),
    writeLimits(report, texts),
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
