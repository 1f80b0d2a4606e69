import { Button, Modal, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { isDeleted } from "../session/meet-stored.ts";

/** The chart was deleted in another tab: nothing of it is stored any more, and it goes with the page unless its author keeps it. */
export const DeletedDialog = (): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const isOpen = useSession(isDeleted);
  return (
    <Modal
      title={t("editor.deleted")}
      isAlert
      isOpen={isOpen}
      actions={
        <>
          <Button onPress={session.dropDeleted}>{t("editor.deleted.drop")}</Button>
          <Button tone="primary" onPress={session.keepDeleted}>
            {t("editor.deleted.keep")}
          </Button>
        </>
      }
    >
      <p>{t("editor.deleted.why")}</p>
    </Modal>
  );
};
