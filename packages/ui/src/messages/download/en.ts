export const en = {
  "download.progress": "Progress",
  "download.preparing": "The file is being prepared.",
  "download.read": "{done} of {total} rows have been read from the source.",
  "download.receiving": "The file is on its way.",
  "download.rows": "{done} of {total} rows",
  "download.kilobytes": "{size}\u00a0kB",
  "download.megabytes": "{size}\u00a0MB",
  "download.cancel": "Cancel",
  "download.cancelled": "Cancelled. Nothing was saved.",
  "download.saved": "Saved: {name} ({size}).",
  "hint.dataloadingerror.message":
    "The connection broke before the file was whole. Nothing was saved. Try again.",
  "download.refused": "The server did not give the file. Try again later.",
  "download.retry": "Try again",
  "download.plain": "Leave it to the browser",
} as const;
