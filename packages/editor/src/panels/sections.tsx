import { Disclosure, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "../controls/controls.module.css";
import { OpenPanelButton } from "../controls/open-panel-button.tsx";
import { type PanelId, PANELS } from "./panels.tsx";

const IDS = Object.keys(PANELS) as PanelId[];

/** The controls in sections: one is open at a time, the others say in one line what they are set to. */
export const Sections = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [open, setOpen] = useState<PanelId | undefined>("fields");
  const texts = useSession((chart) =>
    IDS.map((id) => {
      const { title, summary } = PANELS[id];
      return { title: title(chart, t), summary: summary?.(chart, t, locale) };
    }),
  );
  return IDS.map((id, index) => {
    const panel = PANELS[id];
    const { title = "", summary } = texts[index] ?? {};
    if (panel.place === "section")
      return (
        <Disclosure
          key={id}
          level={2}
          title={title}
          {...(summary === undefined ? {} : { summary })}
          isExpanded={open === id}
          onExpandedChange={(isExpanded) => setOpen(isExpanded ? id : undefined)}
        >
          <panel.Component />
        </Disclosure>
      );
    return panel.field === undefined ? null : (
      <div key={id} className={styles["line"]}>
        <OpenPanelButton panel={panel.field} name={title} value={summary ?? ""} />
      </div>
    );
  });
};
