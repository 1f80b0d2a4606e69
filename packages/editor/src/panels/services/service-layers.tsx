import {
  findShares,
  shareFilters,
  canGiveLayerTime,
  canSyncTemporalFilters,
  nameLayer,
} from "@statelier/document";
import { Button, Switch, useT } from "@statelier/ui";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { type ReactNode, useState } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import shared from "../../controls/controls.module.css";
import { OrderButtons } from "../../controls/order-buttons.tsx";
import { RemoveButton } from "../../controls/remove-button.tsx";
import styles from "./services.module.css";
import { type ChartLayer, useChartLayers } from "./use-map-services.ts";

const picker = makeLazy(() => import("./service-picker.tsx"));

/** Why a layer is not shown, in red; in the words of its service where it has some. */
const LayerError = ({ problem, detail }: Pick<ChartLayer, "problem" | "detail">): ReactNode => {
  const t = useT();
  if (problem === undefined) return null;
  return (
    <p className={styles["error"]} role="alert">
      {t(problem)}
      {detail ? ` ${detail}` : null}
    </p>
  );
};

type RowProps = ChartLayer & {
  /** The place in the list that is shown. */
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
};

const LayerRow = ({
  custom,
  layer,
  problem,
  detail,
  index,
  count,
  onMove,
}: RowProps): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const hasTime = useSession(({ state, config, components }) =>
    canGiveLayerTime(shareFilters({ config, components }, findShares(state)), components),
  );
  const service = nameLayer(custom)?.url;
  const isUnknown = problem === "wmts.unknown-layer";
  const name = layer?.title ?? (isUnknown ? t("wmts.unknown-layer") : custom.id);
  const update = (
    change: Partial<Pick<typeof custom, "isBehindAreaLayer" | "syncTemporalFilters">>,
  ) => dispatch({ type: "CUSTOM_LAYER_UPDATE", layer: { ...custom, ...change } });
  return (
    <li className={styles["layer"]}>
      <div className={styles["head"]}>
        <span className={styles["name"]} title={custom.id}>
          {name}
        </span>
        <div className={shared["tools"]}>
          {count > 1 && <OrderButtons name={name} index={index} count={count} onMove={onMove} />}
          <RemoveButton
            label={t("kit.remove-named", { name })}
            onPress={() =>
              dispatch({
                type: "CUSTOM_LAYER_REMOVE",
                layerType: custom.type,
                layerId: custom.id,
                ...(service && { layerUrl: service }),
              })
            }
          />
        </div>
      </div>
      {isUnknown ? (
        <p className={styles["error"]} role="alert">
          {custom.id}
        </p>
      ) : (
        <LayerError problem={problem} detail={detail} />
      )}
      <Switch
        isSelected={custom.isBehindAreaLayer}
        onChange={(isBehindAreaLayer) => update({ isBehindAreaLayer })}
      >
        {t("editor.services.behind")}
      </Switch>
      {(hasTime || custom.syncTemporalFilters) && canSyncTemporalFilters(layer?.time) && (
        <Switch
          isSelected={custom.syncTemporalFilters}
          onChange={(syncTemporalFilters) => update({ syncTemporalFilters })}
        >
          {t("editor.services.sync")}
        </Switch>
      )}
    </li>
  );
};

/** The layers of map services of the chart, the topmost one first, and the way to more of them. */
export const ServiceLayers = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { part } = useLazy(picker, isOpen);
  const { layers } = useChartLayers();
  const last = layers.length - 1;
  return (
    <>
      <p className={shared["hint"]}>{t("editor.services.hint")}</p>
      <ul className={shared["list"]} aria-label={t("editor.services")}>
        {layers.toReversed().map((layer, index) => (
          <LayerRow
            key={`${layer.custom.type} ${nameLayer(layer.custom)?.url} ${layer.custom.id}`}
            {...layer}
            index={index}
            count={layers.length}
            onMove={(by) =>
              dispatch({
                type: "CUSTOM_LAYER_SWAP",
                oldIndex: last - index,
                newIndex: last - index - by,
              })
            }
          />
        ))}
      </ul>
      <Button size="small" onPress={() => setOpen(true)}>
        {t("editor.services.add")}
      </Button>
      {isOpen && part ? <part.ServicePicker onClose={() => setOpen(false)} /> : null}
    </>
  );
};
