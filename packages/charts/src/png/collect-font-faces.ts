const ADDRESS = /url\((["']?)([^"')]+)\1\)/;

const embedFace = async (rule: CSSFontFaceRule, base: string): Promise<string> => {
  const [, , address = ""] = ADDRESS.exec(rule.style.getPropertyValue("src")) ?? [];
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) throw new Error(`A font answered ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return rule.cssText.replace(ADDRESS, () => `url("data:font/woff2;base64,${data}")`);
};

const listFaces = (sheet: CSSStyleSheet): CSSFontFaceRule[] =>
  [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);

/** The `@font-face` rules of the page for the families that `svg` names, each with its file inside: a picture loads nothing. */
export const collectFontFaces = async (svg: string): Promise<string[]> => {
  const faces = [...document.styleSheets]
    .flatMap((sheet) =>
      listFaces(sheet).map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
    )
    .filter(({ rule }) =>
      svg.includes(rule.style.getPropertyValue("font-family").replaceAll('"', "")),
    );
  return Promise.all(faces.map(({ rule, base }) => embedFace(rule, base)));
};
