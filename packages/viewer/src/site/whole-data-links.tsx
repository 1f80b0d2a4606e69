import { type ReactNode, useState } from "react";
import type { DownloadFormat } from "../download/download-format.ts";
import type * as TransferModule from "../file-transfer/transfers.tsx";
import type { TransferRequest } from "../file-transfer/use-transfer.ts";
import { DataLinks } from "./data-links.tsx";

/** A whole dataset in every format: plain links, which the program follows itself to show how far it is. */
export const WholeDataLinks = ({
  title,
  hrefOf,
}: {
  title: ReactNode;
  hrefOf: (format: DownloadFormat) => string;
}): ReactNode => {
  const [loaded, setLoaded] = useState<typeof TransferModule>();
  const [requests, setRequests] = useState<readonly TransferRequest[]>([]);
  const follow = (format: DownloadFormat, href = ""): void => {
    setRequests((before) => [...before.filter((each) => each.href !== href), { format, href }]);
    import("../file-transfer/transfers.tsx").then(setLoaded, () =>
      globalThis.location.assign(href),
    );
  };
  return (
    <div>
      <DataLinks title={title} hrefOf={hrefOf} onSave={follow} />
      {loaded ? <loaded.Transfers requests={requests} /> : null}
    </div>
  );
};
