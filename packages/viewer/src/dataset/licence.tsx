import type { CubeMetadata } from "@statelier/model";
import type { ReactNode } from "react";

/** The name of a dataset's licence, which leads to its text. */
export const Licence = ({
  metadata: { license, licenseUrl },
}: {
  metadata: CubeMetadata;
}): ReactNode =>
  licenseUrl === undefined ? (
    license
  ) : (
    <a href={licenseUrl} rel="license">
      {license}
    </a>
  );
