import { joinClasses, type OptionNode, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import pageStyles from "../published/published-page.module.css";
import styles from "./hierarchy-filter.module.css";
import type { HierarchyPanel } from "./hierarchy-panel.tsx";

type HierarchyFilterProps = {
  label: string;
  /** Of the parameter in the address. */
  name: string;
  /** How an id stands in the address. */
  nameOf: (id: string) => string;
  nodes: readonly OptionNode[];
  value: string;
  /** What is called like this is shown. */
  valueLabel: string;
  onChoose: (id: string) => void;
};

const listIndented = (
  nodes: readonly OptionNode[],
  nameOf: HierarchyFilterProps["nameOf"],
  indent = "",
): ReactNode[] =>
  nodes.flatMap(({ id, label, isSelectable, children = [] }) => [
    <option key={id} value={nameOf(id)} disabled={isSelectable === false}>
      {indent}
      {label}
    </option>,
    ...listIndented(children, nameOf, `${indent}\u2003`),
  ]);

/** For readers without scripts; no program has to build what they alone see. */
const PlainTreeSelect = ({
  label,
  name,
  nameOf,
  nodes,
  value,
}: HierarchyFilterProps): ReactNode => (
  <label className={styles.plain}>
    {label}
    <select name={name} defaultValue={nameOf(value)}>
      {listIndented(nodes, nameOf)}
    </select>
  </label>
);

type LoadedPanel = { Panel?: typeof HierarchyPanel; hasFailed: boolean };

/** The tree comes once the page has been taken over; where it did not come, opening asks for it again. */
const usePanel = (isOpen: boolean): LoadedPanel => {
  const [loaded, setLoaded] = useState<LoadedPanel>({ hasFailed: false });
  const isMissing = loaded.Panel === undefined;
  useEffect(() => {
    if (!isMissing) return;
    import("./hierarchy-panel.tsx").then(
      (panel) => setLoaded({ Panel: panel.HierarchyPanel, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    );
  }, [isMissing, isOpen]);
  return loaded;
};

/** One value of a tree; without a script an indented list. */
export const HierarchyFilter = (props: HierarchyFilterProps): ReactNode => {
  const { label, nodes, value, valueLabel, onChoose } = props;
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { Panel, hasFailed } = usePanel(isOpen);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (box.current?.open) box.current.dispatchEvent(new Event("toggle"));
  }, []);
  return (
    <>
      <div className={joinClasses(styles.field, pageStyles.filter)}>
        <span id={`${id}label`} className={styles.name}>
          {label}
        </span>
        <details
          className={styles.box}
          ref={box}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary className={styles.value} aria-labelledby={`${id}label ${id}value`}>
            <span id={`${id}value`}>{valueLabel}</span>
          </summary>
          <div className={styles.panel}>
            {isOpen && hasFailed ? <p role="alert">{t("viewer.filters.no-list")}</p> : null}
            {isOpen && Panel ? (
              <Panel box={box} label={label} nodes={nodes} value={value} onChoose={onChoose} />
            ) : null}
          </div>
        </details>
      </div>
      <noscript className={pageStyles.filter}>
        {import.meta.env.SSR ? <PlainTreeSelect {...props} /> : null}
      </noscript>
    </>
  );
};
