import { type ChartInput, layoutScene, nextOrder } from "@statelier/charts";
import { type ChartForm, type PageDrawing, PlotLegend } from "@statelier/charts/react";
import { TextButton, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useMemo, useState } from "react";
import { DataTable } from "./data-table.tsx";
import { FormLinks } from "./form-links.tsx";
import { deriveChartView } from "../chart-state/chart-state.ts";
import { useChartForm } from "./use-chart-form.tsx";
import type { SheetState, ShownChart } from "../chart-state/page-state.ts";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import styles from "../site/published-page.module.css";
import { chooseIn, findSwitchedLegend, type FixedChoices, ViewSwitches } from "./view-switches.tsx";

type Order = NonNullable<ReaderChoices["sorting"]>[number];

/** The head of a column: it sorts the rows by it, without a program too. */
const SortHead = ({
  order,
  sorted,
  shown,
  form,
  children,
}: {
  order: Order;
  sorted: Order["sortingOrder"] | undefined;
  shown: ShownChart;
  form: ChartForm;
  children: ReactNode;
}): ReactNode => (
  <TextButton
    type="submit"
    form={form.id}
    {...form.order(order)}
    onClick={(event) => {
      event.preventDefault();
      const { sorting = [] } = shown.chart.choices;
      const before = sorting.filter(({ componentId }) => componentId !== order.componentId);
      shown.choose({ sorting: [order, ...before] });
    }}
  >
    {children}
    {sorted ? <span aria-hidden="true">{sorted === "desc" ? " ↓" : " ↑"}</span> : null}
  </TextButton>
);

/** The data of a view instead of its chart, with all that readers may change there: as they want, or since its kind has no drawing. */
export const TableFigure = ({
  drawing,
  state,
  shown,
  fixed,
  children,
}: {
  drawing: PageDrawing | undefined;
  state: SheetState;
  shown: ShownChart;
  fixed: FixedChoices | undefined;
  children: ReactNode;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { config, components, table, choices, width } = shown.drawn;
  const [moment, setMoment] = useState<string>();
  const input = useMemo((): ChartInput => {
    const viewed = moment === undefined ? choices : { ...choices, animationValue: moment };
    const part = { config, components, table, locale, t, width };
    return { ...part, theme: "light", view: deriveChartView(viewed) };
  }, [config, components, table, choices, moment, locale, t, width]);
  const scene = useMemo(() => drawing && layoutScene(drawing, input), [drawing, input]);
  const form = useChartForm(shown);
  const legend = findSwitchedLegend({ shown, scene, fixed });
  const { Animation } = drawing ?? {};
  const note = scene?.notes.find(({ type }) => type === "own");
  return (
    <figure
      className={styles.figure}
      aria-labelledby={shown.titleId}
      aria-busy={shown.status === "loading"}
    >
      {drawing && !fixed?.form ? <FormLinks state={state} shown={shown} /> : null}
      <ViewSwitches shown={shown} scene={scene} form={form} fixed={fixed} />
      {legend ? (
        <div data-no-print="">
          <PlotLegend legend={legend} input={input} form={form} onChoose={chooseIn(shown)} />
        </div>
      ) : null}
      {Animation ? (
        <Animation
          isInSight
          input={input}
          form={form}
          onShow={setMoment}
          onRest={(animationValue) => {
            setMoment(undefined);
            shown.choose({ animationValue });
          }}
        />
      ) : null}
      <DataTable
        input={input}
        {...(scene && { scene })}
        isBare
        renderHead={({ id, label, sorted, align, isComponent }) =>
          isComponent ? (
            <SortHead
              order={{ componentId: id, sortingOrder: nextOrder({ sorted, align }) }}
              sorted={sorted}
              shown={shown}
              form={form}
            >
              {label}
            </SortHead>
          ) : (
            label
          )
        }
      />
      {note ? (
        <p className={styles.notes} lang={note.language}>
          {note.text}
        </p>
      ) : null}
      {children}
    </figure>
  );
};
