/** An element of a drawing as data: attribute names as SVG writes them; those without a value are not written. */
export type SvgNode = {
  tag: string;
  attrs: Readonly<Record<string, string | number | undefined>>;
  children: readonly (SvgNode | string)[];
};

export const svg = (
  tag: string,
  attrs: SvgNode["attrs"],
  children: SvgNode["children"] = [],
): SvgNode => ({ tag, attrs, children });
