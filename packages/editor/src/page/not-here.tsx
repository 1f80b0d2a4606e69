import { useT } from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import type { ReactNode } from "react";
import styles from "./create-page.module.css";

/** The address of a chart that another browser may hold: it stays, to be opened there. */
export const NotHere = ({
  id,
  services: { locale, account },
}: {
  id: string;
  services: Pick<SiteServices, "locale" | "account">;
}): ReactNode => {
  const t = useT();
  const back = new URLSearchParams({ return: `/${locale}/create/${id}` });
  const canSignIn = account.signIn !== "off" && !account.person;
  return (
    <main id="content" className={styles["message"]}>
      <h1>{t("editor.not-here")}</h1>
      <p>{t("editor.not-here.why")}</p>
      <p>{t("editor.not-here.todo")}</p>
      {canSignIn && (
        <p>
          {t("editor.not-here.draft")}{" "}
          <a href={`/${locale}/sign-in?${back}`}>{t("account.sign-in")}</a>
        </p>
      )}
      <p>
        <a href={`/${locale}/`}>{t("browse.begun")}</a>
      </p>
      <p>
        <a href={`/${locale}/browse`}>{t("errors.to-browse")}</a>
      </p>
    </main>
  );
};
