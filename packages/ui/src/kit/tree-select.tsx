import { type ReactNode, useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { DialogTrigger, Popover } from "react-aria-components/Popover";
import { joinClasses } from "../styles/join-classes.ts";
import { useT } from "../messages/locale-provider.tsx";
import fieldStyles from "./field.module.css";
import { ChevronDownIcon } from "./icons.tsx";
import { flattenNodes, type OptionNode } from "../options/option-tree.ts";
import popup from "./popup.module.css";
import selectStyles from "./select.module.css";
import { TreeSelectList } from "./tree-select-list.tsx";

const SHOWN_LABELS = 2;

/** One (`single`) or several options of a list or tree that can be searched; `value` holds ids in tree order. */
export const TreeSelect = ({
  label,
  nodes,
  value,
  onChange,
  mode,
  searchLabel,
  description,
  kept,
  onClose,
  isDisabled = false,
  className,
}: {
  label: string;
  nodes: readonly OptionNode[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  mode: "single" | "multiple";
  searchLabel?: string;
  description?: ReactNode;
  /** Nothing is chosen, which does not count: these options hold on until there is one, and why. */
  kept?: { value: readonly string[]; reason: string };
  onClose?: () => void;
  isDisabled?: boolean;
  className?: string;
}): ReactNode => {
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = new Set(kept?.value ?? value);
  const labels = flattenNodes(nodes)
    .filter((node) => chosen.has(node.id))
    .map((node) => node.label);
  const shown = labels.slice(0, SHOWN_LABELS).join(", ");
  const hidden = labels.length - SHOWN_LABELS;
  return (
    <div className={joinClasses(fieldStyles.field, className)}>
      <span id={`${id}label`} className={fieldStyles.label}>
        {label}
      </span>
      <DialogTrigger
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => {
          setIsOpen(isNowOpen);
          if (!isNowOpen) onClose?.();
        }}
      >
        <AriaButton
          aria-labelledby={`${id}label ${id}value ${id}more`}
          isDisabled={isDisabled}
          className={joinClasses(fieldStyles.control, selectStyles.trigger)}
        >
          <span
            id={`${id}value`}
            className={selectStyles.value}
            {...(labels.length === 0 && { "data-placeholder": true })}
          >
            {labels.length === 0 ? t("kit.select.empty") : shown}
          </span>
          {hidden > 0 && (
            <span id={`${id}more`} className={selectStyles.more}>
              {t("kit.select.more", { count: hidden })}
            </span>
          )}
          <ChevronDownIcon />
        </AriaButton>
        <Popover
          aria-labelledby={`${id}label`}
          className={joinClasses(popup.popover)}
          placement="bottom start"
          offset={4}
        >
          <TreeSelectList
            label={label}
            searchLabel={searchLabel ?? t("kit.search")}
            nodes={nodes}
            value={value}
            mode={mode}
            {...(kept ? { reason: kept.reason } : {})}
            onChange={(next) => {
              onChange(next);
              if (mode === "single") setIsOpen(false);
            }}
          />
        </Popover>
      </DialogTrigger>
      {description !== undefined && <span className={fieldStyles.description}>{description}</span>}
    </div>
  );
};
