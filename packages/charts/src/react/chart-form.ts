import type { ComponentId } from "@statelier/model";
import type { ReactNode } from "react";
import type { AxisValue } from "../parts/values/axis-values.ts";

type Field = { name: string; value: string };

/** The step of an animation that is shown, among all. */
export type ShownStep = {
  frames: readonly AxisValue[];
  frame: AxisValue;
  /** Name of the animated dimension. */
  label: string;
  /** Called with the step that the reader chooses instead. */
  onRest: (value: string) => void;
};

/** How the controls of a chart are parts of a form of the page, which readers without a program send. */
export type ChartForm = {
  id: string;
  /** The box of a series in the legend; absent where its boxes are no part of the form. */
  series?: (value: string) => Field;
  /** What stands in the place of the player until it is there. */
  step: (shown: ShownStep) => ReactNode;
  /** A head of a table. */
  order: (order: { componentId: ComponentId; sortingOrder: "asc" | "desc" }) => Field;
  search: { name: string; maxLength: number };
  /** A page of a table, from 0. */
  page: (page: number) => Field;
  /** Sends the form. */
  submit: ReactNode;
};
