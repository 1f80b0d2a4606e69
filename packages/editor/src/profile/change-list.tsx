import { joinLabel } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { VersionChange } from "../chart/compare-versions.ts";
import { type ChangeNames, describeChange } from "../chart/describe-change.ts";
import styles from "./profile-page.module.css";

/** What was changed between two versions, each thing in a few words. */
export const ChangeList = ({
  changes,
  names,
}: {
  changes: readonly VersionChange[];
  names: ChangeNames;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  if (changes.length === 0) return <p>{t("account.versions.same")}</p>;
  return (
    <ul className={styles["changes"]}>
      {changes.map((change, index) => {
        const { name, from, to } = describeChange(change, { t, names });
        return (
          <li key={index}>
            {from || to ? (
              <>
                {joinLabel(name, "", locale)}
                {from && <del>{from}</del>} {to && <ins>{to}</ins>}
              </>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
};
