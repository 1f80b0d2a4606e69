import type { ToastMessage } from "@statelier/ui";
import type { MessageId, Translator } from "@statelier/ui/messages";
import type { PageError } from "@statelier/viewer";
import type { SessionNotice } from "./environment.ts";

type SayWith = (id: MessageId, args: Record<string, string>) => string;

/** One part of an error of the catalogue. */
export const sayError = (
  t: Translator,
  { code, args }: PageError,
  part: "title" | "why" | "todo",
): string => (t as SayWith)(`error.${code}.${part}`, args);

/** A passing message of the session in the author's language. */
export const describeNotice = (notice: SessionNotice, t: Translator): ToastMessage => {
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
    case "error": {
      const reason = `${sayError(t, notice.error, "title")}. ${sayError(t, notice.error, "why")}`;
      const failure: PageError = { code: "PUBLISH_FAILED", args: { reason } };
      return {
        tone: "error",
        title: sayError(t, failure, "title"),
        text: [
          sayError(t, failure, "why"),
          sayError(t, notice.error, "todo"),
          sayError(t, failure, "todo"),
        ].join(" "),
      };
    }
  }
};
