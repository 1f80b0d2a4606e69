export { addPngText } from "./add-png-text.ts";
export type { PictureDataset, PictureInput } from "./picture-input.ts";
export type { PictureText } from "./derive-picture-text.ts";
export { type Picture, renderPicture } from "./render-picture.ts";
