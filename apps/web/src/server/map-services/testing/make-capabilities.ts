/** A WMS of our own, with what the real ones have. */
export const makeWms = (version: "1.1.1" | "1.3.0", getMap: string): string => {
  const crs = version === "1.3.0" ? "CRS" : "SRS";
  const time =
    version === "1.3.0"
      ? `<Dimension name="time" units="ISO8601" default="2020">2018/2022/P1Y</Dimension>`
      : `<Dimension name="time" units="ISO8601"/><Extent name="time" default="2020">2018,2019,2020</Extent>`;
  const [root, doctype] =
    version === "1.3.0"
      ? ["WMS_Capabilities", ""]
      : [
          "WMT_MS_Capabilities",
          `<!DOCTYPE WMT_MS_Capabilities SYSTEM "http://example.org/x.dtd" [ <!ELEMENT VendorSpecificCapabilities EMPTY> ]>`,
        ];
  return `<?xml version="1.0" encoding="UTF-8"?>${doctype}
<${root} version="${version}" xmlns:xlink="http://www.w3.org/1999/xlink">
  <Capability>
    <Request><GetMap><Format>image/jpeg</Format><Format>image/png</Format>
      <DCPType><HTTP><Get><OnlineResource xlink:href="${getMap}"/></Get></HTTP></DCPType></GetMap></Request>
    <Layer><Title>All</Title><${crs}>EPSG:2056</${crs}><${crs}>EPSG:3857 EPSG:4326</${crs}>
      <Attribution><Title>Office &lt;b&gt;of Maps&lt;/b&gt;</Title></Attribution>
      <Layer><Name>group</Name><Title>Waters</Title>
        <Layer><Name>lakes</Name><Title>Lakes &amp; ponds</Title><Abstract>All of them</Abstract>
          <DataURL><OnlineResource xlink:href="https://data.example/lakes"/></DataURL>
          <Style><Name>default</Name><LegendURL><OnlineResource xlink:href="/legend.png"/></LegendURL></Style></Layer>
        <Layer><Name>rivers</Name><Title>Rivers</Title>${time}</Layer>
      </Layer>
      <Layer><Name>twice</Name><Title>Outer</Title><Layer><Name>twice</Name><Title>Inner</Title></Layer></Layer>
    </Layer>
  </Capability>
</${root}>`;
};

const matrixSet = (id: string, crs: string): string =>
  `<TileMatrixSet><ows:Identifier>${id}</ows:Identifier><ows:SupportedCRS>${crs}</ows:SupportedCRS>
    <TileMatrix><ows:Identifier>0</ows:Identifier><ScaleDenominator>559082264.028</ScaleDenominator>
      <TopLeftCorner>-20037508.34 20037508.34</TopLeftCorner><TileWidth>256</TileWidth><TileHeight>256</TileHeight>
      <MatrixWidth>1</MatrixWidth><MatrixHeight>1</MatrixHeight></TileMatrix></TileMatrixSet>`;

/** A WMTS of our own: one layer by a template, one by parameters, one in another projection. */
export const makeWmts = (base: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
  <ows:ServiceProvider><ows:ProviderName>Office of Tiles</ows:ProviderName></ows:ServiceProvider>
  <ows:OperationsMetadata><ows:Operation name="GetTile"><ows:DCP><ows:HTTP>
    <ows:Get xlink:href="${base}/kvp"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>
  </ows:HTTP></ows:DCP></ows:Operation></ows:OperationsMetadata>
  <Contents>
    <Layer><ows:Title>Forest</ows:Title><ows:Identifier>forest</ows:Identifier><Style isDefault="true"><ows:Identifier>green</ows:Identifier></Style>
      <Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>lv95</TileMatrixSet></TileMatrixSetLink><TileMatrixSetLink><TileMatrixSet>web</TileMatrixSet></TileMatrixSetLink>
      <Dimension><ows:Identifier>Time</ows:Identifier><Default>2020</Default><Value>2019</Value><Value>2020</Value></Dimension>
      <ResourceURL format="image/png" resourceType="tile" template="${base}/{Style}/{Time}/{TileMatrixSet}/{TileMatrix}/{TileCol}/{TileRow}.png"/></Layer>
    <Layer><ows:Title>Soil</ows:Title><ows:Identifier>soil</ows:Identifier><Style><ows:Identifier/></Style>
      <Format>image/jpeg</Format><TileMatrixSetLink><TileMatrixSet>web</TileMatrixSet></TileMatrixSetLink></Layer>
    <Layer><ows:Title>Swiss</ows:Title><ows:Identifier>swiss</ows:Identifier><Style><ows:Identifier>default</ows:Identifier></Style>
      <Format>image/png</Format><TileMatrixSetLink><TileMatrixSet>lv95</TileMatrixSet></TileMatrixSetLink></Layer>
    ${matrixSet("lv95", "urn:ogc:def:crs:EPSG::2056")}${matrixSet("web", "urn:ogc:def:crs:EPSG:6.18:3:3857")}
  </Contents>
</Capabilities>`;
