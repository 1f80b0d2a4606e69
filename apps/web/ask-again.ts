import type { Plugin } from "vite";

/**
 * Chromium remembers a script that did not come until the page is loaded anew, and no longer asks for it; by another address it
 * does. Scripts of a program lie in one folder, so that each is found from wherever it is asked for.
 */
const ASK_AGAIN = `{
  const failures = new Map();
  globalThis.importAgain = (file) => {
    const count = failures.get(file);
    return import(count ? \`\${file}?again=\${count}\` : file).catch((error) => {
      failures.set(file, (count ?? 0) + 1);
      throw error;
    });
  };
}
`;

/** A program's script that asks for others in this way; the first one brings what the others call. */
export const writeAskAgain = (code: string, isEntry: boolean): string =>
  (isEntry ? ASK_AGAIN : "") + code.replaceAll(/\bimport\((?=["'`]\.\/)/g, "importAgain(");

/** Parts of the studio that did not come are asked for again. The view has no byte to spare: its readers follow a link, or load the page anew. */
export const askAgain: Plugin = {
  name: "ask-again",
  apply: (_, { mode, isSsrBuild }) => mode === "studio" && !isSsrBuild,
  generateBundle: {
    order: "post",
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk") chunk.code = writeAskAgain(chunk.code, chunk.isEntry);
    },
  },
};
