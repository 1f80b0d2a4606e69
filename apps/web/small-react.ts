/** Readers get React's small sister; the sources are written for React and its types (docs/decisions/0008). */
export const SMALL_REACT = [
  { find: /^react$|^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
  { find: /^react\/jsx-runtime$/, replacement: "preact/compat/jsx-runtime" },
];
