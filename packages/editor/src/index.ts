export { makeCreateRoute } from "./page/create-page.tsx";
