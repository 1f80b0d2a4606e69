import { hasRole } from "@statelier/data";
import { Button, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import styles from "./top-bar.module.css";

/** Keeps the chart for whoever is signed in, without publishing it. */
export const SaveDraft = (): ReactNode => {
  const t = useT();
  const { session, account } = useEditor();
  const draft = useSession((snapshot) => snapshot.draft);
  if (!account.person || !hasRole(account.person.role, "author")) return null;
  return (
    <span data-saves-draft="">
      <Button isPending={draft === "saving"} onPress={() => void session.saveDraft()}>
        {draft === "saved" && (
          <svg aria-hidden viewBox="0 0 16 16" width="16" height="16" className={styles["check"]}>
            <path d="M3 8.5 6.5 12 13 4.5" />
          </svg>
        )}
        {t(draft === "idle" ? "button.save-draft" : `button.save-draft.${draft}`)}
      </Button>
    </span>
  );
};
