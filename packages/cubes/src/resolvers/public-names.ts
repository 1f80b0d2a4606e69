import type { Component, CubeComponents, CubeMetadata } from "@statelier/model";

type Named<Part extends Component> = Part & { __typename: Part["kind"] };

const nameKind = <Part extends Component>(component: Part): Named<Part> => ({
  __typename: component.kind,
  ...component,
});

/** Components with their kinds under the name that GraphQL has for types, too (D73). */
export const nameComponents = ({
  dimensions,
  measures,
}: CubeComponents): { [Part in keyof CubeComponents]: Named<CubeComponents[Part][number]>[] } => ({
  dimensions: dimensions.map(nameKind),
  measures: measures.map(nameKind),
});

/** Metadata with the first of its contact points by itself, too, where it has one (D73). */
export const nameContact = (
  metadata: CubeMetadata,
): CubeMetadata & { contactPoint?: CubeMetadata["contactPoints"][number] } => {
  const [contactPoint] = metadata.contactPoints;
  return contactPoint ? { ...metadata, contactPoint } : metadata;
};
