import { type ChartContext, makeEmptyMeta } from "@statelier/document";

/** What a drawing depends on: no letter of the texts around it, and not which field is open beside it. */
export const pickDrawn = ({ config, components }: ChartContext): ChartContext => {
  const { altText: _altText, ...extensions } = config.extensions ?? {};
  return {
    config: {
      ...config,
      meta: makeEmptyMeta(),
      activeField: undefined,
      extensions: Object.keys(extensions).length > 0 ? extensions : undefined,
    },
    components,
  };
};
