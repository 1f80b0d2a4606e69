/** The program of a page that has no chart yet; those of published charts do without it. */
export const loadPreview = () => import("./start-preview.ts");
