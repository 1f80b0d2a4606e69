import type { Component } from "@statelier/model";
import { PlainTextField, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useRef } from "react";
import { BareList } from "../site/bare-list.tsx";
import type { ChartState } from "../chart-state/chart-state.ts";
import { type ComponentGroup, groupComponents, isJoined } from "./group-components.ts";
import type { LinkToPlace } from "./use-panel-place.ts";
import styles from "./metadata-panel.module.css";

/** The first 180 characters with an ellipsis; undefined where the text is no longer than that. */
const cutDescription = (text: string): string | undefined => {
  const beginning = /^.{180}(?=.)/su.exec(text)?.[0];
  return beginning === undefined ? undefined : `${beginning.trimEnd()}…`;
};

/** A long text behind its beginning; opens without a program. */
const Description = ({
  text,
  language,
}: {
  text: string;
  language: string | undefined;
}): ReactNode => {
  const t = useT();
  const cut = cutDescription(text);
  if (cut === undefined) return <p lang={language}>{text}</p>;
  return (
    <details className={styles.cut}>
      <summary>
        <span className={styles.beginning} lang={language}>
          {cut}
        </span>{" "}
        <span className={styles.more}>{t("kit.more")}</span>
        <span className={styles.less}>{t("kit.show-less")}</span>
      </summary>
      <p lang={language}>{text}</p>
    </details>
  );
};

const Entry = ({ component, linkTo }: { component: Component; linkTo: LinkToPlace }): ReactNode => {
  const t = useT();
  const { id, label, datasetLabel, labelLanguage, unit, description, descriptionLanguage } =
    component;
  return (
    <li className={styles.entry}>
      <a {...linkTo({ section: "data", componentId: id })} data-component={id} lang={labelLanguage}>
        {datasetLabel ?? label}
      </a>
      {unit ? <span className={styles.unit}> ({unit})</span> : null}
      {isJoined(component) ? (
        <span className={styles.chip}>{t("viewer.metadata.joined")}</span>
      ) : null}
      {description ? <Description text={description} language={descriptionLanguage} /> : null}
    </li>
  );
};

const Group = ({
  group: { cube, components },
  isNamed,
  linkTo,
}: {
  group: ComponentGroup;
  isNamed: boolean;
  linkTo: LinkToPlace;
}): ReactNode => {
  const t = useT();
  return (
    <section>
      {isNamed ? (
        <h3 lang={cube?.titleLanguage}>{cube?.title ?? t("viewer.metadata.joined")}</h3>
      ) : null}
      <BareList>
        {components.map((component) => (
          <Entry key={component.id} component={component} linkTo={linkTo} />
        ))}
      </BareList>
    </section>
  );
};

/** All dimensions and measures of a chart's datasets, those that a reader looks for. */
export const ComponentList = ({
  chart,
  query,
  onQuery,
  shownBefore,
  linkTo,
}: {
  chart: ChartState;
  query: string;
  onQuery: (query: string) => void;
  /** The component from which the reader comes back. */
  shownBefore: string | undefined;
  linkTo: LinkToPlace;
}): ReactNode => {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shownBefore === undefined) return;
    const links = ref.current?.querySelectorAll<HTMLElement>("[data-component]") ?? [];
    [...links].find(({ dataset }) => dataset["component"] === shownBefore)?.focus();
  }, [shownBefore]);
  const groups = groupComponents(chart, query);
  const count = groups.reduce((sum, { components }) => sum + components.length, 0);
  const isSearching = query.trim() !== "";
  return (
    <div ref={ref} className={styles.list}>
      <PlainTextField
        className={styles.search ?? ""}
        type="search"
        label={t("viewer.metadata.search")}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <output>
        {isSearching && count > 0 ? (
          <VisuallyHidden>{t("kit.results.count", { count })}</VisuallyHidden>
        ) : null}
        {isSearching && count === 0 ? t("kit.search.none", { query: query.trim() }) : null}
      </output>
      {groups.map((group) => (
        <Group
          key={group.cube?.iri ?? ""}
          group={group}
          isNamed={chart.metadata.length > 1}
          linkTo={linkTo}
        />
      ))}
    </div>
  );
};
