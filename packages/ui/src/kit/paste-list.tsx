import { type ReactNode, useState } from "react";
import { matchNames } from "../options/match-names.ts";
import type { OptionNode } from "../options/option-tree.ts";
import { useT } from "../messages/locale-provider.tsx";
import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";
import styles from "./tree-select-list.module.css";

/** Chooses what a pasted list names, and says which names are none. */
export const PasteList = ({
  nodes,
  onMatch,
}: {
  nodes: readonly OptionNode[];
  /** Called with the options once any name is one of them. */
  onMatch: (ids: string[]) => void;
}): ReactNode => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [result, setResult] = useState<ReturnType<typeof matchNames>>();
  const apply = (): void => {
    const found = matchNames(text, nodes);
    setResult(found);
    if (found.ids.length > 0) onMatch(found.ids);
  };
  return (
    <div className={styles.paste}>
      <Button size="small" tone="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {t("kit.select.paste")}
      </Button>
      {isOpen && (
        <>
          <TextField
            label={t("kit.select.paste.label")}
            rows={4}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens it pastes next
            autoFocus
            value={text}
            onChange={(next) => {
              setText(next);
              setResult(undefined);
            }}
          />
          <div>
            <Button size="small" isDisabled={text.trim() === ""} onPress={apply}>
              {t("kit.select.paste.apply")}
            </Button>
          </div>
          <output className={styles.result}>
            {result && t("kit.select.paste.found", { count: result.ids.length })}
            {result && result.missing.length > 0 && (
              <> {t("kit.select.paste.missing", { names: result.missing.join(", ") })}</>
            )}
          </output>
        </>
      )}
    </div>
  );
};
