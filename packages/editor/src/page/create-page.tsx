import type { Locale } from "@statelier/model";
import { Button, ToastRegion, useT } from "@statelier/ui";
import { ErrorPage, saveFile, type SiteServices } from "@statelier/viewer";
import { openStorage } from "@statelier/viewer/browser-storage";
import { type ReactNode, useEffect } from "react";
import { useParams } from "react-router";
import { nameChart } from "../chart/name-chart.ts";
import styles from "./create-page.module.css";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { Editor } from "./editor.tsx";
import { NotHere } from "./not-here.tsx";
import { removeStored, storageKeyOf } from "../session/stored-state.ts";
import { useEditorSession } from "../session/use-editor-session.ts";

/** What can be done with what this browser holds of a chart and cannot be opened. */
const UnreadActions = ({ id, locale }: { id: string; locale: Locale }): ReactNode => {
  const t = useT();
  const download = (): void => {
    const text = openStorage().getItem(storageKeyOf(id)) ?? "";
    saveFile(`${id}.json`, new Blob([text], { type: "application/json" }));
  };
  const discard = (): void => {
    removeStored(openStorage(), id);
    globalThis.location.assign(`/${locale}/create/new`);
  };
  return (
    <>
      <Button onPress={download}>{t("editor.unread.download")}</Button>
      <Button tone="danger" onPress={discard}>
        {t("editor.unread.delete")}
      </Button>
    </>
  );
};

/** The editor itself runs in the browser only. */
const CreatePage = ({ services }: { services: SiteServices }): ReactNode => {
  const t = useT();
  const { id = "new" } = useParams();
  const { loaded, retry, toasts } = useEditorSession(id, services, nameChart);
  useEffect(() => {
    document.title = t("site.title", { page: t("editor.title") });
  }, [t]);
  const show = (): ReactNode => {
    switch (loaded.type) {
      case "loading":
      case "browse":
        return <EditorSkeleton locale={services.locale} />;
      case "published":
        return (
          <main id="content" className={styles["message"]}>
            <h1>{t("editor.published")}</h1>
            <p>
              <a href={`/${services.locale}/browse`}>{t("errors.to-browse")}</a>
            </p>
          </main>
        );
      case "not-here":
        return <NotHere id={id} services={services} />;
      case "failed":
        return (
          <>
            <ErrorPage error={loaded.error} />
            <p className={styles["retry"]}>
              <Button onPress={retry}>{t("kit.retry")}</Button>
              {loaded.keptId !== undefined && (
                <UnreadActions id={loaded.keptId} locale={services.locale} />
              )}
            </p>
          </>
        );
      case "editing":
        return <Editor session={loaded.session} services={services} onReopen={retry} />;
    }
  };
  return (
    <>
      {show()}
      {toasts && <ToastRegion toasts={toasts} />}
    </>
  );
};

/** `/create/new`, `/create/{id}` and `/create/published` below `/{locale}`. */
export const makeCreateRoute = (services: SiteServices): { Component: () => ReactNode } => ({
  Component: () => <CreatePage services={services} />,
});
