import { joinLabel, type Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { SceneLayer } from "../scene/scene.ts";
import styles from "./chart.module.css";

type LegendsProps = { layers: readonly SceneLayer[]; locale: Locale; t: Translator };

/** What the map does with pointers and keys is not meant here. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

const Legend = ({
  title,
  href,
  alt,
  t,
}: Record<"title" | "href" | "alt", string> & Pick<LegendsProps, "t">): ReactNode => {
  const [hasFailed, setFailed] = useState(false);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {hasFailed ? (
        <p role="alert">{t("viewer.part-failed")}</p>
      ) : (
        <img src={href} alt={alt} onError={() => setFailed(true)} />
      )}
    </figure>
  );
};

/** The legends that services have of the layers of a map; they are asked for once a reader opens them. */
export const ServiceLegends = ({ layers, locale, t }: LegendsProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const all = layers.filter(({ pictures, legendUrl }) => pictures && legendUrl);
  if (all.length === 0) return null;
  const nameOf = (title: string): string => joinLabel(t("chart.legend"), title, locale);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps what is done in it from the map
    <details
      className={styles["layerLegends"]}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onPointerDown={keep}
      onPointerMove={keep}
      onClick={keep}
      onKeyDown={keep}
    >
      <summary>{nameOf(all.map(({ title }) => title).join(", "))}</summary>
      {isOpen
        ? all.map(({ key, title, legendUrl = "" }) => (
            <Legend key={key} title={title} href={legendUrl} alt={nameOf(title)} t={t} />
          ))
        : null}
    </details>
  );
};
