import {
  Button,
  Menu,
  type MenuEntry,
  MoreIcon,
  PlusIcon,
  useLocale,
  useT,
  VisuallyHidden,
} from "@statelier/ui";
import { joinClasses } from "@statelier/ui/plain";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { nameChart, nameTab } from "../chart/name-chart.ts";
import { useDeleteChart } from "../controls/use-delete-chart.ts";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { useDragOrder } from "../controls/use-drag-order.ts";
import styles from "./chart-tabs.module.css";
import { TabNameField } from "./tab-name-field.tsx";
import { useAddEntries } from "./use-add-entries.ts";

type TabItem = {
  key: string;
  name: string;
  label: string;
  /** Where the name says only which chart of all it is: what is in it. */
  about: string | undefined;
};

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const isStep = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  shiftKey && !ctrlKey && !metaKey && !altKey;

/** What an author does with the chart of a tab. */
const useTabEntries = (
  { key }: TabItem,
  {
    index,
    count,
    move,
    ...on
  }: {
    index: number;
    count: number;
    move: (by: -1 | 1) => void;
    onRename: () => void;
    onDelete: () => void;
  },
): MenuEntry[] => {
  const t = useT();
  const { dispatch } = useEditor();
  const isLayouting = useSession(({ state }) => state.state === "LAYOUTING");
  const isMissing = useSession(({ missing }) => missing !== undefined);
  const first: MenuEntry = isLayouting
    ? {
        id: "configure",
        label: t("editor.tabs.configure"),
        onAction: () => dispatch({ type: "CONFIGURE_CHART", chartKey: key }),
      }
    : { id: "rename", label: t("editor.tabs.rename"), onAction: on.onRename };
  const others: MenuEntry[] = [
    { id: "left", label: t("editor.tabs.left"), onAction: () => move(-1), isDisabled: index === 0 },
    {
      id: "right",
      label: t("editor.tabs.right"),
      onAction: () => move(1),
      isDisabled: index === count - 1,
    },
    {
      id: "delete",
      label: t("editor.tabs.delete"),
      onAction: on.onDelete,
      isDanger: true,
      startsGroup: true,
    },
  ];
  return [
    first,
    {
      id: "duplicate",
      label: t("editor.tabs.duplicate"),
      onAction: () => dispatch({ type: "CHART_CONFIG_ADD" }),
      isDisabled: isMissing,
    },
    ...(count > 1 ? others : []),
  ];
};

/** The menu of the chart that is being edited; another one closes it. */
const TabMenu = ({
  tab,
  ...on
}: { tab: TabItem } & Parameters<typeof useTabEntries>[1]): ReactNode => {
  const t = useT();
  const entries = useTabEntries(tab, on);
  const label = t("editor.tabs.menu", { name: tab.name });
  return (
    <Menu
      label={label}
      trigger={
        <Button tone="quiet" size="small" icon aria-label={label}>
          <MoreIcon />
        </Button>
      }
      entries={entries}
    />
  );
};

const AddMenu = (): ReactNode => {
  const t = useT();
  const entries = useAddEntries();
  const label = t("editor.tabs.add");
  return (
    <Menu
      label={label}
      trigger={
        <Button tone="quiet" size="small" icon aria-label={label}>
          <PlusIcon />
        </Button>
      }
      entries={entries}
    />
  );
};

/** Moves tabs by drag and by keys; the focus stays on the tab, and its new place is announced. */
const useTabOrder = (tabs: readonly TabItem[]) => {
  const t = useT();
  const { dispatch } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  const [announcement, announce] = useAnnouncement();
  const move = (oldIndex: number, newIndex: number): void => {
    const tab = tabs[oldIndex];
    if (!tab) return;
    if (!tabs[newIndex])
      return announce(
        t("editor.order.end", { name: tab.name, place: oldIndex + 1, total: tabs.length }),
      );
    moved.current = tab.key;
    dispatch({ type: "CHART_CONFIG_REORDER", oldIndex, newIndex });
  };
  useEffect(() => {
    const at = tabs.findIndex(({ key }) => key === moved.current);
    const tab = tabs[at];
    if (!tab) return;
    moved.current = undefined;
    list.current?.querySelectorAll<HTMLElement>("[data-tab]")[at]?.focus();
    announce(t("editor.order.place", { name: tab.name, place: at + 1, total: tabs.length }));
  }, [tabs, t, announce]);
  return { list, move, announcement };
};

const describeTab = (...chart: Parameters<typeof nameTab>): string | undefined => {
  const name = nameChart(...chart);
  return name === nameTab(...chart) ? undefined : name;
};

/** The charts of the document: which one is being edited, new ones, their names, their order. */
export const ChartTabs = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const activeKey = useSession(({ state }) => state.activeChartKey);
  const canRename = useSession(({ state }) => state.state === "CONFIGURING_CHART");
  const tabs = useSession(({ state }) =>
    state.chartConfigs.map((config, index): TabItem => ({
      key: config.key,
      name: nameTab(config, index, locale, t),
      label: config.meta.label[locale],
      about: describeTab(config, index, locale, t),
    })),
  );
  const { list, move, announcement } = useTabOrder(tabs);
  const { drag, startDrag } = useDragOrder(move);
  const [renamed, rename] = useState<string>();
  const deleting = useDeleteChart();
  const onKeyDown = (event: KeyboardEvent, { key }: TabItem, index: number): void => {
    const by = isStep(event) ? KEY_STEPS[event.key] : undefined;
    if (by !== undefined) move(index, index + by);
    else if (event.key === "F2" && canRename && key === activeKey) rename(key);
    else return;
    event.preventDefault();
  };
  return (
    <nav aria-label={t("viewer.charts")} className={styles["line"]}>
      <ul ref={list} className={styles["tabs"]} data-order-list="">
        {tabs.map((tab, index) => {
          const { key, name, label, about } = tab;
          const isActive = key === activeKey;
          return (
            <li
              key={key}
              data-order-place={index}
              data-current={isActive ? "" : undefined}
              data-dragged={drag?.from === index ? "" : undefined}
              data-over={drag && drag.over === index && drag.from !== index ? "" : undefined}
            >
              {renamed === key && isActive ? (
                <TabNameField label={label} onClose={() => rename(undefined)} />
              ) : (
                <button
                  type="button"
                  data-tab=""
                  className={joinClasses(styles["tab"], label ? styles["labelled"] : undefined)}
                  title={label || about}
                  aria-current={isActive ? "true" : undefined}
                  aria-keyshortcuts={
                    tabs.length > 1 ? "Shift+ArrowLeft Shift+ArrowRight" : undefined
                  }
                  onPointerDown={(event) => startDrag(event, index)}
                  onKeyDown={(event) => onKeyDown(event, tab, index)}
                  onDoubleClick={() => canRename && rename(key)}
                  onClick={() =>
                    isActive || dispatch({ type: "SWITCH_ACTIVE_CHART", chartKey: key })
                  }
                >
                  {name}
                </button>
              )}
              {isActive && (
                <TabMenu
                  tab={tab}
                  index={index}
                  count={tabs.length}
                  move={(by) => move(index, index + by)}
                  onRename={() => rename(key)}
                  onDelete={() => deleting.ask(tab)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <AddMenu key={activeKey} />
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      {deleting.dialog}
    </nav>
  );
};
