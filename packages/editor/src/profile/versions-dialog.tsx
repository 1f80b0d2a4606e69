import type { StoredVersion } from "@statelier/data";
import { encodeLinkState } from "@statelier/document";
import { joinLabel } from "@statelier/model";
import { Button, Disclosure, Modal, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { formatInZone } from "../controls/format-in-zone.ts";
import { compareVersions, type VersionChange } from "./compare-versions.ts";
import styles from "./profile-page.module.css";

const ChangeLine = ({ change }: { change: VersionChange }): ReactNode => {
  const t = useT();
  const { id, locale, from, to } = change;
  const name = t(`history.${id}`);
  return (
    <li>
      {locale ? `${name} (${t(`kit.locale.${locale}`)})` : name}
      {from || to ? (
        <>
          {": "}
          {from && <del>{from}</del>} {to && <ins>{to}</ins>}
        </>
      ) : null}
    </li>
  );
};

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
  return (
    <Disclosure title={t("account.versions.changes", { count: changes.length })}>
      {changes.length === 0 ? (
        <p>{t("account.versions.same")}</p>
      ) : (
        <ul className={styles["changes"]}>
          {changes.map((change, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes
            <ChangeLine key={index} change={change} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
};

/** All publications of a chart, the newest first: what was changed, how each looks, and the way back to one. */
export const VersionsDialog = ({
  name,
  versions,
  timeZone,
  canRestore,
  onRestore,
  onCompare,
  onOlder,
  onClose,
}: {
  name: string;
  versions: readonly StoredVersion[];
  timeZone: string;
  canRestore: boolean;
  onRestore: (version: StoredVersion) => void;
  onCompare: (before: StoredVersion, after: StoredVersion) => void;
  /** Reads those before a version. */
  onOlder: (before: number) => Promise<readonly StoredVersion[]>;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [older, setOlder] = useState<readonly StoredVersion[]>([]);
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
      <ol className={styles["versions"]}>
        {all.map((version, index) => {
          const former = all[index + 1];
          const label = t("account.version", { number: String(version.version) });
          return (
            <li key={version.version}>
              <p>
                <strong>{label}</strong> {formatInZone(version.published_at, timeZone)}{" "}
                <a
                  href={`/${locale}/preview${encodeLinkState(version.data)}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={joinLabel(t("account.versions.look"), label, locale)}
                >
                  {t("account.versions.look")}
                </a>{" "}
                {index === 0 ? (
                  t("account.versions.current")
                ) : canRestore ? (
                  <Button
                    size="small"
                    aria-label={joinLabel(t("account.versions.restore"), label, locale)}
                    onPress={() => onRestore(version)}
                  >
                    {t("account.versions.restore")}
                  </Button>
                ) : null}
                {former && (
                  <Button
                    size="small"
                    aria-label={joinLabel(t("account.compare"), label, locale)}
                    onPress={() => onCompare(former, version)}
                  >
                    {t("account.compare")}
                  </Button>
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
    </Modal>
  );
};
