import { type DataClient, DataError, type StoredVersion } from "@statelier/data";
import { encodeLinkState } from "@statelier/document";
import { joinLabel } from "@statelier/model";
import { Button, Modal, useLocale, useT } from "@statelier/ui";
import { describeFailure, FailureNotice } from "@statelier/viewer";
import { type ReactNode, useEffect, useState } from "react";
import { formatInZone } from "../controls/format-in-zone.ts";
import type { FigureChange } from "./compare-figures.ts";
import styles from "./compare-dialog.module.css";
import { fetchFigureChanges } from "./fetch-figures.ts";

/** Rows that are written; more than that nobody compares by eye. */
const MOST_ROWS = 200;

const Picture = ({
  version,
  timeZone,
}: {
  version: StoredVersion;
  timeZone: string;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const name = t("account.version", { number: String(version.version) });
  return (
    <figure>
      <figcaption>
        <strong>{name}</strong> {formatInZone(version.published_at, timeZone)}
      </figcaption>
      <iframe title={name} src={`/${locale}/preview${encodeLinkState(version.data)}`} />
    </figure>
  );
};

const FigureTable = ({
  changes,
  before,
  after,
}: {
  changes: readonly FigureChange[];
  before: StoredVersion;
  after: StoredVersion;
}): ReactNode => {
  const t = useT();
  const nameOf = ({ version }: StoredVersion): string =>
    t("account.version", { number: String(version) });
  return (
    <div className={styles["scroll"]}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("account.compare.figure")}</th>
            <th scope="col">{nameOf(before)}</th>
            <th scope="col">{nameOf(after)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MOST_ROWS).map(({ row, measure, from, to }) => (
            <tr key={`${row} ${measure}`}>
              <th scope="row">
                {row} <span>{measure}</span>
              </th>
              <td>{from ?? "–"}</td>
              <td>{to ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > MOST_ROWS && (
        <p>{t("account.compare.more", { count: changes.length - MOST_ROWS })}</p>
      )}
    </div>
  );
};

type Compared =
  | { type: "reading" }
  | { type: "read"; changes: FigureChange[] | undefined }
  | { type: "failed"; error: DataError };

const useFigureChanges = (
  data: DataClient,
  before: StoredVersion,
  after: StoredVersion,
): Compared => {
  const locale = useLocale();
  const [compared, setCompared] = useState<Compared>({ type: "reading" });
  useEffect(() => {
    let isOpen = true;
    const show = (next: Compared): void => {
      if (isOpen) setCompared(next);
    };
    fetchFigureChanges(data, { before, after }, locale)
      .then(
        (changes) => show({ type: "read", changes }),
        (error: unknown) => {
          if (!(error instanceof DataError)) throw error;
          show({ type: "failed", error });
        },
      )
      .catch(globalThis.reportError);
    return () => {
      isOpen = false;
    };
  }, [data, before, after, locale]);
  return compared;
};

/** Two versions of a chart: both pictures side by side, and the figures that are not the same. */
export const CompareDialog = ({
  name,
  before,
  after,
  timeZone,
  data,
  onClose,
}: {
  name: string;
  before: StoredVersion;
  after: StoredVersion;
  timeZone: string;
  data: DataClient;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const compared = useFigureChanges(data, before, after);
  return (
    <Modal
      title={joinLabel(t("account.compare"), name, locale)}
      width={1180}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{t("kit.close")}</Button>}
    >
      <div className={styles["pictures"]}>
        <Picture version={before} timeZone={timeZone} />
        <Picture version={after} timeZone={timeZone} />
      </div>
      <h3 className={styles["head"]}>{t("account.compare.figures")}</h3>
      {compared.type === "reading" && <p>{t("kit.loading")}</p>}
      {compared.type === "failed" && <FailureNotice error={describeFailure(compared.error, {})} />}
      {compared.type === "read" &&
        (compared.changes === undefined ? (
          <p>{t("account.compare.older")}</p>
        ) : compared.changes.length === 0 ? (
          <p>{t("account.compare.same")}</p>
        ) : (
          <FigureTable changes={compared.changes} before={before} after={after} />
        ))}
    </Modal>
  );
};
