import { hasRole } from "@statelier/data";
import { derivePublished, hasLayout } from "@statelier/document";
import { Button, Tooltip, useLocale, useT } from "@statelier/ui";
import { markdownToPlainText } from "@statelier/ui/markdown";
import { type ReactNode, useEffect, useId } from "react";
import type { CanvasLook } from "../canvas/canvas-look.ts";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useDatasetAddress } from "../chart/use-dataset-address.ts";
import { useMetadata } from "../chart/use-metadata.ts";
import { CanvasControls } from "./canvas-controls.tsx";
import { HistoryMenu } from "./history-menu.tsx";
import { MoreMenu } from "./more-menu.tsx";
import type { CheckGroup } from "../publish/list-publish-checks.ts";
import { PreviewLink } from "./preview-link.tsx";
import { useGo } from "./rail.tsx";
import { useNarrow } from "./use-narrow.ts";
import { usePublishChecks } from "../publish/use-publish-checks.ts";
import { isUpdateOf } from "../session/owned-chart.ts";
import { SaveDraft } from "./save-draft.tsx";
import { SavedState } from "./saved-state.tsx";
import styles from "./top-bar.module.css";

/** Why whoever is here cannot publish; undefined where they can. */
const useRefusal = (): ReactNode => {
  const t = useT();
  const { isPublishingOpen, account, locale, session } = useEditor();
  if (!isPublishingOpen) return t("error.PUBLISHING_OFF.title");
  if (account.person)
    return hasRole(account.person.role, "publisher") ? undefined : t("editor.publish.role");
  if (!account.publishesAlone) return undefined;
  const back = new URLSearchParams({ return: `/${locale}/create/${session.id}` });
  return <a href={`/${locale}/sign-in?${back}`}>{t("editor.sign-in-to-publish")}</a>;
};

/** The one loud button: the next step. */
export const NextStep = ({
  onPublish,
}: {
  onPublish: (checks: CheckGroup[]) => void;
}): ReactNode => {
  const t = useT();
  const refusal = useRefusal();
  const check = usePublishChecks();
  const go = useGo();
  const step = useSession(({ state }) => state.state);
  const isLayoutNext = useSession(
    ({ state }) => state.state === "CONFIGURING_CHART" && hasLayout(state),
  );
  const isUpdate = useSession(({ owned, state }) => isUpdateOf(owned, state));
  const { session } = useEditor();
  const missing = useSession(
    ({ state }) => derivePublished(state).chartConfigs.filter(session.findMissing).length,
  );
  const missingId = useId();
  if (isLayoutNext)
    return (
      <span data-next-step="">
        <Button tone="primary" onPress={() => go("layout")}>
          {t("editor.task.layout")}
        </Button>
      </span>
    );
  if (refusal !== undefined) return <p className={styles["closed"]}>{refusal}</p>;
  const isPublishing = step === "PUBLISHING" || step === "PUBLISHED";
  const button = (
    <Button
      tone="primary"
      isPending={isPublishing}
      onPress={() => onPublish(check())}
      {...(missing > 0 && { "aria-describedby": missingId })}
    >
      {t(isPublishing ? "editor.publishing" : isUpdate ? "editor.update" : "editor.publish")}
    </Button>
  );
  return (
    <span data-next-step="" className={styles["next"]}>
      {missing > 0 && (
        <span id={missingId} className={styles["missing"]}>
          {t("editor.publish.missing", { count: missing })}
        </span>
      )}
      {isUpdate ? <Tooltip text={t("editor.update.warning")}>{button}</Tooltip> : button}
    </span>
  );
};

/** From the layout to the charts; on a phone it has the place, and the look, of the way back that charts have. */
const BackFromLayout = ({ isShort = false }: { isShort?: boolean }): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const name = t("editor.layout.back");
  const back = (): void => dispatch({ type: "STEP_PREVIOUS" });
  return isShort ? (
    <span className={styles["short"]} data-outside="">
      <Button tone="quiet" aria-label={name} onPress={back}>
        <span aria-hidden>←</span>
      </Button>
    </span>
  ) : (
    <Button onPress={back}>{name}</Button>
  );
};

const BackToDataset = (): ReactNode => {
  const t = useT();
  const addressOf = useDatasetAddress();
  const iri = useSession(({ config }) => config.cubes[0]?.iri ?? "");
  return (
    <a href={addressOf(iri)} aria-label={t("editor.back")}>
      <span aria-hidden>← </span>
      <span className={styles["back"]}>{t("editor.back")}</span>
    </a>
  );
};

/** The way back, what the chart is called, undo and redo, and the next step. */
export const TopBar = ({
  look,
  onLook,
  onKeys,
  onPublish,
}: {
  look: CanvasLook;
  onLook: (look: CanvasLook) => void;
  /** Shows the keys of the editor. */
  onKeys: () => void;
  /** Asks whether the chart is to be public as it is. */
  onPublish: (checks: CheckGroup[]) => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const metadata = useMetadata();
  const isNarrow = useNarrow();
  const isLayouting = useSession(({ state }) => state.state === "LAYOUTING");
  const title = useSession(({ config, state }) => {
    const nameOf = (meta: typeof config.meta) =>
      markdownToPlainText(meta.title[locale], { inline: true });
    return (state.state === "LAYOUTING" && nameOf(state.layout.meta)) || nameOf(config.meta);
  });
  const { session } = useEditor();
  const datasets = metadata?.map((cube) => cube.title).join(", ");
  const name = title || datasets;
  useEffect(() => {
    document.title = t("site.title", { page: name || t("editor.title") });
  }, [t, name]);
  useEffect(() => {
    if (datasets) session.noteDatasets(datasets);
  }, [session, datasets]);
  return (
    <section className={styles["bar"]} data-editor-part="" aria-label={t("editor.head")}>
      <div className={styles["place"]}>
        {isNarrow && isLayouting ? <BackFromLayout isShort /> : <BackToDataset />}
        <p className={styles["name"]}>{name}</p>
        <SavedState />
      </div>
      <div className={styles["actions"]} data-outside="">
        <HistoryMenu />
        {!isNarrow && <CanvasControls look={look} onChange={onLook} />}
        {!isNarrow && isLayouting && <BackFromLayout />}
        {!isNarrow && <PreviewLink />}
        <SaveDraft />
        {isNarrow && <MoreMenu look={look} onLook={onLook} onKeys={onKeys} />}
        <NextStep onPublish={onPublish} />
      </div>
    </section>
  );
};
