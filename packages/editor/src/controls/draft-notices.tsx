import type { CubeMetadata } from "@statelier/model";
import { Notice, useT } from "@statelier/ui";
import type { ReactNode } from "react";

/** Which of the datasets are drafts, as readers of a chart of them are told. */
export const DraftNotices = ({
  metadata = [],
}: {
  metadata?: readonly CubeMetadata[] | undefined;
}): ReactNode => {
  const t = useT();
  return metadata.flatMap(({ iri, title, publicationStatus }) =>
    publicationStatus === "DRAFT" ? (
      <Notice key={iri} tone="warn">
        {t("viewer.draft-dataset", { title })}
      </Notice>
    ) : (
      []
    ),
  );
};
