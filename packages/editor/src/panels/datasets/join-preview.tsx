import { type DataClient, useQuery } from "@statelier/data";
import {
  inferJoinBy,
  type JoinableDataset,
  type JoinOption,
  listQueryFilters,
} from "@statelier/document";
import type { ComponentId, Iri } from "@statelier/model";
import { Notice, WaitingLines, useT } from "@statelier/ui";
import { PreviewTable } from "@statelier/viewer";
import type { ReactNode } from "react";
import { useEditor, useScope, useSession } from "../../chart/editor-context.ts";
import { useMetadata } from "../../chart/use-metadata.ts";
import { DraftNotices } from "../../controls/draft-notices.tsx";
import styles from "./dataset-drawer.module.css";
import { pickPreviewRows } from "./pick-preview-rows.ts";
import { useJoinableDataset } from "./use-joinable-datasets.ts";

const useJoinedPreview = (iri: Iri, joinBy: Record<Iri, ComponentId[]> | undefined) => {
  const { data, session } = useEditor();
  const scope = useScope();
  const chart = useSession(({ config }) => [config.key, config.cubes]);
  const key = joinBy && JSON.stringify(["joined", scope, chart, joinBy]);
  return useQuery(key, async () => {
    const joined = await session.tryDataset(iri, joinBy ?? {});
    const queries = listQueryFilters(joined.config, joined.components);
    const { table } = await fetchWhole(data, scope, queries);
    return { ...joined, table: pickPreviewRows(table) };
  });
};

/** All components of the datasets, whatever the chart shows of them. */
const fetchWhole = (
  data: DataClient,
  scope: ReturnType<typeof useScope>,
  queries: ReturnType<typeof listQueryFilters>,
) =>
  data.observations(
    scope,
    queries.map(({ componentIds: _shown, ...query }) => query),
  );

/** By what the datasets meet, one line for each pair. */
const JoinList = ({
  chosen,
  joinBy,
}: {
  chosen: JoinableDataset[];
  joinBy: Record<Iri, ComponentId[]>;
}): ReactNode => {
  const t = useT();
  const [first] = chosen;
  const nameOf = ({ iri, dimensions }: JoinableDataset, at: number): string => {
    const id = joinBy[iri]?.[at];
    return dimensions.find((dimension) => dimension.id === id)?.label ?? id ?? "";
  };
  return (
    <>
      <h3>{t("editor.datasets.joins-by")}</h3>
      <ul className={styles["joins"]}>
        {joinBy[first?.iri ?? ""]?.map((id, at) => (
          <li key={id}>{chosen.map((dataset) => nameOf(dataset, at)).join(" = ")}</li>
        ))}
      </ul>
    </>
  );
};

/** The first rows of the datasets together, as the chart would ask for them. */
export const useJoinPreview = (
  iri: Iri,
  datasets: readonly JoinableDataset[],
  chosen: readonly JoinOption[],
) => {
  const added = useJoinableDataset(iri);
  const joinBy =
    added.status === "success" ? inferJoinBy(datasets, added.value, chosen) : undefined;
  const joined = useJoinedPreview(iri, joinBy);
  return { added, joinBy, joined };
};

/** What would become of the data, before the dataset is added. */
export const JoinPreview = ({
  iri,
  preview: { added, joinBy, joined },
  datasets,
}: {
  /** The dataset that would be added. */
  iri: Iri;
  preview: ReturnType<typeof useJoinPreview>;
  datasets: readonly JoinableDataset[];
}): ReactNode => {
  const t = useT();
  const metadata = useMetadata({ cubes: [{ iri, filters: {} }] });
  if (added.status === "error" || joined.status === "error")
    return <Notice tone="error">{t("editor.datasets.failed")}</Notice>;
  if (added.status !== "success") return <WaitingLines lines={6} />;
  if (!joinBy) return <Notice tone="warn">{t("editor.datasets.does-not-join")}</Notice>;
  return (
    <>
      <DraftNotices metadata={metadata} />
      <JoinList chosen={[...datasets, added.value]} joinBy={joinBy} />
      <h3>{t("editor.datasets.joined")}</h3>
      {joined.status === "success" ? (
        <PreviewTable components={joined.value.components} table={joined.value.table} />
      ) : (
        <WaitingLines lines={6} />
      )}
    </>
  );
};
