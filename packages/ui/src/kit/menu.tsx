import type { ReactElement, ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components/Menu";
import { joinClasses } from "../styles/join-classes.ts";
import popup from "./popup.module.css";

/** One action or link of a menu; `startsGroup` draws a line above it. */
export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly onAction?: () => void;
  /** The action is for something that takes the focus: it waits until the menu has given it back to its button. */
  readonly movesFocus?: boolean;
  /** The menu stays open: the action is a step of which several are taken. */
  readonly isRepeated?: boolean;
  readonly href?: string;
  readonly download?: string;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
  readonly startsGroup?: boolean;
};

/** Once the menu has gone and its button has the focus again. */
const runLater = (act: () => void): void => {
  const wait = () => requestAnimationFrame(document.querySelector("[role=menu]") ? wait : act);
  wait();
};

const renderEntry = (entry: MenuEntry): ReactNode[] => {
  const {
    id,
    label,
    detail,
    isDisabled,
    isDanger,
    startsGroup,
    movesFocus,
    isRepeated,
    ...action
  } = entry;
  const { onAction } = action;
  const later = movesFocus && onAction ? { onAction: () => runLater(onAction) } : {};
  const item = (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled === true}
      shouldCloseOnSelect={isRepeated !== true}
      className={joinClasses(popup.item, isDanger && popup.danger)}
      {...action}
      {...later}
    >
      <span className={popup.texts}>
        <span>{label}</span>
        {detail !== undefined && <span className={popup.detail}>{detail}</span>}
      </span>
    </MenuItem>
  );
  return startsGroup === true
    ? [<Separator key={`line ${id}`} className={joinClasses(popup.separator)} />, item]
    : [item];
};

/** Actions behind one button; `trigger` is a kit `Button`, `label` names the list. */
export const Menu = ({
  trigger,
  label,
  entries,
}: {
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
}): ReactNode => (
  <MenuTrigger>
    {trigger}
    <Popover className={joinClasses(popup.popover)} placement="bottom end" offset={4}>
      <AriaMenu aria-label={label} className={joinClasses(popup.list, popup.actions)}>
        {entries.flatMap(renderEntry)}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
