import {
  AVERAGE_PERIODS,
  type Calculation,
  type CalculationType,
  findTimeOfFields,
  listCalculations,
  listPopulations,
  listShownValues,
  PER_HEADS,
} from "@statelier/document";
import { FIELD_VALUE_NONE, formatNumber, type Locale, nameValue } from "@statelier/model";
import { Select, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import styles from "../controls/controls.module.css";
import { useExtension } from "./use-extension.ts";

type PartProps = { calculation: Calculation; change: (part: Partial<Calculation>) => void };

const FIRST = "first";

/** Which period of an index is 100. */
const BasePeriod = ({ calculation, change }: PartProps): ReactNode => {
  const t = useT();
  const periods = useSession((chart) => {
    const time = findTimeOfFields(chart);
    if (!time) return [];
    return listShownValues(chart.config, time).map((value) => ({
      id: value.value,
      label: nameValue(time, value),
    }));
  });
  return (
    <Select
      label={t("editor.calculation.period")}
      options={[{ id: FIRST, label: t("editor.calculation.period.first") }, ...periods]}
      value={calculation.period ?? FIRST}
      onChange={(period) => change({ period: period === FIRST ? null : period })}
    />
  );
};

const AveragePeriods = ({ calculation, change }: PartProps): ReactNode => {
  const t = useT();
  return (
    <Select
      label={t("editor.calculation.periods")}
      options={AVERAGE_PERIODS.map((count) => ({ id: String(count), label: String(count) }))}
      value={String(calculation.periods ?? AVERAGE_PERIODS[0])}
      onChange={(value) =>
        change({ periods: AVERAGE_PERIODS.find((count) => String(count) === value) })
      }
    />
  );
};

/** By which measure of people values are divided, and of how many people they are. */
const Population = ({ calculation, change }: PartProps): ReactNode => {
  const t = useT();
  const locale: Locale = useLocale();
  const populations = useSession(listPopulations);
  return (
    <>
      <Select
        label={t("editor.calculation.population")}
        options={populations.map(({ id, label }) => ({ id, label }))}
        value={calculation.populationId ?? ""}
        onChange={(populationId) => change({ populationId })}
      />
      <Select
        label={t("editor.calculation.heads")}
        options={PER_HEADS.map((heads) => ({
          id: String(heads),
          label: formatNumber(heads, { locale }),
        }))}
        value={String(calculation.heads ?? PER_HEADS[0])}
        onChange={(value) => change({ heads: PER_HEADS.find((heads) => String(heads) === value) })}
      />
    </>
  );
};

const PARTS: Readonly<Partial<Record<CalculationType, (props: PartProps) => ReactNode>>> = {
  index: BasePeriod,
  average: AveragePeriods,
  perCapita: Population,
};

/** What readers are shown in place of the measure. */
export const CalculationControls = (): ReactNode => {
  const t = useT();
  const possible = useSession(listCalculations);
  const populationId = useSession((chart) => listPopulations(chart)[0]?.id);
  const [calculation, setCalculation] = useExtension<Calculation>("calculation");
  const choose = (type: CalculationType | undefined): void => {
    if (!type) return setCalculation(FIELD_VALUE_NONE);
    const isOpen = calculation?.isOpen ?? false;
    return setCalculation({ type, isOpen, ...(type === "perCapita" ? { populationId } : {}) });
  };
  const Part = calculation && PARTS[calculation.type];
  return (
    <div className={styles["fields"]}>
      <Select
        label={t("editor.calculation")}
        options={[
          { id: FIELD_VALUE_NONE, label: t("editor.calculation.none") },
          ...possible.map((type) => ({ id: type, label: t(`editor.calculation.${type}`) })),
        ]}
        value={calculation?.type ?? FIELD_VALUE_NONE}
        onChange={(value) => choose(possible.find((type) => type === value))}
      />
      {Part && (
        <Part
          calculation={calculation}
          change={(part) => setCalculation({ ...calculation, ...part })}
        />
      )}
    </div>
  );
};
