import { PlainButton, useT } from "@statelier/ui/plain";
import { type OptionNode, PlainTree } from "@statelier/ui/plain-tree";
import type { ReactNode, RefObject } from "react";
import styles from "./tree-filter.module.css";
import { closeBox, useLightDismiss } from "./use-light-dismiss.ts";

type TreePanelProps = {
  /** What is closed when the one value is chosen, on Escape, and when the pointer or the focus goes elsewhere. */
  box: RefObject<HTMLDetailsElement | null>;
  label: string;
  nodes: readonly OptionNode[];
  chosen: ReadonlySet<string>;
  isMulti: boolean;
  canBeEmpty: boolean;
  onChoose: (ids: readonly string[]) => void;
};

/** The open half of a `TreeFilter`; of several values it stays open. */
export const TreePanel = ({
  box,
  isMulti,
  canBeEmpty,
  onChoose,
  ...tree
}: TreePanelProps): ReactNode => {
  const t = useT();
  useLightDismiss(box);
  if (!isMulti)
    return (
      <PlainTree
        {...tree}
        onChoose={(ids) => {
          onChoose(ids);
          closeBox(box);
        }}
      />
    );
  const count = tree.chosen.size;
  return (
    <>
      <PlainTree {...tree} isMulti canBeEmpty={canBeEmpty} onChoose={onChoose} />
      <p className={styles.foot}>
        <output>{t("kit.select.count", { count })}</output>
        {canBeEmpty ? (
          <PlainButton
            size="small"
            tone="quiet"
            // It keeps the focus when it has been pressed.
            aria-disabled={count === 0}
            onClick={() => {
              if (count > 0) onChoose([]);
            }}
          >
            {t("kit.select.none")}
          </PlainButton>
        ) : null}
      </p>
    </>
  );
};
