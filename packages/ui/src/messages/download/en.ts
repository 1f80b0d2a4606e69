export const en = {
  "download.progress": "Progress",
  "download.preparing": "The file is being prepared.",
  "download.read": "{done} of {total} rows have been read from the source.",
  "download.receiving": "The file is being downloaded.",
  "download.rows": "{done} of {total} rows",
  "download.kilobytes": "{size}\u00a0kB",
  "download.megabytes": "{size}\u00a0MB",
  "download.cancel": "Cancel",
  "download.cancelled": "Cancelled. Nothing was saved.",
  "download.saved": "Saved: {name} ({size}).",
  "hint.dataloadingerror.message":
    "The connection was lost before the file was complete. Nothing was saved. Try again.",
  "download.refused": "The server did not provide the file. Try again later.",
  "download.missing": "Missing charts",
  "download.retry": "Try again",
  "download.plain": "Let the browser download it",
} as const;
