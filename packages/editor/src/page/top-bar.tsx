import { type ChartConfig, findFieldSpec, nextSteps, type StepName } from "@statelier/document";
import { Button, RedoIcon, Tooltip, UndoIcon, useLocale, useT } from "@statelier/ui";
import { encodeDataSource, type NamedSource } from "@statelier/viewer";
import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useId } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { nameField } from "../chart/name-field.ts";
import { listUntitledLocales } from "./list-untitled-locales.ts";
import styles from "./top-bar.module.css";
import { useMetadata } from "../chart/use-metadata.ts";

const usePreviewAddress = (sources: readonly NamedSource[]): string => {
  const locale = useLocale();
  const iri = useSession(({ config }) => config.cubes[0]?.iri ?? "");
  const { type, url } = useSession(({ state }) => state.dataSource);
  const params = new URLSearchParams({ dataset: iri });
  const named = sources.find((source) => source.type === type && source.url === url);
  if (named && named !== sources[0]) params.set("dataSource", encodeDataSource(named));
  return `/${locale}/browse?${params.toString()}`;
};

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

/** The one loud button, and the languages in which readers will find no title. */
const Publish = ({ untitled }: { untitled: string }): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const id = useId();
  const isPublishing = useSession(({ state }) => ["PUBLISHING", "PUBLISHED"].includes(state.state));
  return (
    <>
      {untitled !== "" && (
        <p className={styles["untitled"]} id={id}>
          {untitled}
        </p>
      )}
      <Button
        tone="primary"
        isDisabled={isPublishing}
        onPress={session.publish}
        {...(untitled === "" ? {} : { "aria-describedby": id })}
      >
        {isPublishing ? t("editor.publishing") : t("editor.publish")}
      </Button>
    </>
  );
};

/** The way back, undo and redo, and the one loud button. */
export const TopBar = ({
  sources,
  isPublishingOpen,
}: {
  sources: readonly NamedSource[];
  isPublishingOpen: boolean;
}): ReactNode => {
  const t = useT();
  const metadata = useMetadata();
  const steps = useSession(({ history }) => nextSteps(history));
  const address = usePreviewAddress(sources);
  const locales = useSession(({ state }) => listUntitledLocales(state.chartConfigs));
  const languages = locales.map((locale) => t(`kit.locale.${locale}`)).join(", ");
  const untitled = isPublishingOpen && languages ? t("editor.publish.untitled", { languages }) : "";
  return (
    <div className={styles["bar"]} data-untitled={untitled !== ""}>
      <div className={styles["place"]}>
        <a href={address}>
          <span aria-hidden>← </span>
          {t("editor.back")}
        </a>
        <p className={styles["dataset"]}>{metadata?.map(({ title }) => title).join(", ")}</p>
      </div>
      <div className={styles["actions"]}>
        <StepButton type="undo" step={steps.undo} />
        <StepButton type="redo" step={steps.redo} />
        {isPublishingOpen ? (
          <Publish untitled={untitled} />
        ) : (
          <p className={styles["closed"]}>{t("error.PUBLISHING_OFF.title")}</p>
        )}
      </div>
    </div>
  );
};
