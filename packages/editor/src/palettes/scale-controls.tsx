import { isDivergingPalette } from "@statelier/document";
import {
  type ComponentId,
  FIELD_VALUE_NONE,
  findComponent,
  findNumberColumn,
  formatNumber,
  joinUnit,
  type Measure,
} from "@statelier/model";
import { Select, Switch, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useObservations } from "../chart/use-observations.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import { NumberFields } from "../controls/number-fields.tsx";

type Choice = "middle" | "isTurned";

/** What changes one choice of the colours of a measure. */
const useChange = (id: string, name: Choice): ((value: unknown) => void) => {
  const { dispatch } = useEditor();
  return (value) =>
    dispatch({
      type: "CHART_FIELD_UPDATED",
      field: "extensions",
      path: ["colorScales", id, name],
      value,
    });
};

/** Without what is left of decimals in binary numbers. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/** The numbers of a measure that the chart shows, once they are there. */
const useNumbers = (id: string, isAsked: boolean): readonly number[] => {
  const observations = useObservations(isAsked);
  const table = observations.status === "success" ? observations.value.table : undefined;
  const values = table && findNumberColumn(table, id)?.values;
  return values ? [...values].filter((value) => !Number.isNaN(value)) : [];
};

/** What the dataset itself says of a measure: its targets and limits, each number by its name. */
const listLimits = ({ limits }: Measure): { name: string; value: number }[] => {
  const all = limits.flatMap((limit) =>
    limit.type === "value-range"
      ? [limit.min, limit.max].map((value) => ({ name: limit.name, value }))
      : [{ name: limit.name, value: limit.value }],
  );
  return [...new Map(all.map((each) => [`${each.name} ${each.value}`, each])).values()];
};

type Offer = { id: string; name: string; value: number };

const AUTOMATIC = "automatic";
const OWN = "own";

/** The value at which a diverging palette parts: stored in the unit of the dataset, written in that of the chart. */
const MiddleControl = ({
  measure,
  hasHalves,
}: {
  measure: Measure;
  hasHalves: boolean;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const change = useChange(measure.id, "middle");
  const stored = useSession(
    ({ config }) => config.extensions?.colorScales?.[measure.id]?.middle ?? undefined,
  );
  const conversion = useSession(({ config }) => config.conversionUnitsByComponentId[measure.id]);
  const numbers = useNumbers(measure.id, hasHalves);
  const factor = conversion?.multiplier ?? 1;
  const unit = conversion?.labels[locale] || (measure.unit ?? "");
  const write = (value: number): string =>
    joinUnit(formatNumber(tidy(value * factor), { locale, decimals: "auto" }), unit, locale);
  const mean = numbers.reduce((sum, value) => sum + value / numbers.length, 0);
  const offers: Offer[] = [
    { id: "zero", name: t("editor.map.middle.zero"), value: 0 },
    ...(numbers.length > 0
      ? [{ id: "mean", name: t("editor.map.middle.mean"), value: Number(mean.toPrecision(3)) }]
      : []),
    ...listLimits(measure).map((limit, index) => ({ ...limit, id: `limit-${index}` })),
  ];
  const chosen = offers.find(({ value }) => value === stored)?.id ?? OWN;
  const choose = (id: string): void => {
    const start = stored ?? offers.find((offer) => offer.id === "mean")?.value ?? 0;
    const value = offers.find((offer) => offer.id === id)?.value;
    change(id === AUTOMATIC ? FIELD_VALUE_NONE : (value ?? start));
  };
  return (
    <>
      <Select
        label={t("editor.map.middle")}
        options={[
          { id: AUTOMATIC, label: t("editor.map.middle.automatic") },
          ...offers.map(({ id, name, value }) => ({
            id,
            label: id === "zero" ? name : `${name} (${write(value)})`,
          })),
          { id: OWN, label: t("editor.map.middle.own") },
        ]}
        value={stored === undefined ? AUTOMATIC : chosen}
        onChange={choose}
        {...disabledBy(hasHalves ? undefined : t("editor.map.middle.impossible"))}
      />
      {stored !== undefined && hasHalves && (
        <NumberFields
          labels={[
            unit === ""
              ? t("editor.map.middle.value")
              : `${t("editor.map.middle.value")} (${unit})`,
          ]}
          values={[tidy(stored * factor)]}
          findError={([value = Number.NaN]) =>
            Number.isFinite(value) ? undefined : t("editor.map.middle.wrong")
          }
          onChange={([value = 0]) => change(tidy(value / factor))}
        />
      )}
    </>
  );
};

type NumberColor = Parameters<typeof isDivergingPalette>[0] & { componentId: string };

/** Whether the palette of a measure's numbers runs the other way round. */
export const useIsTurned = (id: ComponentId): boolean =>
  useSession(({ config }) => config.extensions?.colorScales?.[id]?.isTurned === true);

/** How the numbers of a layer run along their palette: the other way round, and round which value. */
export const ScaleControls = ({ color }: { color: NumberColor }): ReactNode => {
  const t = useT();
  const measure = useSession(({ components }) => findComponent(components, color.componentId));
  const turn = useChange(color.componentId, "isTurned");
  const isTurned = useIsTurned(color.componentId);
  if (measure?.kind !== "NumericalMeasure") return null;
  return (
    <>
      <Switch isSelected={isTurned} onChange={(isOn) => turn(isOn || FIELD_VALUE_NONE)}>
        {t("editor.palette.turned")}
      </Switch>
      <MiddleControl measure={measure} hasHalves={isDivergingPalette(color)} />
    </>
  );
};
