import type { StoredVersion } from "@statelier/data";
import { encodeLinkState } from "@statelier/document";
import { joinLabel, formatMoment } from "@statelier/model";
import { Button, Disclosure, Modal, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
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
  canRestore,
  onRestore,
  onCompare,
  onClose,
}: {
  name: string;
  versions: readonly StoredVersion[];
  canRestore: boolean;
  onRestore: (version: StoredVersion) => void;
  onCompare: (before: StoredVersion, after: StoredVersion) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <Modal
      title={joinLabel(t("account.action.versions"), name, locale)}
      width={640}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{t("kit.close")}</Button>}
    >
      <ol className={styles["versions"]}>
        {versions.map((version, index) => {
          const former = versions[index + 1];
          const label = t("account.version", { number: String(version.version) });
          return (
            <li key={version.version}>
              <p>
                <strong>{label}</strong> {formatMoment(version.published_at)}{" "}
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
    </Modal>
  );
};
