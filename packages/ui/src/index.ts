export * from "./plain/index.ts";
export { Button } from "./kit/button.tsx";
export { CheckboxGroup } from "./kit/checkbox-group.tsx";
export { Checkbox } from "./kit/checkbox.tsx";
export { Disclosure } from "./kit/disclosure.tsx";
export type { FieldTexts } from "./kit/field-text-lines.tsx";
export {
  ArrowDownIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  CrossIcon,
  DashIcon,
  InfoIcon,
  MoreIcon,
  PlusIcon,
  RedoIcon,
  SearchIcon,
  UndoIcon,
} from "./kit/icons.tsx";
export { KitProvider } from "./kit/kit-provider.tsx";
export { Menu, type MenuEntry } from "./kit/menu.tsx";
export { Modal, type ModalPlace } from "./kit/modal.tsx";
export { filterNodes } from "./kit/option-tree.ts";
export type { Option, OptionGroup } from "./kit/option.ts";
export { Popover } from "./kit/popover.tsx";
export { RadioGroup, type RadioOption } from "./kit/radio-group.tsx";
export { SearchField } from "./kit/search-field.tsx";
export { Select } from "./kit/select.tsx";
export { SliderField } from "./kit/slider-field.tsx";
export { Switch } from "./kit/switch.tsx";
export { type TabItem, Tabs } from "./kit/tabs.tsx";
export { TextField } from "./kit/text-field.tsx";
export { type ToastMessage, ToastRegion, Toasts } from "./kit/toasts.tsx";
export { ToggleButton } from "./kit/toggle-button.tsx";
export { Tooltip } from "./kit/tooltip.tsx";
export { TreeSelect } from "./kit/tree-select.tsx";
export { useIsServer } from "./kit/use-is-server.ts";
export { Markdown } from "./markdown/markdown.tsx";
