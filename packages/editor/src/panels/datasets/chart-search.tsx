import { useQuery } from "@statelier/data";
import type { Iri, SearchResult } from "@statelier/model";
import { WaitingLines, useT } from "@statelier/ui";
import { PreviewTable } from "@statelier/viewer";
import type { ReactNode } from "react";
import { useEditor, useScope } from "../../chart/editor-context.ts";
import { DraftNotices } from "../../controls/draft-notices.tsx";
import styles from "./dataset-drawer.module.css";
import { FoundDatasets } from "./dataset-results.tsx";
import { DatasetSearch, type Search, SearchFailure, useFoundDatasets } from "./dataset-search.tsx";
import { findPart } from "./find-part.ts";

/** Looks for the dataset of another chart. */
export const ChartSearch = ({
  search,
  onSearch,
  onOpen,
}: {
  search: Search;
  onSearch: (search: Search) => void;
  onOpen: (cube: SearchResult["cube"]) => void;
}): ReactNode => {
  const t = useT();
  const found = useFoundDatasets(search, { fetchDimensionTermsets: true }, findPart, "chart");
  return (
    <>
      <DatasetSearch search={search} onSearch={onSearch} />
      {found.status === "error" ? (
        <SearchFailure error={found.error} onRetry={found.reload} />
      ) : found.status === "success" ? (
        <FoundDatasets
          part={found.value}
          shown={search.shown}
          isGrowing={found.isGrowing}
          namesLabel={t("editor.dimensions")}
          onMore={(shown) => onSearch({ ...search, shown })}
          onOpen={onOpen}
        />
      ) : (
        <WaitingLines lines={6} />
      )}
    </>
  );
};

/** The first rows of a dataset. */
export const ChartPreview = ({ iri }: { iri: Iri }): ReactNode => {
  const { data } = useEditor();
  const scope = useScope();
  const preview = useQuery(JSON.stringify(["rows", scope, iri]), async () => {
    const [[metadata], components, table] = await Promise.all([
      data.metadata(scope, [iri]),
      data.components(scope, [{ iri, loadValues: false }]),
      data.preview(scope, iri),
    ]);
    return { metadata, components, table };
  });
  if (preview.status === "error")
    return <SearchFailure error={preview.error} onRetry={preview.reload} />;
  if (preview.status !== "success") return <WaitingLines lines={8} />;
  const { metadata, components, table } = preview.value;
  return (
    <>
      {metadata?.description && <p className={styles["about"]}>{metadata.description}</p>}
      <DraftNotices metadata={metadata && [metadata]} />
      <PreviewTable components={components} table={table} />
    </>
  );
};
