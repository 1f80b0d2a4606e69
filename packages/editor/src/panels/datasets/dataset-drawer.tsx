import type { JoinableDataset } from "@statelier/document";
import type { SearchResult } from "@statelier/model";
import { Button, Modal, Notice, WaitingLines, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor, usePlace } from "../../chart/editor-context.ts";
import { ChartPreview, ChartSearch } from "./chart-search.tsx";
import { whenClosed } from "../../controls/when-closed.ts";
import styles from "./dataset-drawer.module.css";
import { EMPTY_SEARCH, SearchFailure } from "./dataset-search.tsx";
import { JoinPreview, useJoinPreview } from "./join-preview.tsx";
import { JoinSearch, useJoinSearch } from "./join-search.tsx";
import { useJoinableDatasets } from "./use-joinable-datasets.ts";

/** Pixels over the editor. */
const DRAWER_WIDTH = 1400;

const Actions = ({
  isReady,
  isAdding,
  confirm,
  onBack,
  onConfirm,
}: {
  isReady: boolean;
  isAdding: boolean;
  confirm: string;
  onBack: () => void;
  onConfirm: () => void;
}): ReactNode => {
  const t = useT();
  return (
    <div className={styles["actions"]}>
      <Button onPress={onBack}>{t("kit.back")}</Button>
      <Button tone="primary" isDisabled={!isReady} isPending={isAdding} onPress={onConfirm}>
        {isAdding ? t("kit.loading") : confirm}
      </Button>
    </div>
  );
};

type Found = SearchResult["cube"];

type StepProps = { cube: Found; onBack: () => void };

/** The name of the dataset that was opened: those who do not see it hear it, and keys go on from there. */
const OpenedTitle = ({ cube: { title, titleLanguage } }: { cube: Found }): ReactNode => (
  <h3 lang={titleLanguage} tabIndex={-1} ref={focusTitle}>
    {title}
  </h3>
);

/** Keys go on from the chart that has come. */
const focusCurrentTab = (): void =>
  document.querySelector<HTMLElement>("[data-tab][aria-current=true]")?.focus();

const focusTitle = (title: HTMLElement | null): void => title?.focus();

const JoinConfirm = ({
  cube,
  onBack,
  datasets,
  state,
}: StepProps & {
  datasets: readonly JoinableDataset[];
  state: ReturnType<typeof useJoinSearch>;
}): ReactNode => {
  const t = useT();
  const { session, place } = useEditor();
  const { iri } = cube;
  const preview = useJoinPreview(iri, datasets, state.chosen);
  const [status, setStatus] = useState<"ready" | "adding" | "failed">("ready");
  const { joinBy, joined } = preview;
  const confirm = async (): Promise<void> => {
    if (!joinBy) return;
    setStatus("adding");
    if (await session.addDataset(iri, joinBy)) place.closeDrawer(iri);
    else setStatus("failed");
  };
  return (
    <>
      <OpenedTitle cube={cube} />
      <Actions
        isReady={joined.status === "success"}
        isAdding={status === "adding"}
        confirm={t("kit.confirm")}
        onBack={onBack}
        onConfirm={() => void confirm()}
      />
      {status === "failed" && <Notice tone="error">{t("editor.datasets.failed")}</Notice>}
      <JoinPreview iri={iri} preview={preview} datasets={datasets} />
    </>
  );
};

/** Another dataset for the chart: searched, looked at together with what is there, confirmed. */
const JoinSteps = ({ datasets }: { datasets: readonly JoinableDataset[] }): ReactNode => {
  const state = useJoinSearch(datasets);
  const [cube, open] = useState<Found>();
  return cube === undefined ? (
    <JoinSearch datasets={datasets} state={state} onOpen={open} />
  ) : (
    <JoinConfirm cube={cube} onBack={() => open(undefined)} datasets={datasets} state={state} />
  );
};

const JoinDrawer = (): ReactNode => {
  const datasets = useJoinableDatasets();
  if (datasets.status === "error")
    return <SearchFailure error={datasets.error} onRetry={datasets.reload} />;
  return datasets.status === "success" ? (
    <JoinSteps datasets={datasets.value} />
  ) : (
    <WaitingLines lines={6} />
  );
};

type ForChart = {
  /** The active chart is to have the dataset. */
  isReplacing: boolean;
};

const ChartConfirm = ({ cube, onBack, isReplacing }: StepProps & ForChart): ReactNode => {
  const t = useT();
  const { session, place } = useEditor();
  const [isAdding, setAdding] = useState(false);
  const confirm = async (): Promise<void> => {
    setAdding(true);
    const isTaken = await (isReplacing
      ? session.replaceDataset(cube.iri)
      : session.addChartOf(cube.iri));
    if (!isTaken) return setAdding(false);
    place.closeDrawer();
    whenClosed(focusCurrentTab);
  };
  return (
    <>
      <OpenedTitle cube={cube} />
      <Actions
        isReady
        isAdding={isAdding}
        confirm={t(isReplacing ? "editor.missing.replace.confirm" : "editor.tabs.add")}
        onBack={onBack}
        onConfirm={() => void confirm()}
      />
      <ChartPreview iri={cube.iri} />
    </>
  );
};

/** A chart of another dataset, beside those that the document has or in place of one. */
const ChartDrawer = ({ isReplacing }: ForChart): ReactNode => {
  const [search, setSearch] = useState(EMPTY_SEARCH);
  const [cube, open] = useState<Found>();
  return cube === undefined ? (
    <ChartSearch search={search} onSearch={setSearch} onOpen={open} />
  ) : (
    <ChartConfirm cube={cube} onBack={() => open(undefined)} isReplacing={isReplacing} />
  );
};

const TITLES = {
  join: "editor.datasets.add",
  chart: "editor.tabs.other.title",
  replace: "editor.missing.replace",
} as const;

/** The catalogue beside the chart; what was looked for is forgotten when it closes. */
export const DatasetDrawer = (): ReactNode => {
  const t = useT();
  const { place } = useEditor();
  const { drawer } = usePlace();
  const [purpose, setPurpose] = useState(drawer);
  if (drawer && drawer !== purpose) setPurpose(drawer);
  return (
    <Modal
      title={t(TITLES[purpose ?? "chart"])}
      width={DRAWER_WIDTH}
      isDrawer
      isOpen={drawer !== undefined}
      onClose={() => place.closeDrawer()}
    >
      <div className={styles["body"]}>
        {purpose === "join" ? <JoinDrawer /> : <ChartDrawer isReplacing={purpose === "replace"} />}
      </div>
    </Modal>
  );
};
