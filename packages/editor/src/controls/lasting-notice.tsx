import { Notice, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** Said before somebody who is not signed in publishes a chart: it belongs to nobody, who could change it later. */
export const LastingNotice = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { account, session } = useEditor();
  const isFirst = useSession(({ publishedKey }) => publishedKey === undefined);
  if (account.person || !isFirst) return null;
  const isOffered = account.signIn === "local" || account.signIn === "oidc";
  const back = new URLSearchParams({ return: `/${locale}/create/${session.id}` });
  return (
    <Notice tone="info">
      {t("editor.publish.lasting")}{" "}
      {isOffered && (
        <a href={`/${locale}/sign-in?${back}`}>{t("editor.publish.lasting.sign-in")}</a>
      )}
    </Notice>
  );
};
