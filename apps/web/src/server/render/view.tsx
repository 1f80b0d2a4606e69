export { renderError } from "./render-error.tsx";
export { renderView } from "./render-view.tsx";
