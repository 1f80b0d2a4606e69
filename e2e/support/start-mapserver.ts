import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MAPSERV = "/usr/lib/cgi-bin/mapserv";
const MAPCACHE = "/usr/lib/cgi-bin/mapcache";

/** What is missing of what these tests need; undefined where all is there. */
export const findMissingServer = (): string | undefined =>
  [MAPSERV, MAPCACHE].every((path) => existsSync(path))
    ? undefined
    : "MapServer and MapCache are not installed: apt-get install cgi-mapserver mapcache-cgi";

/** West, south, east and north of two fields, in degrees: one of 1955, one of 2000. */
export const FIELDS = { 1955: [-20, 0, 20, 30], 2000: [60, 0, 100, 30] } as const;

const makeField = (year: string, [west, south, east, north]: readonly number[]) => ({
  type: "Feature",
  properties: { year },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
});

const makeLayer = (name: string, color: string, time: string, limit = ""): string => `
  LAYER
    NAME "${name}" TYPE POLYGON STATUS ON ${limit}
    CONNECTIONTYPE OGR CONNECTION "fields.geojson" DATA "fields"
    PROJECTION "init=epsg:4326" END
    METADATA "wms_title" "${name}" "wms_enable_request" "*" ${time} END
    CLASS STYLE COLOR ${color} END END
  END`;

const TIME = `"wms_timeextent" "1955/2005/P5Y" "wms_timeitem" "year" "wms_timedefault" "2000"`;

const makeMapFile = (url: string): string => `MAP
  NAME "fields" SIZE 400 400 EXTENT -20037508 -20037508 20037508 20037508
  IMAGETYPE "png"
  OUTPUTFORMAT NAME "png" DRIVER "AGG/PNG" MIMETYPE "image/png" IMAGEMODE RGBA EXTENSION "png" END
  PROJECTION "init=epsg:3857" END
  WEB METADATA
    "wms_title" "Fields" "wms_onlineresource" "${url}/wms?" "wms_srs" "EPSG:3857 EPSG:4326" "wms_enable_request" "*"
  END END
  ${makeLayer("timed", "200 30 30", TIME)}
  ${makeLayer("always", "30 30 200", "")}
  ${makeLayer("near", "30 120 30", "", "MAXSCALEDENOM 30000000")}
END`;

/** Its locks are its own: in a folder that another one has too, it waits for tiles that the other one makes for itself. */
const makeCacheFile = (url: string, folder: string): string => `<mapcache>
  <cache name="disk" type="disk"><base>${folder}/tiles</base></cache>
  <source name="fields" type="wms">
    <getmap><params><FORMAT>image/png</FORMAT><LAYERS>always</LAYERS><TRANSPARENT>TRUE</TRANSPARENT></params></getmap>
    <http><url>${url}/wms?</url></http>
  </source>
  <tileset name="cached"><source>fields</source><cache>disk</cache><grid>GoogleMapsCompatible</grid><format>PNG</format>
    <metatile>1 1</metatile><metabuffer>0</metabuffer></tileset>
  <service type="wmts" enabled="true"/>
  <locker type="disk"><directory>${folder}</directory></locker>
  <log_level>error</log_level>
</mapcache>`;

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const runCgi = (program: string, env: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, { env, stdio: ["ignore", "pipe", "ignore"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", () => {
      const all = Buffer.concat(chunks);
      const split = /\r?\n\r?\n/.exec(all.toString("latin1"));
      const head = all.subarray(0, split?.index ?? 0).toString("latin1");
      const lines = head.split(/\r?\n/).map((line) => line.split(/:\s*/, 2) as [string, string]);
      const { Status: status, ...headers } = Object.fromEntries(lines);
      const body = all.subarray((split?.index ?? 0) + (split?.[0].length ?? 0));
      resolve({ status: Number.parseInt(status ?? "200", 10), headers, body });
    });
  });

/** MapServer and MapCache behind a small server: `/wms` and `/tiles/wmts`. */
export const startMapServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), "statelier-maps-"));
  const asked: URL[] = [];
  let url = "";
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", url);
    asked.push(address);
    const isTiles = address.pathname.startsWith("/tiles");
    const shared = {
      REQUEST_METHOD: "GET",
      QUERY_STRING: address.search.slice(1),
      SERVER_NAME: "127.0.0.1",
      SERVER_PORT: new URL(url).port,
      SERVER_PROTOCOL: "HTTP/1.1",
      HTTP_HOST: new URL(url).host,
    };
    const answering = isTiles
      ? runCgi(MAPCACHE, {
          ...shared,
          SCRIPT_NAME: "/tiles",
          PATH_INFO: address.pathname.slice("/tiles".length),
          MAPCACHE_CONFIG_FILE: join(folder, "mapcache.xml"),
        })
      : runCgi(MAPSERV, {
          ...shared,
          SCRIPT_NAME: "/wms",
          MS_MAPFILE: join(folder, "fields.map"),
          MAPSERVER_CONFIG_FILE: join(folder, "mapserver.conf"),
        });
    answering.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fields = Object.entries(FIELDS).map(([year, box]) => makeField(year, box));
  writeFileSync(
    join(folder, "fields.geojson"),
    JSON.stringify({ type: "FeatureCollection", name: "fields", features: fields }),
  );
  writeFileSync(join(folder, "fields.map"), makeMapFile(url));
  writeFileSync(join(folder, "mapserver.conf"), `CONFIG ENV MS_MAP_PATTERN "." END END`);
  writeFileSync(join(folder, "mapcache.xml"), makeCacheFile(url, folder));
  return {
    url,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
};
