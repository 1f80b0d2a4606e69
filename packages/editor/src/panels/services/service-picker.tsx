import { useQuery } from "@statelier/data";
import {
  type CustomLayer,
  findProviderProblem,
  listCustomLayers,
  nameLayer,
} from "@statelier/document";
import { normalizeServiceUrl, type ServiceLayer } from "@statelier/model";
import {
  Button,
  Disclosure,
  Modal,
  WaitingLines,
  TextField,
  TreeSelect,
  TreeSelectList,
  useT,
} from "@statelier/ui";
import { type ReactNode, useMemo, useState } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import { findLayer, listLayerNodes, listPlaces } from "./layer-nodes.ts";
import { listProviderNodes } from "./provider-nodes.ts";
import styles from "./services.module.css";

const WIDTH = 500;

const isLayerOf =
  (url: string, { type, id }: ServiceLayer) =>
  (custom: CustomLayer): boolean =>
    custom.type === type && custom.id === id && nameLayer(custom)?.url === normalizeServiceUrl(url);

/** What a service says of a layer that the chart has. */
const LayerFacts = ({ layer }: { layer: ServiceLayer }): ReactNode => {
  const t = useT();
  const { title, description, legendUrl, attribution, dataUrl } = layer;
  const [hasLegend, setHasLegend] = useState(true);
  return (
    <Disclosure title={title} level={4}>
      {description ? <p className={styles["text"]}>{description}</p> : null}
      {attribution ? <p className={styles["text"]}>© {attribution}</p> : null}
      {dataUrl ? (
        <p className={styles["text"]}>
          <a href={dataUrl} target="_blank" rel="noreferrer">
            {t("editor.services.data")}
          </a>
        </p>
      ) : null}
      {legendUrl && hasLegend ? (
        <img
          className={styles["legend"]}
          src={legendUrl}
          alt={t("editor.services.legend", { name: title })}
          loading="lazy"
          onError={() => setHasLegend(false)}
        />
      ) : null}
    </Disclosure>
  );
};

type ServiceTreeProps = { url: string; working: readonly string[] | undefined };

const ServiceTree = ({ url, working }: ServiceTreeProps): ReactNode => {
  const t = useT();
  const { data, dispatch } = useEditor();
  const service = useQuery(JSON.stringify(["map-service", url]), () => data.mapService(url));
  const customs = useSession(({ config }) => listCustomLayers(config));
  const layers = service.status === "success" ? service.value.layers : undefined;
  const nodes = useMemo(() => listLayerNodes(layers ?? [], t, working), [layers, t, working]);
  if (service.status === "error")
    return (
      <p className={styles["error"]} role="alert">
        {t("wmts.unavailable")}
      </p>
    );
  if (service.status !== "success" || !layers) return <WaitingLines lines={6} />;
  const { problem, detail } = service.value;
  if (problem)
    return (
      <p className={styles["error"]} role="alert">
        {t(problem)} {detail}
      </p>
    );
  const has = (layer: ServiceLayer): boolean => customs.some(isLayerOf(url, layer));
  const value = listPlaces(layers, has);
  const change = (next: readonly string[]): void => {
    for (const id of next) {
      const layer = value.includes(id) ? undefined : findLayer(layers, id);
      if (!layer?.pictures) continue;
      const { type, id: layerId } = layer;
      dispatch({
        type: "CUSTOM_LAYER_ADD",
        layer: type === "wms" ? { type, id: layerId, endpoint: url } : { type, id: layerId, url },
      });
    }
    for (const id of value) {
      const layer = next.includes(id) ? undefined : findLayer(layers, id);
      if (layer)
        dispatch({
          type: "CUSTOM_LAYER_REMOVE",
          layerType: layer.type,
          layerId: layer.id,
          layerUrl: normalizeServiceUrl(url),
        });
    }
  };
  return (
    <>
      <div className={styles["tree"]}>
        <TreeSelectList
          label={t("editor.services.layers")}
          searchLabel={t("editor.services.search")}
          nodes={nodes}
          value={value}
          mode="multiple"
          takesAll={false}
          onChange={change}
        />
      </div>
      {value.map((id) => {
        const layer = findLayer(layers, id);
        return layer ? <LayerFacts key={id} layer={layer} /> : null;
      })}
    </>
  );
};

/** A service of the operator's list, and which of its layers the chart has; no service is asked before it is chosen. */
export const ServicePicker = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useT();
  const { data } = useEditor();
  const providers = useQuery("map-providers", () => data.mapProviders());
  const [url, setUrl] = useState<string>();
  const [typed, setTyped] = useState("");
  const listed = useMemo(
    () => (providers.status === "success" ? providers.value : []),
    [providers],
  );
  const nodes = useMemo(() => listProviderNodes(listed, t), [listed, t]);
  const wanted = typed.trim();
  const found = listed.find(
    (provider) => normalizeServiceUrl(provider.url) === normalizeServiceUrl(wanted),
  );
  const problem =
    wanted === "" || found ? undefined : (findProviderProblem(wanted) ?? "wmts.not-listed");
  const shown = wanted === "" ? url : found?.url;
  return (
    <Modal
      title={t("editor.services.add")}
      width={WIDTH}
      isOpen
      onClose={onClose}
      actions={
        <Button tone="primary" onPress={onClose}>
          {t("kit.close")}
        </Button>
      }
    >
      <div className={styles["picker"]}>
        <TreeSelect
          label={t("editor.services.provider")}
          searchLabel={t("editor.services.provider.search")}
          nodes={nodes}
          value={shown === undefined ? [] : [shown]}
          mode="single"
          onChange={([id]) => {
            setUrl(id);
            setTyped("");
          }}
        />
        <TextField
          label={t("editor.services.address")}
          value={typed}
          onChange={setTyped}
          {...(problem ? { error: t(problem) } : {})}
        />
        {providers.status === "success" && listed.length === 0 ? (
          <p className={styles["text"]}>{t("editor.services.none")}</p>
        ) : null}
        {shown === undefined ? null : (
          <ServiceTree
            key={shown}
            url={shown}
            working={listed.find((provider) => provider.url === shown)?.workingLayers}
          />
        )}
      </div>
    </Modal>
  );
};
