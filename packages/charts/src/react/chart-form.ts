import type { ComponentId } from "@statelier/model";
import type { ReactNode } from "react";

type Field = { name: string; value: string };

/** How the controls of a chart are parts of a form of the page, which readers without a program send. */
export type ChartForm = {
  id: string;
  /** The box of a series in the legend; absent where its boxes are no part of the form. */
  series?: (value: string) => Field;
  /** A step of the animation; the last one without a value. */
  step: (value?: string) => Field;
  /** A head of a table. */
  order: (order: { componentId: ComponentId; sortingOrder: "asc" | "desc" }) => Field;
  search: { name: string; maxLength: number };
  /** A page of a table, from 0. */
  page: (page: number) => Field;
  /** Sends the form. */
  submit: ReactNode;
};
