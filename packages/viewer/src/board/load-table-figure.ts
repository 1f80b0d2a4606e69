import { makeLazy } from "@statelier/ui/lazy";

/** The table in place of a drawing, for those who want it. */
export const tableFigure = makeLazy(() => import("./table-figure.tsx"));
