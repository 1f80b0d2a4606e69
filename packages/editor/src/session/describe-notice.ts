import type { Locale } from "@statelier/model";
import type { ToastMessage } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import { buildErrorWords } from "@statelier/viewer";
import type { SessionNotice } from "./environment.ts";

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
    case "draft-failed": {
      const { title, why, todo } = buildErrorWords(notice.error, t);
      return {
        tone: "error",
        title: t("button.save-draft.error"),
        text: `${title}. ${why} ${todo}`,
      };
    }
    case "offline":
      return {
        tone: "error",
        title: t("error.OFFLINE.title"),
        text: `${t("error.OFFLINE.why")} ${t("editor.offline.again")}`,
      };
    case "chart-gone":
      return { tone: "error", title: t("editor.gone"), text: t("editor.gone.todo") };
    case "chart-not-added":
    case "dataset-not-replaced": {
      const { title, why, todo } = buildErrorWords(notice.error, t);
      const isAdding = notice.type === "chart-not-added";
      return {
        tone: "error",
        title: t(isAdding ? "editor.tabs.failed" : "editor.missing.not-replaced"),
        text: `${title}. ${why} ${todo}`,
      };
    }
    case "error": {
      const cause = buildErrorWords(notice.error, t);
      const reason = `${cause.title}. ${cause.why}`;
      const failure = buildErrorWords({ code: "PUBLISH_FAILED", args: { reason } }, t);
      const text = [failure.why, cause.todo, failure.todo].join(" ");
      return { tone: "error", title: failure.title, text };
    }
  }
};
