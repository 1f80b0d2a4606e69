/** The last part of an IRI's path or fragment; the text itself where it is no IRI. */
export const lastPart = (text: string): string => {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  const part = text.split(/[/#:]/).findLast((piece) => piece !== "") ?? text;
  try {
    return decodeURIComponent(part);
  } catch {
    // A single percent sign belongs to the name.
    return part;
  }
};
