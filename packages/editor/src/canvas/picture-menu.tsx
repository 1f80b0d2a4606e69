import { PICTURE_SCALES } from "@statelier/charts";
import { writeAltText } from "@statelier/document";
import { Button, Menu, type MenuEntry, useLocale, useT } from "@statelier/ui";
import {
  FailureNotice,
  type PageError,
  PICTURE_WIDTH,
  readToday,
  savePicture,
} from "@statelier/viewer";
import { deriveChartView, describeStale } from "@statelier/viewer/board";
import { type ReactNode, useState } from "react";
import { describeError } from "../session/describe-error.ts";
import { useMetadata } from "../chart/use-metadata.ts";
import styles from "./chart-stage.module.css";
import { type DrawnChart, findTexts } from "../chart/drawn-chart.ts";
import { useEditor } from "../chart/editor-context.ts";

/** The chart as it stands, as a file, before anything is published. */
export const PictureMenu = ({ drawn: { drawing, ...drawn } }: { drawn: DrawnChart }): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const locale = useLocale();
  const metadata = useMetadata();
  const [failure, setFailure] = useState<PageError>();
  if (!drawing || !metadata) return null;
  const save = async (scale: number | "svg"): Promise<void> => {
    const { choices } = drawn;
    const { meta, altText } = findTexts(session.read().state, drawn);
    const config = { ...writeAltText(drawn.config, altText), meta };
    const chart = {
      ...drawn,
      config,
      locale,
      t,
      width: PICTURE_WIDTH,
      theme: "light" as const,
      view: deriveChartView(choices),
    };
    const input = {
      drawing,
      chart,
      datasets: metadata,
      warnings: describeStale(drawn, t),
      dataFilters: choices.dataFilters,
      date: readToday(),
    };
    setFailure(await savePicture(input, scale).catch((error: unknown) => describeError(error)));
  };
  const entries: MenuEntry[] = [
    { id: "svg", label: t("viewer.download.svg"), onAction: () => void save("svg") },
    ...PICTURE_SCALES.map((scale) => ({
      id: `png ${scale}`,
      label: t("viewer.download.png", { scale: String(scale) }),
      onAction: () => void save(scale),
    })),
  ];
  return (
    <>
      <div className={styles["pictures"]} data-outside="">
        <Menu
          label={t("editor.pictures")}
          trigger={<Button size="small">{t("editor.pictures")}</Button>}
          entries={entries}
        />
      </div>
      {failure && <FailureNotice error={failure} />}
    </>
  );
};
