export { decodeDataSource } from "../site/site-services.ts";
export { type Download, DOWNLOAD_SCOPES, type DownloadScope } from "./download.ts";
export { type DownloadFormat, DOWNLOAD_FORMATS, isDownloadFormat } from "./download-format.ts";
export { fetchWholeDownload } from "./fetch-download.ts";
export { findRefusedParam } from "./find-refused-param.ts";
export { makeVisibleDownload } from "./make-download.ts";
export { nameDownload } from "./name-download.ts";
export {
  DOWNLOAD_TYPES,
  type DownloadChunks,
  findExcess,
  writeDownload,
} from "./write-download.ts";
