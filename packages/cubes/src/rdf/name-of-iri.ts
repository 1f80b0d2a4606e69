const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
};

/** The last part of an IRI, which stands for a name where there is none. */
export const buildNameOfIri = (iri: string): string =>
  decode(/[^/#:]+(?=[/#]?$)/.exec(iri)?.[0] ?? iri);
