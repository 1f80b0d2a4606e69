export { decodeDataSource } from "./site/site-services.ts";
export { type Download, DOWNLOAD_SCOPES, type DownloadScope } from "./download/download.ts";
export { type DownloadFormat, DOWNLOAD_FORMATS, isDownloadFormat } from "./download/download.ts";
export { fetchWholeDownload } from "./download/fetch-download.ts";
export { findRefusedOfBoard, findRefusedParam } from "./download/find-refused-param.ts";
export { COLUMN_ORDERS, type ColumnOrder, makeVisibleDownload } from "./download/make-download.ts";
export { nameDownload } from "./download/name-download.ts";
export { writeZip } from "./download/formats/write-zip.ts";
export {
  DOWNLOAD_TYPES,
  type DownloadChunks,
  findExcess,
  writeDownload,
} from "./download/formats/write-download.ts";
