import type { ReactNode } from "react";

/** 16 × 16 pixels in the colour of the text; hidden from screen readers, which read the name of the control. */
const draw = (path: string): (() => ReactNode) => {
  const Icon = (): ReactNode => (
    <svg
      aria-hidden
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
  return Icon;
};

export const CrossIcon = draw("M4 4l8 8M12 4l-8 8");
export const SearchIcon = draw("M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.5 10.5l3.5 3.5");
export const ChevronDownIcon = draw("M4 6l4 4 4-4");
export const ChevronRightIcon = draw("M6 4l4 4-4 4");
export const CheckIcon = draw("M3 8.5l3.5 3.5L13 4.5");
export const DashIcon = draw("M4 8h8");
export const ArrowUpIcon = draw("M8 13V3M4 7l4-4 4 4");
export const ArrowDownIcon = draw("M8 3v10M4 9l4 4 4-4");
export const SwapIcon = draw("M5 13V3M2 6l3-3 3 3M11 3v10M8 10l3 3 3-3");
export const UndoIcon = draw("M6 3L3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H7");
export const RedoIcon = draw("M10 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H9");
export const PlusIcon = draw("M8 3v10M3 8h10");
export const MoreIcon = draw("M3 8h.01M8 8h.01M13 8h.01");
export const GripIcon = draw("M6 3h.01M6 8h.01M6 13h.01M10 3h.01M10 8h.01M10 13h.01");
export const BoldIcon = draw("M5 3h4a2.5 2.5 0 0 1 0 5H5zM5 8h4.75a2.5 2.5 0 0 1 0 5H5z");
export const ItalicIcon = draw("M7.5 3h4M4.5 13h4M9.5 3l-3 10");
export const LinkIcon = draw(
  "M7 9.5a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4l-.7.7M9 6.5a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4l.7-.7",
);
export const ListIcon = draw("M6.5 4H13M6.5 8H13M6.5 12H13M3 4h.01M3 8h.01M3 12h.01");
