export { makeCreateRoute } from "./create-route.tsx";
