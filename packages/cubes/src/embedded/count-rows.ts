const SHORTEST_ROW = 4;

/** Whether a serialised answer holds more than `limit` rows; stops reading as soon as it knows. */
export const hasMoreRows = (body: string, resultFormat: string, limit: number): boolean => {
  if (body.length <= limit * SHORTEST_ROW) return false;
  return resultFormat === "application/sparql-results+json"
    ? hasMoreJsonRows(body, limit)
    : hasMoreLines(body, limit + 1);
};

const hasMoreLines = (body: string, limit: number): boolean => {
  let count = 0;
  for (let at = body.indexOf("\n"); at >= 0; at = body.indexOf("\n", at + 1)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
};

const hasMoreJsonRows = (body: string, limit: number): boolean => {
  let depth = 0;
  let count = 0;
  for (let at = body.indexOf('"bindings"'); at >= 0 && at < body.length; at += 1) {
    const char = body[at];
    if (char === '"') at = findStringEnd(body, at);
    else if (char === "{") {
      depth += 1;
      if (depth === 1) count += 1;
      if (count > limit) return true;
    } else if (char === "}") depth -= 1;
  }
  return false;
};

const findStringEnd = (body: string, start: number): number => {
  let at = start + 1;
  while (at < body.length && body[at] !== '"') at += body[at] === "\\" ? 2 : 1;
  return at;
};
