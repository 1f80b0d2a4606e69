/** What a file of data may be; the names are the extensions. */
export const DOWNLOAD_FORMATS = ["csv", "xlsx", "json", "parquet"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const isDownloadFormat = (text: string): text is DownloadFormat =>
  (DOWNLOAD_FORMATS as readonly string[]).includes(text);
