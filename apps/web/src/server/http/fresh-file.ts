/**
 * How long files and pictures of charts may be kept on the way. Some shared caches, nginx among them, take the age in which
 * they may revalidate for one after errors too: a chart that was taken back is one.
 */
export const FRESH_FILE = "public, max-age=300, stale-while-revalidate=86400, stale-if-error=0";
