import { type ChartKey, type Locale, LOCALES } from "@statelier/model";
import type { ToastMessage } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import { buildErrorWords, type PageError } from "@statelier/viewer";
import type { SessionNotice } from "./environment.ts";

/** What did not happen, and why. */
const describeCause = (failed: string, error: PageError, t: Translator): ToastMessage => {
  const { title, why, todo } = buildErrorWords(inWords(error, t), t);
  return { tone: "error", title: failed, text: `${title}. ${why} ${todo}` };
};

/** Whose own sentence says that nothing is lost. */
const SAYS_KEPT = /^(?:SERVER_AWAY|STOR|RATE_LIMITED|NOT_SIGNED_IN)/;

/** What may pass by itself. */
const PASSES = /^(?:OFFLINE|INTERNAL|SOURCE_)/;

/** Texts by the names of their fields in a document. */
const TEXTS = {
  title: "editor.text.title",
  description: "editor.text.description",
  label: "editor.text.label",
  altText: "editor.text.alt",
  note: "editor.text.note",
  text: "editor.blocks.text",
  labels: "editor.conversion",
} as const;

const TEXT_PLACE = /^(?:(layout)|chartConfigs\.(\d+))\..*?\b(\w+)\.(de|fr|it|en)$/;

/** A place in a document in the words of the editor where it is a text; else its path, as programs know it. */
const namePlace = (path: string, t: Translator): string => {
  const [, layout, chart, field = "", language] = TEXT_PLACE.exec(path) ?? [];
  const locale = LOCALES.find((each) => each === language);
  if (!locale || !Object.hasOwn(TEXTS, field)) return path;
  const text = `${t(TEXTS[field as keyof typeof TEXTS])}, ${t(`kit.locale.${locale}`)}`;
  const whole = layout
    ? t("editor.check.of-page")
    : t("viewer.chart.number", { number: String(Number(chart) + 1) });
  return `${text} (${whole})`;
};

/** The same failure, with its place in the words of the editor. */
const inWords = ({ code, args }: PageError, t: Translator): PageError =>
  args["path"] === undefined
    ? { code, args }
    : { code, args: { ...args, path: namePlace(args["path"], t) } };

/** What to do about a failure to publish. */
const adviseOnPublishing = (
  { error, again }: Extract<SessionNotice, { type: "error" }>,
  t: Translator,
  locale: Locale,
): string[] => {
  if (again) {
    const time = again.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
    return [t("editor.publish.later", { time })];
  }
  const { todo } = buildErrorWords(error, t);
  if (error.code === "DOCUMENT_INVALID")
    return [t("editor.publish.invalid"), t("editor.publish.kept")];
  if (SAYS_KEPT.test(error.code)) return [todo];
  return [
    todo,
    PASSES.test(error.code) ? t("error.PUBLISH_FAILED.todo") : t("editor.publish.kept"),
  ];
};

const describeResumed = (key: ChartKey, t: Translator, locale: Locale): ToastMessage => ({
  title: t("editor.resumed"),
  link: {
    href: `/${locale}/create/new?edit=${encodeURIComponent(key)}&anew=true`,
    label: t("editor.resumed.anew"),
  },
});

/** That a chart was not published, or is not known to be, why, and what to do. */
const describePublishNotice = (
  notice: Extract<SessionNotice, { type: "error" }>,
  t: Translator,
  locale: Locale,
): ToastMessage => {
  const { code } = notice.error;
  const cause = buildErrorWords(inWords(notice.error, t), t);
  if (code === "PUBLISH_UNANSWERED")
    return { tone: "error", title: cause.title, text: `${cause.why} ${cause.todo}` };
  const reason = `${cause.title}. ${cause.why}`;
  const failure = buildErrorWords({ code: "PUBLISH_FAILED", args: { reason } }, t);
  return {
    tone: "error",
    title: failure.title,
    text: [failure.why, ...adviseOnPublishing(notice, t, locale)].join(" "),
  };
};

const describeMessage = (notice: SessionNotice, t: Translator, locale: Locale): ToastMessage => {
  switch (notice.type) {
    case "storage-full":
      return {
        tone: "error",
        title: t("editor.storage-full"),
        text: t("editor.storage-full.todo"),
      };
    case "losses":
      return {
        tone: "error",
        title: t("editor.losses"),
        text: t("editor.losses.todo", { list: notice.paths.join(", ") }),
      };
    case "draft-saved":
      return {
        tone: "good",
        title: t("button.save-draft.saved"),
        link: { href: `/${locale}/v/${notice.key}`, label: t("button.save-draft.view") },
      };
    case "edit-resumed":
      return describeResumed(notice.key, t, locale);
    case "draft-failed":
      return describeCause(t("button.save-draft.error"), notice.error, t);
    case "offline":
      return {
        tone: "error",
        title: t("error.OFFLINE.title"),
        text: `${t("error.OFFLINE.why")} ${t("editor.offline.again")}`,
      };
    case "published-before":
      return {
        tone: "error",
        title: t("editor.published-before"),
        text: t("editor.published-before.todo"),
        link: { href: `/${locale}/v/${notice.key}`, label: t("editor.published-before.view") },
      };
    case "chart-gone":
      return { tone: "error", title: t("editor.gone"), text: t("editor.gone.todo") };
    case "chart-not-added":
      return describeCause(t("editor.tabs.failed"), notice.error, t);
    case "dataset-not-replaced":
      return describeCause(t("editor.missing.not-replaced"), notice.error, t);
    case "error":
      return describePublishNotice(notice, t, locale);
  }
};

/** A passing message of the session in the author's language; whoever has to sign in comes back to `place`, a path of the site. */
export const describeNotice = (
  notice: SessionNotice,
  t: Translator,
  locale: Locale,
  place = "",
): ToastMessage => {
  const message = describeMessage(notice, t, locale);
  const isOut = "error" in notice && notice.error.code === "NOT_SIGNED_IN";
  if (!isOut) return message;
  const href = `/${locale}/sign-in?${new URLSearchParams({ return: place })}`;
  return { ...message, link: { href, label: t("account.sign-in") } };
};
