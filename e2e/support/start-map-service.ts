import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One pixel of each layer, as PNG: red forests, blue lakes. */
const PIXELS: Record<string, string> = {
  forest:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO4IyICAALUAQVZcNPCAAAAAElFTkSuQmCC",
  lakes:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMQEbkDAAFEAQUI0UFLAAAAAElFTkSuQmCC",
};

const makeCapabilities = (url: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<WMS_Capabilities version="1.3.0" xmlns:xlink="http://www.w3.org/1999/xlink"><Capability>
  <Request><GetMap><Format>image/png</Format><DCPType><HTTP><Get><OnlineResource xlink:href="${url}/wms?"/></Get></HTTP></DCPType></GetMap></Request>
  <Layer><Title>Nature</Title><CRS>EPSG:3857</CRS><Attribution><Title>Office of &lt;b&gt;Nature&lt;/b&gt;</Title></Attribution>
    <Layer><Title>Land</Title>
      <Layer><Name>forest</Name><Title>Forests</Title><Abstract>Where trees stand</Abstract>
        <Style><Name>default</Name><LegendURL><OnlineResource xlink:href="${url}/legend.png"/></LegendURL></Style>
        <Dimension name="time" units="ISO8601" default="2000">1955/2005/P5Y</Dimension></Layer>
      <Layer><Name>soil</Name><Title>Soil</Title></Layer></Layer>
    <Layer><Name>lakes</Name><Title>Lakes</Title></Layer>
  </Layer></Capability></WMS_Capabilities>`;

/** A map service of our own that paints each layer in one colour, and says what it was asked. */
export const startMapService = async () => {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    asked.push(url);
    if (/getcapabilities/i.test(url.search)) {
      response.writeHead(200, { "Content-Type": "text/xml" }).end(makeCapabilities(url.origin));
      return;
    }
    const pixel = PIXELS[url.searchParams.get("LAYERS") ?? "forest"];
    if (pixel === undefined) {
      response.writeHead(500, { "Content-Type": "text/xml" }).end("<ServiceExceptionReport/>");
      return;
    }
    response.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "max-age=60" });
    response.end(Buffer.from(pixel, "base64"));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The requests that have come, in their order. */
    asked,
    listMaps: () => asked.filter(({ searchParams }) => searchParams.get("REQUEST") === "GetMap"),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
