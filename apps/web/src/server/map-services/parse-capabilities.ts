import type { MapService } from "@statelier/model";
import { decodeXml, UnreadableError } from "./decode-xml.ts";
import { parseXml, readText, type XmlElement } from "./parse-xml.ts";
import { readWms } from "./read-wms.ts";
import { readWmts } from "./read-wmts.ts";
import { makeAddressCheck } from "./service-address.ts";

const MOST_DETAIL = 300;

const listTexts = (element: XmlElement): string[] => [
  ...(readText(element) ? [readText(element) ?? ""] : []),
  ...element.children.flatMap(listTexts),
];

const readRoot = (root: XmlElement, provider: URL): MapService => {
  const check = makeAddressCheck(provider);
  if (/^(WMS|WMT_MS)_Capabilities$/.test(root.name))
    return { layers: readWms(root, { provider, check }) };
  if (root.name === "Capabilities" && root.children.some(({ name }) => name === "Contents"))
    return { layers: readWmts(root, check) };
  if (/^(ServiceException|Exception)Report$/.test(root.name)) {
    const detail = listTexts(root).join(" ").replace(/\s+/g, " ").slice(0, MOST_DETAIL);
    return { layers: [], problem: "wmts.exception", detail };
  }
  const detail = `The document is a ${root.name}.`;
  return { layers: [], problem: "wmts.unreadable", detail };
};

/** What a service says of itself, whatever it has sent. */
export const parseCapabilities = async (
  bytes: Uint8Array,
  { provider, contentType = "" }: { provider: URL; contentType?: string },
): Promise<MapService> => {
  try {
    return readRoot(await parseXml(decodeXml(bytes, contentType)), provider);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return { layers: [], problem: "wmts.unreadable", detail: error.message };
  }
};
