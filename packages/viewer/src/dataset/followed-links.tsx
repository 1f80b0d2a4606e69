import { type ReactNode, useState } from "react";
import type { DownloadFormat } from "../download/download.ts";
import type { ShownTransfers } from "../file-transfer/transfers.tsx";
import { DataLinks } from "./data-links.tsx";
import { keepFile } from "../site/keep-file.ts";
import styles from "./data-links.module.css";

/**
 * Data in every format: plain links, which the program follows itself to show how far a file is, and what became of it.
 * Nothing leads away from the page.
 */
export const FollowedLinks = ({
  title,
  hrefOf,
  save,
}: {
  title: ReactNode;
  hrefOf: (format: DownloadFormat) => string;
  /** Makes the file without the server where the page can, and answers whether it could. */
  save?: ((format: DownloadFormat, href: string) => Promise<boolean>) | undefined;
}): ReactNode => {
  const [shown, setShown] = useState<ShownTransfers>();
  const follow = async (format: DownloadFormat, href = ""): Promise<void> => {
    if (await save?.(format, href)) return;
    const transfers = await import("../file-transfer/transfers.tsx").catch(() => undefined);
    if (transfers) setShown((before) => transfers.addTransfer(before, { format, href }));
    else keepFile(href);
  };
  return (
    <div className={styles.whole}>
      <DataLinks title={title} hrefOf={hrefOf} onSave={(...asked) => void follow(...asked)} />
      {shown?.content}
    </div>
  );
};
