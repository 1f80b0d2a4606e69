import { listRepeatedMeasures } from "@statelier/document";
import { findComponent } from "@statelier/model";
import { Button, Notice, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { DraftNotices } from "../controls/draft-notices.tsx";
import { useMetadata, useMetadataQuery } from "../chart/use-metadata.ts";

/** Without what the source says of the datasets a chart has neither their title nor its source. */
const MetadataTrouble = (): ReactNode => {
  const t = useT();
  const { status, reload } = useMetadataQuery();
  if (status !== "error") return null;
  return (
    <Notice
      tone="error"
      live
      title={t("editor.metadata.failed")}
      actions={<Button onPress={reload}>{t("kit.retry")}</Button>}
    >
      {t("editor.metadata.failed.todo")}
    </Notice>
  );
};

/** A value that is drawn over what its dataset does not know looks as if it had been measured there. */
const RepeatedMeasures = (): ReactNode => {
  const t = useT();
  const repeated = useSession(({ config, components }) =>
    listRepeatedMeasures(config, components).map(({ measure, dimensions }) => ({
      measure: measure.label,
      dimensions: dimensions.map(({ label }) => label).join(", "),
    })),
  );
  return repeated.map((each) => (
    <Notice key={each.measure} tone="warn" live>
      {t("editor.datasets.repeated", each)}
    </Notice>
  ));
};

/** What the author has to know of the chart as it stands. */
export const ChartNotices = (): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const metadata = useMetadata();
  const corrected = useSession((snapshot) =>
    snapshot.corrected.map((id) => findComponent(snapshot.components, id)?.label ?? id),
  );
  // Of a connection that is missing a passing message tells.
  const isUnanswered = useSession(({ unanswered }) => unanswered?.isOffline === false);
  return (
    <>
      <MetadataTrouble />
      <DraftNotices metadata={metadata} />
      <RepeatedMeasures />
      {corrected.length > 0 ? (
        <Notice tone="warn" live>
          {t("editor.filters.corrected", { names: corrected.join(", ") })}
        </Notice>
      ) : null}
      {isUnanswered ? (
        <Notice
          tone="error"
          live
          title={t("error.POSSIBLE_FILTERS_FAILED.title")}
          actions={<Button onPress={session.askPossibleFiltersAgain}>{t("kit.retry")}</Button>}
        >
          {t("error.POSSIBLE_FILTERS_FAILED.todo")}
        </Notice>
      ) : null}
    </>
  );
};
