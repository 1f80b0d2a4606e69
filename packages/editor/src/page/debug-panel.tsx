import { Disclosure, useT } from "@statelier/ui";
import { CopyButton } from "@statelier/viewer";
import { type ReactNode, useState } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "./debug-panel.module.css";

const Content = (): ReactNode => {
  const t = useT();
  const state = useSession((snapshot) => snapshot.state);
  const config = useSession((snapshot) => snapshot.config);
  const components = useSession((snapshot) => snapshot.components);
  const text = JSON.stringify(state, null, 2);
  const facts = [
    [t("editor.debug.source"), `${state.dataSource.type} ${state.dataSource.url}`],
    [t("editor.debug.datasets"), config.cubes.map(({ iri }) => iri).join(" ")],
    [
      t("editor.debug.components"),
      `${components.dimensions.length} + ${components.measures.length}`,
    ],
  ];
  return (
    <>
      <dl className={styles["facts"]}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton text={text} />
      <textarea
        className={styles["document"]}
        aria-label={t("editor.debug.document")}
        readOnly
        rows={24}
        value={text}
      />
    </>
  );
};

/** What the chart on the canvas is made of, for those who look for a fault. */
export const DebugPanel = (): ReactNode => {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  return (
    <section className={styles["panel"]} aria-label={t("editor.debug")}>
      <Disclosure
        level={2}
        title={t("editor.debug")}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        {isOpen && <Content />}
      </Disclosure>
    </section>
  );
};
