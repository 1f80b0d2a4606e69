import { Button, Modal, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { compareVersions } from "../chart/compare-versions.ts";
import { describeChange } from "../chart/describe-change.ts";
import type { Elsewhere } from "../session/session-snapshot.ts";
import styles from "./conflict-dialog.module.css";
import { formatClock } from "../chart/format-clock.ts";

/** More than these are counted. */
const MOST_LISTED = 6;

/** What this tab has and what the other one has, each with its time. */
const Differences = ({ elsewhere }: { elsewhere: Elsewhere }): ReactNode => {
  const t = useT();
  const { state, components, saved } = useSession((snapshot) => ({
    state: snapshot.state,
    components: snapshot.components,
    saved: snapshot.saved,
  }));
  const changes = compareVersions(state, elsewhere.state).map((change) =>
    describeChange(change, { t, names: components }),
  );
  const listed = changes.slice(0, MOST_LISTED);
  return (
    <>
      <table className={styles["differences"]}>
        <thead>
          <tr>
            <th scope="col">{t("editor.elsewhere.what", { count: changes.length })}</th>
            <th scope="col">{t("editor.elsewhere.here", { time: formatClock(saved.at) })}</th>
            <th scope="col">{t("editor.elsewhere.there", { time: formatClock(elsewhere.at) })}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ name, from, to }, index) => (
            // Two changes may have one name.
            <tr key={index}>
              <th scope="row">{name}</th>
              {from || to ? (
                <>
                  <td>{from || "–"}</td>
                  <td>{to || "–"}</td>
                </>
              ) : (
                <td colSpan={2}>{t("editor.elsewhere.otherwise")}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > listed.length && (
        <p>{t("editor.elsewhere.more", { count: changes.length - listed.length })}</p>
      )}
    </>
  );
};

/** The same chart has been changed in another tab, or saved by somebody else: nothing is lost before the author decides. */
export const ConflictDialog = ({ onTakeTheirs }: { onTakeTheirs: () => void }): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const elsewhere = useSession((snapshot) => snapshot.elsewhere);
  const isSaved = elsewhere?.owned !== undefined;
  return (
    <Modal
      title={t(isSaved ? "editor.elsewhere.saved" : "editor.elsewhere")}
      isAlert
      isOpen={elsewhere !== undefined}
      actions={
        <>
          <Button
            onPress={() => {
              if (session.dropMine()) onTakeTheirs();
            }}
          >
            {t("editor.elsewhere.theirs")}
          </Button>
          <Button onPress={session.makeCopy}>{t("editor.elsewhere.copy")}</Button>
          <Button tone="primary" onPress={session.keepMine}>
            {t("editor.elsewhere.mine")}
          </Button>
        </>
      }
    >
      <p>{t(isSaved ? "editor.elsewhere.saved.why" : "editor.elsewhere.why")}</p>
      {elsewhere && <Differences elsewhere={elsewhere} />}
    </Modal>
  );
};
