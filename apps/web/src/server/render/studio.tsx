export { renderStudio } from "./render-studio.tsx";
