import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { joinClasses, type OptionNode, SELECT_CLASS, useT, usePartId } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useRef, useState } from "react";
import pageStyles from "../site/published-page.module.css";
import dropDownStyles from "./drop-down.module.css";
import { PlainTreeChecks, type TreeFilterProps } from "./plain-tree-checks.tsx";
import styles from "./tree-filter.module.css";

const listIndented = (
  nodes: readonly OptionNode[],
  nameOf: TreeFilterProps["nameOf"],
  indent = "",
): ReactNode[] =>
  nodes.flatMap(({ id, label, language, isSelectable, children = [] }) => [
    <option key={id} value={nameOf(id)} lang={language} disabled={isSelectable === false}>
      {indent}
      {label}
    </option>,
    ...listIndented(children, nameOf, `${indent}\u2003`),
  ]);

/** For readers without scripts; no program has to build what they alone see. */
const PlainTreeSelect = ({
  label,
  labelLanguage,
  name,
  nameOf,
  nodes,
  chosen,
}: TreeFilterProps): ReactNode => (
  <label className={styles.plain}>
    <span className={styles.name} lang={labelLanguage}>
      {label}
    </span>
    <select className={SELECT_CLASS} name={name} defaultValue={nameOf([...chosen][0] ?? "")}>
      {listIndented(nodes, nameOf)}
    </select>
  </label>
);

const panel = makeLazy(() => import("./tree-panel.tsx"), true);

/** Values of a tree or a list behind a line that names those that are chosen; without a script all in the form. */
export const TreeFilter = (props: TreeFilterProps): ReactNode => {
  const {
    label,
    labelLanguage,
    nodes,
    chosen,
    isMulti = false,
    canBeEmpty = false,
    valueLabel,
    moreLabel,
    onChoose,
  } = props;
  const t = useT();
  const id = usePartId();
  const [isOpen, setIsOpen] = useState(false);
  // The tree comes once the page has been taken over.
  const { part, hasFailed } = useLazy(panel, isOpen ? "open" : "soon");
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (box.current?.open) box.current.dispatchEvent(new Event("toggle"));
  }, []);
  return (
    <>
      <div className={joinClasses(styles.field, pageStyles.filter)}>
        <span id={`${id}label`} className={styles.name} lang={labelLanguage}>
          {label}
        </span>
        <details
          className={styles.box}
          ref={box}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary
            className={joinClasses(dropDownStyles.opener, styles.value)}
            aria-labelledby={`${id}label ${id}value`}
          >
            <span id={`${id}value`} className={styles.shown}>
              <span>{valueLabel}</span>
              {moreLabel ? <span>{moreLabel}</span> : null}
            </span>
          </summary>
          <div className={joinClasses(dropDownStyles.panel, styles.panel)}>
            {isOpen && hasFailed ? <p role="alert">{t("viewer.filters.no-list")}</p> : null}
            {isOpen && part ? (
              <part.TreePanel
                box={box}
                label={label}
                nodes={nodes}
                chosen={chosen}
                isMulti={isMulti}
                canBeEmpty={canBeEmpty}
                onChoose={onChoose}
              />
            ) : null}
          </div>
        </details>
      </div>
      <noscript className={pageStyles.filter}>
        {import.meta.env.SSR ? (
          isMulti ? (
            <PlainTreeChecks {...props} />
          ) : (
            <PlainTreeSelect {...props} />
          )
        ) : null}
      </noscript>
    </>
  );
};
