import type { ChartKey, Locale } from "@statelier/model";
import type { ToastMessage } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import { buildErrorWords, type PageError } from "@statelier/viewer";
import type { SessionNotice } from "./environment.ts";

const describeFailure = (title: string, error: PageError, t: Translator): ToastMessage => {
  const cause = buildErrorWords(error, t);
  return { tone: "error", title, text: `${cause.title}. ${cause.why} ${cause.todo}` };
};

const describeResumed = (key: ChartKey, t: Translator, locale: Locale): ToastMessage => ({
  title: t("editor.resumed"),
  link: {
    href: `/${locale}/create/new?edit=${encodeURIComponent(key)}&anew=true`,
    label: t("editor.resumed.anew"),
  },
});

/** A passing message of the session in the author's language. */
export const describeNotice = (
  notice: SessionNotice,
  t: Translator,
  locale: Locale,
): ToastMessage => {
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
      return describeFailure(t("button.save-draft.error"), notice.error, t);
    case "offline":
      return {
        tone: "error",
        title: t("error.OFFLINE.title"),
        text: `${t("error.OFFLINE.why")} ${t("editor.offline.again")}`,
      };
    case "chart-gone":
      return { tone: "error", title: t("editor.gone"), text: t("editor.gone.todo") };
    case "chart-not-added":
      return describeFailure(t("editor.tabs.failed"), notice.error, t);
    case "dataset-not-replaced":
      return describeFailure(t("editor.missing.not-replaced"), notice.error, t);
    case "error": {
      const cause = buildErrorWords(notice.error, t);
      const reason = `${cause.title}. ${cause.why}`;
      const failure = buildErrorWords({ code: "PUBLISH_FAILED", args: { reason } }, t);
      const text = [failure.why, cause.todo, failure.todo].join(" ");
      return { tone: "error", title: failure.title, text };
    }
  }
};
