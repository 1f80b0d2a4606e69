export { addPngText } from "./add-png-text.ts";
export type { PictureDataset, PictureInput } from "./picture-input.ts";
export type { PictureText } from "./derive-picture-text.ts";
export { CARD } from "./layout-card.ts";
export { type Picture, renderCard, renderPicture } from "./render-picture.ts";
