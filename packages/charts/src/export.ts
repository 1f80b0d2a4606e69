export { addPngText } from "./export/add-png-text.ts";
export { MOST_PIXELS, PictureTooLarge } from "./export/most-pixels.ts";
export { namePicture } from "./export/name-picture.ts";
export type { PictureDataset, PictureInput } from "./export/picture-input.ts";
export type { PictureText } from "./export/derive-picture-text.ts";
export { CARD } from "./export/layout-card.ts";
export { type Picture, renderCard, renderPicture } from "./export/render-picture.ts";
export { type BoardPart, boardWidth, renderBoardPicture } from "./export/render-board-picture.ts";
export { writePictureWords } from "./export/write-picture-words.ts";
