import { type JoinableDataset, listJoinOptions } from "@statelier/document";
import type { SearchResult } from "@statelier/model";
import { Notice, WaitingLines, TreeSelect, useT } from "@statelier/ui";
import { FIRST_SHOWN } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import { JoinCaution } from "./join-caution.tsx";
import { FoundDatasets } from "./dataset-results.tsx";
import { DatasetSearch, EMPTY_SEARCH, SearchFailure, useFoundDatasets } from "./dataset-search.tsx";
import { findPickedPart } from "./find-part.ts";
import { buildJoinFilters, chooseAtFirst, idOfOption, listCompatible } from "./list-compatible.ts";

/** What a drawer's search holds while a preview is looked at. */
export const useJoinSearch = (datasets: readonly JoinableDataset[]) => {
  const options = listJoinOptions(datasets);
  const [search, setSearch] = useState(EMPTY_SEARCH);
  const [ids, setIds] = useState<readonly string[]>();
  const chosenIds = ids ?? chooseAtFirst(datasets, options).map(idOfOption);
  const chosen = options.filter((option) => chosenIds.includes(idOfOption(option)));
  return { options, chosen, setIds, search, setSearch };
};

const Joining = ({
  datasets,
  state: { chosen, search, setSearch },
  onOpen,
}: {
  datasets: readonly JoinableDataset[];
  state: ReturnType<typeof useJoinSearch>;
  onOpen: (cube: SearchResult["cube"]) => void;
}): ReactNode => {
  const t = useT();
  const asked = { fetchDimensionTermsets: true, filters: buildJoinFilters(chosen) };
  const found = useFoundDatasets(
    search,
    chosen.length > 0 ? asked : undefined,
    (ask, shown) =>
      findPickedPart(ask, shown, (results) => listCompatible(results, datasets, chosen)),
    [datasets.map(({ iri, joinBy }) => [iri, joinBy]), chosen.map(idOfOption)],
  );
  if (chosen.length === 0) return <Notice tone="warn">{t("editor.datasets.choose-one")}</Notice>;
  if (found.status === "error") return <SearchFailure error={found.error} onRetry={found.reload} />;
  if (found.status !== "success") return <WaitingLines lines={6} />;
  return (
    <FoundDatasets
      part={found.value}
      shown={search.shown}
      isGrowing={found.isGrowing}
      empty={<p>{t("editor.datasets.none-joins")}</p>}
      namesLabel={t("editor.datasets.joins-by")}
      onMore={(shown) => setSearch({ ...search, shown })}
      onOpen={onOpen}
    />
  );
};

/** Looks for datasets that join those of the chart. */
export const JoinSearch = ({
  datasets,
  state,
  onOpen,
}: {
  datasets: readonly JoinableDataset[];
  state: ReturnType<typeof useJoinSearch>;
  onOpen: (cube: SearchResult["cube"]) => void;
}): ReactNode => {
  const t = useT();
  const { options, chosen, setIds, search, setSearch } = state;
  if (options.length === 0) return <Notice tone="warn">{t("editor.datasets.no-options")}</Notice>;
  return (
    <>
      <JoinCaution />
      <DatasetSearch search={search} onSearch={setSearch}>
        <TreeSelect
          label={t("editor.datasets.join-options")}
          mode="multiple"
          nodes={options.map((option) => ({ id: idOfOption(option), label: option.label }))}
          value={chosen.map(idOfOption)}
          onChange={(ids) => {
            setIds(ids);
            setSearch({ ...search, shown: FIRST_SHOWN });
          }}
        />
      </DatasetSearch>
      <Joining datasets={datasets} state={state} onOpen={onOpen} />
    </>
  );
};
