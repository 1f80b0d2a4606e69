import {
  type Component,
  type ComponentValue,
  formatNumber,
  isMeasure,
  type Locale,
  nameValue,
} from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useRef } from "react";
import { BareList } from "../site/bare-list.tsx";
import type { ChartState } from "../chart-state/chart-state.ts";
import { isJoined, type JoinedDimension } from "./group-components.ts";
import styles from "./metadata-panel.module.css";
import type { LinkToPlace } from "./use-panel-place.ts";

/** Values beyond these stand folded. */
const MOST_VALUES = 12;

const hasRange = ({ kind, isNumerical }: Component): boolean =>
  isNumerical || kind === "TemporalDimension";

const formatBound = (component: Component, value: string, locale: Locale): string => {
  if (component.kind === "TemporalDimension") return nameValue(component, { value, label: value });
  return formatNumber(Number(value), {
    locale,
    ...(isMeasure(component) ? { measure: component } : { decimals: "auto" as const }),
  });
};

const Range = ({ component }: { component: Component }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const ends = [component.values[0], component.values.at(-1)];
  const [from = "", to = ""] = ends.map((end) => formatBound(component, end?.value ?? "", locale));
  return t("viewer.metadata.range.text", { from, to });
};

const renderValue = ({
  value,
  label,
  labelLanguage,
  alternateName,
  description,
  descriptionLanguage,
}: ComponentValue): ReactNode => (
  <li key={value}>
    <span lang={labelLanguage}>{label}</span>
    {alternateName && alternateName !== label ? ` (${alternateName})` : null}
    {description ? <p lang={descriptionLanguage}>{description}</p> : null}
  </li>
);

const Values = ({ values }: { values: readonly ComponentValue[] }): ReactNode => {
  const t = useT();
  return (
    <>
      <BareList>{values.slice(0, MOST_VALUES).map(renderValue)}</BareList>
      {values.length > MOST_VALUES ? (
        <details className={styles.rest}>
          <summary>{t("kit.show-all")}</summary>
          <BareList>{values.slice(MOST_VALUES).map(renderValue)}</BareList>
        </details>
      ) : null}
    </>
  );
};

const Originals = ({
  component,
  chart,
}: {
  component: JoinedDimension;
  chart: ChartState;
}): ReactNode => (
  <BareList>
    {component.originalIds.map(({ cubeIri, dimensionId, label, description }) => {
      const cube = chart.metadata.find(({ iri }) => iri === cubeIri);
      return (
        <li key={dimensionId}>
          <span lang={cube?.titleLanguage}>{cube?.title ?? cubeIri}</span>
          {` · ${label}`}
          {description ? <p>{description}</p> : null}
        </li>
      );
    })}
  </BareList>
);

const Row = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** One dimension or measure: what it means, its unit, its values, and of what it was joined. */
export const ComponentDetail = ({
  chart,
  component,
  linkTo,
  onLeave,
}: {
  chart: ChartState;
  component: Component;
  linkTo: LinkToPlace;
  onLeave: (id: string) => void;
}): ReactNode => {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  const { id, label, datasetLabel, labelLanguage, description, descriptionLanguage, unit, values } =
    component;
  useEffect(() => {
    title.current?.focus();
    return () => onLeave(id);
  }, [id, onLeave]);
  return (
    <div className={styles.detail}>
      <a {...linkTo({ section: "data" })} className={styles.back}>
        <span aria-hidden>← </span>
        {t("viewer.metadata.back")}
      </a>
      <h3 ref={title} tabIndex={-1} lang={labelLanguage}>
        {datasetLabel ?? label}
      </h3>
      {description ? <p lang={descriptionLanguage}>{description}</p> : null}
      <dl className={styles.facts}>
        {isJoined(component) ? (
          <Row name={t("viewer.metadata.joined-from")}>
            <Originals component={component} chart={chart} />
          </Row>
        ) : null}
        {unit ? <Row name={t("viewer.metadata.unit")}>{unit}</Row> : null}
        {values.length > 0 && hasRange(component) ? (
          <Row name={t("viewer.metadata.range")}>
            <Range component={component} />
          </Row>
        ) : null}
        {values.length > 0 && !hasRange(component) ? (
          <Row name={t("viewer.metadata.values", { total: values.length })}>
            <Values values={values} />
          </Row>
        ) : null}
      </dl>
    </div>
  );
};
