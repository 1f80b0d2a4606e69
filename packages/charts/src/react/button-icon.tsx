import type { ReactNode } from "react";

/** A line drawn on 16 by 16 pixels, in the colour of its button. */
export const ButtonIcon = ({ path }: { path: string }): ReactNode => (
  <svg
    aria-hidden
    width={16}
    height={16}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
  >
    <path d={path} />
  </svg>
);
