export { addPngText } from "./add-png-text.ts";
export { MOST_PIXELS } from "./most-pixels.ts";
export { namePicture } from "./name-picture.ts";
export type { PictureDataset, PictureInput } from "./picture-input.ts";
export type { PictureText } from "./derive-picture-text.ts";
export { CARD } from "./layout-card.ts";
export { type Picture, renderCard, renderPicture } from "./render-picture.ts";
