import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  kindTraits,
} from "@statelier/model";

type OfComponent = { componentId: string };

/** The column of a component. */
export const findTableColumn = <Column extends OfComponent>(
  fields: Readonly<Record<string, Column>>,
  componentId: ComponentId,
): Column | undefined => Object.values(fields).find((column) => column.componentId === componentId);

/** The dimension of dates among the columns, over which the line of a row runs. */
export const findRowTime = (
  { fields }: { fields: Readonly<Record<string, OfComponent>> },
  { dimensions }: CubeComponents,
): Dimension | undefined =>
  dimensions.find((each) => kindTraits(each).canTimeFilter && findTableColumn(fields, each.id));
