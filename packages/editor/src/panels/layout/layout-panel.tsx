import { type Layout, type LayoutType, switchLayout, typeOfLayout } from "@statelier/document";
import { RadioGroup, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import controls from "../../controls/controls.module.css";

const KINDS = ["tab", "dashboard", "singleURLs"] as const satisfies readonly Layout["type"][];

const DASHBOARDS = ["tall", "vertical", "canvas"] as const satisfies readonly LayoutType[];

/** How the charts of a document stand together; a kind that was left comes back as it was (LA15). */
export const LayoutPanel = (): ReactNode => {
  const t = useT();
  const { session, dispatch } = useEditor();
  const type = useSession(({ state }) => typeOfLayout(state.layout));
  const isDashboard = DASHBOARDS.some((each) => each === type);
  const change = (next: LayoutType): void => {
    const { layout, chartConfigs } = session.read().state;
    session.leftLayouts.keep(layout);
    const before = session.leftLayouts.find(next);
    const chartKeys = chartConfigs.map(({ key }) => key);
    dispatch({
      type: "LAYOUT_CHANGED",
      layout: switchLayout(next, layout, { before, chartKeys }),
    });
  };
  const lastDashboard = (): LayoutType => session.leftLayouts.findLast(DASHBOARDS) ?? "tall";
  return (
    <div className={controls["options"]}>
      <RadioGroup
        label={t("editor.layout.kind")}
        options={KINDS.map((value) => ({ value, label: t(`editor.layout.kind.${value}`) }))}
        value={isDashboard ? "dashboard" : type}
        onChange={(kind) => change(kind === "dashboard" ? lastDashboard() : (kind as LayoutType))}
      />
      {isDashboard && (
        <RadioGroup
          label={t("editor.layout.dashboard")}
          options={DASHBOARDS.map((value) => ({ value, label: t(`editor.layout.kind.${value}`) }))}
          value={type}
          onChange={(dashboard) => change(dashboard as LayoutType)}
        />
      )}
    </div>
  );
};
