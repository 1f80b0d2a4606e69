import type { StoredVersion } from "@statelier/data";
import { encodeLinkState } from "@statelier/document";
import { type ChartKey, joinLabel, formatInZone } from "@statelier/model";
import { Button, Disclosure, Modal, useLocale, useT } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useState } from "react";
import { useConfirm } from "../controls/use-confirm.tsx";
import { ChangeList } from "./change-list.tsx";
import { compareVersions } from "../chart/compare-versions.ts";
import { buildCompareAddress } from "./compared-versions.ts";
import { NO_NAMES } from "../chart/describe-change.ts";
import styles from "./profile-page.module.css";

/** What differs from the version before. */
const Changes = ({
  version,
  former,
}: {
  version: StoredVersion;
  former: StoredVersion;
}): ReactNode => {
  const t = useT();
  const changes = compareVersions(former.data, version.data);
  if (changes.length === 0) return <p>{t("account.versions.same")}</p>;
  return (
    <Disclosure title={t("account.versions.changes", { count: changes.length })}>
      <ChangeList changes={changes} names={NO_NAMES} />
    </Disclosure>
  );
};

/** Who published it, and whose draft it was where that was somebody else. */
const nameMakers = ({ user_name, drafter_name }: StoredVersion, t: Translator): string[] => [
  ...(user_name === null ? [] : [t("account.versions.by", { name: user_name })]),
  ...(drafter_name === null || drafter_name === user_name
    ? []
    : [t("account.versions.drafted", { name: drafter_name })]),
];

/** All publications of a chart, the newest first: what was changed, how each looks, and the way back to one. */
export const VersionsDialog = ({
  name,
  chartKey,
  versions,
  timeZone,
  isPublished,
  warnings,
  canRestore,
  onRestore,
  onOlder,
  onClose,
}: {
  name: string;
  chartKey: ChartKey;
  versions: readonly StoredVersion[];
  timeZone: string;
  /** Whether readers see the chart now. */
  isPublished: boolean;
  /** What becomes of a version that is published again, in sentences. */
  warnings: readonly string[];
  canRestore: boolean;
  onRestore: (version: StoredVersion) => void;
  /** Reads those before a version. */
  onOlder: (before: number) => Promise<readonly StoredVersion[]>;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [older, setOlder] = useState<readonly StoredVersion[]>([]);
  const restoring = useConfirm((version: StoredVersion) => ({
    title: joinLabel(
      t("account.versions.restore"),
      t("account.version", { number: String(version.version) }),
      locale,
    ),
    text: [
      t(isPublished ? "account.versions.restore.in-place" : "account.versions.restore.why"),
      ...warnings,
    ].join(" "),
    action: t("account.versions.restore"),
    onConfirm: () => onRestore(version),
  }));
  const all = [...versions, ...older];
  const last = all.at(-1)?.version ?? 1;
  const readOlder = async (): Promise<void> => setOlder([...older, ...(await onOlder(last))]);
  return (
    <Modal
      title={joinLabel(t("account.action.versions"), name, locale)}
      width={640}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{t("kit.close")}</Button>}
    >
      {all.length > 1 && (
        <p className={styles["any"]}>
          <a href={buildCompareAddress(locale, chartKey)}>{t("account.versions.compare-any")}</a>
        </p>
      )}
      <ol className={styles["versions"]}>
        {all.map((version, index) => {
          const former = all[index + 1];
          const label = t("account.version", { number: String(version.version) });
          return (
            <li key={version.version}>
              <p>
                <strong>{label}</strong>{" "}
                <span>
                  {[formatInZone(version.published_at, timeZone), ...nameMakers(version, t)].join(
                    " · ",
                  )}
                </span>{" "}
                <a
                  href={`/${locale}/preview${encodeLinkState(version.data)}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={joinLabel(t("account.versions.look"), label, locale)}
                >
                  {t("account.versions.look")}
                </a>{" "}
                {index === 0 && <span>{t("account.versions.current")}</span>}{" "}
                {canRestore && (index > 0 || !isPublished) && (
                  <Button
                    size="small"
                    aria-label={joinLabel(t("account.versions.restore"), label, locale)}
                    onPress={() => restoring.ask(version)}
                  >
                    {t("account.versions.restore")}
                  </Button>
                )}
                {former && (
                  <a
                    href={buildCompareAddress(locale, chartKey, {
                      from: former.version,
                      to: version.version,
                    })}
                    aria-label={joinLabel(t("account.versions.compare"), label, locale)}
                  >
                    {t("account.versions.compare")}
                  </a>
                )}
              </p>
              {former && <Changes version={version} former={former} />}
            </li>
          );
        })}
      </ol>
      {last > 1 && (
        <Button onPress={() => void readOlder().catch(globalThis.reportError)}>
          {t("kit.more")}
        </Button>
      )}
      {restoring.dialog}
    </Modal>
  );
};
