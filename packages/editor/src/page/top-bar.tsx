import { findFieldSpec, nextSteps, type ChartConfig, type StepName } from "@statelier/document";
import { Button, RedoIcon, Tooltip, UndoIcon, useLocale, useT } from "@statelier/ui";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useId } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { nameField } from "../chart/name-field.ts";
import { useDatasetAddress } from "../chart/use-dataset-address.ts";
import { useMetadata } from "../chart/use-metadata.ts";
import { listUntitledLocales } from "./list-untitled-locales.ts";
import { useGo } from "./rail.tsx";
import styles from "./top-bar.module.css";

/** What undo takes back or redo brings again, in a few words. */
const describeStep = ({ id, args }: StepName, config: ChartConfig, t: Translator): string => {
  const field = id === "history.text" ? undefined : args.field;
  const name = field === undefined ? undefined : nameField(findFieldSpec(config, field), t);
  return name ? `${t(id)} (${name})` : t(id);
};

const StepButton = ({ type, step }: { type: "undo" | "redo"; step: StepName | undefined }) => {
  const t = useT();
  const { session } = useEditor();
  const name = useSession(({ config }) => (step ? describeStep(step, config, t) : ""));
  const text = step ? t(`editor.${type}.step`, { step: name }) : t(`kit.${type}`);
  return (
    <Tooltip text={text}>
      <Button
        aria-label={text}
        isDisabled={!step}
        onPress={type === "undo" ? session.undo : session.redo}
      >
        {type === "undo" ? <UndoIcon /> : <RedoIcon />}
        <span className={styles["step"]} aria-hidden>
          {t(`kit.${type}`)}
        </span>
      </Button>
    </Tooltip>
  );
};

/** The one loud button: the next step, and the languages in which readers will find no title. */
const NextStep = (): ReactNode => {
  const t = useT();
  const { session, isPublishingOpen } = useEditor();
  const go = useGo();
  const id = useId();
  const step = useSession(({ state }) => state.state);
  const isLayoutNext = useSession(
    ({ state }) => state.state === "CONFIGURING_CHART" && state.chartConfigs.length > 1,
  );
  const locales = useSession(({ state }) => listUntitledLocales(state.chartConfigs));
  const languages = locales.map((locale) => t(`kit.locale.${locale}`)).join(", ");
  if (isLayoutNext)
    return (
      <Button tone="primary" onPress={() => go("layout")}>
        {t("editor.task.layout")}
      </Button>
    );
  if (!isPublishingOpen)
    return <p className={styles["closed"]}>{t("error.PUBLISHING_OFF.title")}</p>;
  const isPublishing = step === "PUBLISHING" || step === "PUBLISHED";
  return (
    <>
      {languages !== "" && (
        <p className={styles["untitled"]} id={id}>
          {t("editor.publish.untitled", { languages })}
        </p>
      )}
      <Button
        tone="primary"
        isDisabled={isPublishing}
        onPress={session.publish}
        {...(languages === "" ? {} : { "aria-describedby": id })}
      >
        {isPublishing ? t("editor.publishing") : t("editor.publish")}
      </Button>
    </>
  );
};

const BackFromLayout = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const isLayouting = useSession(({ state }) => state.state === "LAYOUTING");
  return isLayouting ? (
    <Button onPress={() => dispatch({ type: "STEP_PREVIOUS" })}>{t("editor.layout.back")}</Button>
  ) : null;
};

/** The way back, what the chart is called, undo and redo, and the next step. */
export const TopBar = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const addressOf = useDatasetAddress();
  const metadata = useMetadata();
  const steps = useSession(({ history }) => nextSteps(history));
  const iri = useSession(({ config }) => config.cubes[0]?.iri ?? "");
  const title = useSession(({ config }) =>
    markdownToPlainText(config.meta.title[locale], { inline: true }),
  );
  return (
    <div className={styles["bar"]}>
      <div className={styles["place"]}>
        <a href={addressOf(iri)} aria-label={t("editor.back")}>
          <span aria-hidden>← </span>
          <span className={styles["back"]}>{t("editor.back")}</span>
        </a>
        <p className={styles["name"]}>{title || metadata?.map((cube) => cube.title).join(", ")}</p>
      </div>
      <div className={styles["actions"]}>
        <StepButton type="undo" step={steps.undo} />
        <StepButton type="redo" step={steps.redo} />
        <BackFromLayout />
        <NextStep />
      </div>
    </div>
  );
};
