/**
 * The folders in `src` of each package, lowest rank first: a file imports from its own folder and from lower ranks.
 * Folders of one rank do not import each other. `a/*` stands for each folder right below `a`, `a/**` for `a` with all
 * that lies below it, `.` for the files in `src` itself.
 */
export const FOLDER_RANKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "packages/model": [["vocabulary", "bytes", "testing"], ["formats"], ["table"], ["join"], ["."]],

  "packages/ui": [
    ["fonts", "i18n", "options", "styles"],
    ["markdown", "messages/*"],
    ["messages"],
    ["plain"],
    ["kit"],
    ["."],
  ],

  "packages/document": [
    ["testing", "schema", "colors", "link", "migrations"],
    ["values", "chart-types/parts", "migrations/chart", "migrations/state"],
    ["chart-types"],
    ["datasets", "document"],
    ["filters", "migrations/run"],
    ["fields", "migrations/testing"],
    ["charts"],
    ["dashboard"],
    ["machine/events"],
    ["machine/handlers"],
    ["machine"],
    ["machine/testing"],
    ["."],
  ],

  "packages/data": [["contract"], ["client"], ["."]],

  "packages/charts": [
    ["scene"],
    ["parts/text", "parts/scale"],
    ["parts/color"],
    ["paint", "parts/values"],
    ["parts/axis", "parts/limits", "parts/rows", "parts/summary"],
    ["parts/frame", "parts/legend", "parts/stacks"],
    ["parts/time", "parts/measures"],
    ["parts/bars", "parts/lines"],
    ["chart", "interaction"],
    ["react", "export"],
    ["types/*", "additions/*", "png"],
    ["types"],
    ["fixtures"],
    ["."],
  ],

  "packages/cubes": [
    ["source", "process", "sql/download/testing", "faults/testing"],
    ["process/testing", "testing", "embedded", "rdf", "search/words"],
    ["reading", "search", "sparql/queries", "checker"],
    ["shapes", "faults", "checker/rules", "checker/testing/**"],
    ["sparql/client", "importer/descriptor", "resolvers", "checker/rows"],
    ["sparql/parsing", "importer/files", "sql/engines"],
    ["sparql/model", "importer/columns"],
    ["sparql/observations", "sparql/answers", "importer/triples"],
    ["sparql", "importer", "sql/datasets", "sparql/observations/testing"],
    ["sql/download"],
    ["sql"],
    ["source-check", "conformance/suite"],
    ["conformance"],
    ["conformance/cases"],
    ["."],
  ],

  "packages/viewer": [
    ["site"],
    ["failure"],
    ["chart-state"],
    ["params"],
    ["download"],
    ["download/formats"],
    ["download/testing"],
    ["file-transfer"],
    ["dataset"],
    ["catalogue"],
    ["metadata"],
    ["calendar"],
    ["reader-filters"],
    ["board"],
    ["embed"],
    ["page"],
    ["preview", "accessibility"],
    ["."],
  ],

  "packages/editor": [
    ["session"],
    ["chart"],
    ["testing"],
    ["controls"],
    ["palettes"],
    ["options", "canvas"],
    ["board"],
    ["panels/*"],
    ["panels"],
    ["page", "profile", "administration"],
    ["."],
  ],

  "apps/web": [
    ["pages", "embed", "server/config", "server/logging"],
    ["server/http", "server/documents"],
    ["server/map-services/**"],
    ["server/store/**"],
    ["server/tracing", "server/published", "server/accounts"],
    ["server/sources", "server/preview", "server/first-charts"],
    ["studio"],
    ["client", "server/render/**"],
    ["server/images", "server/operations", "server/sitemap", "server/follow"],
    ["server/downloads", "server/oembed", "server/routes"],
    ["server"],
    ["server/testing", "."],
  ],

  "apps/cli": [["io"], ["testing"], ["config"], ["render"], ["commands"], ["."]],

  samples: [["files"], ["geography", "prepare"], ["catalogue", "truth"], ["."]],
};
