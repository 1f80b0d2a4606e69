export { makeCreateRoute } from "./page/create-page.tsx";
export { makeCompareRoute } from "./profile/compare-page.tsx";
export { makeProfileRoute } from "./profile/profile-page.tsx";
export { makeAdministrationRoute } from "./administration/administration-page.tsx";
