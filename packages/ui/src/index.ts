export { Button } from "./kit/button.tsx";
export { Checkbox } from "./kit/checkbox.tsx";
export { Disclosure } from "./kit/disclosure.tsx";
export {
  ArrowDownIcon,
  ArrowUpIcon,
  BoldIcon,
  ChevronDownIcon,
  CrossIcon,
  GripIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  MoreIcon,
  PlusIcon,
  RedoIcon,
  SwapIcon,
  UndoIcon,
} from "./kit/icons.tsx";
export { KitProvider } from "./kit/kit-provider.tsx";
export { Menu, type MenuEntry } from "./kit/menu.tsx";
export { Modal } from "./kit/modal.tsx";
export type { Option } from "./options/option.ts";
export { RadioGroup, type RadioOption } from "./kit/radio-group.tsx";
export { SearchField } from "./kit/search-field.tsx";
export { Select } from "./kit/select.tsx";
export { SliderField } from "./kit/slider-field.tsx";
export { Switch } from "./kit/switch.tsx";
export { Tabs } from "./kit/tabs.tsx";
export { TextField } from "./kit/text-field.tsx";
export { type ToastMessage, ToastRegion, Toasts } from "./kit/toasts.tsx";
export { ToggleButton } from "./kit/toggle-button.tsx";
export { Toolbar } from "./kit/toolbar.tsx";
export { Tooltip } from "./kit/tooltip.tsx";
export { TreeSelect } from "./kit/tree-select.tsx";
export { TreeSelectList } from "./kit/tree-select-list.tsx";
export { useIsServer } from "./kit/use-is-server.ts";
export { useLocale, useT } from "./messages/locale-provider.tsx";
export type { OptionNode } from "./options/option-tree.ts";
export { parseTypedNumber } from "./options/parse-typed-number.ts";
export { Notice } from "./plain/notice.tsx";
export { Skeleton } from "./plain/skeleton.tsx";
export { VisuallyHidden } from "./plain/visually-hidden.tsx";
export { WaitingLines } from "./plain/waiting-lines.tsx";
