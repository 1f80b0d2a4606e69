import type { Locale } from "@statelier/model";
import type { ToastMessage } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import { buildErrorWords, type PageError } from "@statelier/viewer";
import type { SessionNotice } from "./environment.ts";

/** What did not happen, and why. */
const describeCause = (failed: string, error: PageError, t: Translator): ToastMessage => {
  const { title, why, todo } = buildErrorWords(error, t);
  return { tone: "error", title: failed, text: `${title}. ${why} ${todo}` };
};

/** Whose own sentence says that nothing is lost. */
const SAYS_KEPT = /^(?:SERVER_AWAY|STOR|RATE_LIMITED|NOT_SIGNED_IN)/;

/** What may pass by itself. */
const PASSES = /^(?:OFFLINE|INTERNAL|SOURCE_)/;

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

/** That a chart was not published, or is not known to be, why, and what to do. */
const describePublishNotice = (
  notice: Extract<SessionNotice, { type: "error" }>,
  t: Translator,
  locale: Locale,
): ToastMessage => {
  const { code } = notice.error;
  const cause = buildErrorWords(notice.error, t);
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
