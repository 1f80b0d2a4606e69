import { Button, Notice, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useEditor } from "../../chart/editor-context.ts";

/** What joined datasets may mislead to; once read, it does not come again in this browser. */
export const JoinCaution = (): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const [isRead, setRead] = useState(session.isCautionRead);
  if (isRead) return null;
  return (
    <Notice
      tone="warn"
      title={t("editor.datasets.caution")}
      actions={
        <Button
          onPress={() => {
            session.dismissCaution();
            setRead(true);
          }}
        >
          {t("editor.datasets.caution.read")}
        </Button>
      }
    >
      {t("editor.datasets.caution.text")}
    </Notice>
  );
};
