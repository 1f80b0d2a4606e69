import { Disclosure, useT, VisuallyHidden } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";

/** What else can be said of a field; closed it says in one line how it stands. One is open at a time. */
export const OptionsOfField = ({
  field,
  name,
  summary,
  children,
}: {
  field: string;
  name: string;
  summary: string;
  children: ReactNode;
}): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const isOpen = useSession(({ config }) => config.activeField === field);
  return (
    <Disclosure
      level={4}
      title={
        <>
          <VisuallyHidden>{t("viewer.label", { name })} </VisuallyHidden>
          {t("editor.field.options")}
        </>
      }
      summary={summary}
      isExpanded={isOpen}
      onExpandedChange={(isExpanded) =>
        dispatch({ type: "CHART_ACTIVE_FIELD_CHANGED", ...(isExpanded ? { field } : {}) })
      }
    >
      {children}
    </Disclosure>
  );
};
