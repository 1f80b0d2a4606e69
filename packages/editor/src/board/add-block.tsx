import { makeEmptyMeta } from "@statelier/document";
import { Button, Menu, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useAddEntries } from "../canvas/use-add-entries.ts";
import { useEditor } from "../chart/editor-context.ts";

/** Another chart or a text for the dashboard. */
export const AddBlock = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const entries = useAddEntries();
  const label = t("editor.tabs.add");
  return (
    <>
      <Menu label={label} trigger={<Button size="small">{label}</Button>} entries={entries} />
      <Button
        size="small"
        onPress={() => dispatch({ type: "LAYOUT_BLOCK_ADD", text: makeEmptyMeta().title })}
      >
        {t("editor.blocks.text.add")}
      </Button>
    </>
  );
};
