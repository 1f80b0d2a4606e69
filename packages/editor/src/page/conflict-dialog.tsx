import { Button, Modal, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** The same chart has been changed in another tab: nothing is lost before the author decides. */
export const ConflictDialog = ({ onTakeTheirs }: { onTakeTheirs: () => void }): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const isElsewhere = useSession((snapshot) => snapshot.isElsewhere);
  return (
    <Modal
      title={t("editor.elsewhere")}
      isAlert
      isOpen={isElsewhere}
      onClose={session.keepMine}
      actions={
        <>
          <Button onPress={onTakeTheirs}>{t("editor.elsewhere.theirs")}</Button>
          <Button onPress={session.makeCopy}>{t("editor.elsewhere.copy")}</Button>
          <Button tone="primary" onPress={session.keepMine}>
            {t("editor.elsewhere.mine")}
          </Button>
        </>
      }
    >
      <p>{t("editor.elsewhere.why")}</p>
    </Modal>
  );
};
