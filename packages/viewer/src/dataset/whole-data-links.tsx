import { type ReactNode, useState } from "react";
import type { DownloadFormat } from "../download/download.ts";
import type { ShownTransfers } from "../file-transfer/transfers.tsx";
import { DataLinks } from "./data-links.tsx";
import styles from "./data-links.module.css";

/** A whole dataset in every format: plain links, which the program follows itself to show how far it is. */
export const WholeDataLinks = ({
  title,
  hrefOf,
}: {
  title: ReactNode;
  hrefOf: (format: DownloadFormat) => string;
}): ReactNode => {
  const [shown, setShown] = useState<ShownTransfers>();
  const follow = (format: DownloadFormat, href = ""): void =>
    void import("../file-transfer/transfers.tsx").then(
      ({ addTransfer }) => setShown((before) => addTransfer(before, { format, href })),
      () => globalThis.location.assign(href),
    );
  return (
    <div className={styles.whole}>
      <DataLinks title={title} hrefOf={hrefOf} onSave={follow} />
      {shown?.content}
    </div>
  );
};
