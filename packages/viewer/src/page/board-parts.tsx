/** What only dashboards show: a program of its own, which pages of one chart do not load. */
export { BoardDownloads } from "../board/board-downloads.tsx";
export { BoardFrame } from "../board/board-frame.tsx";
export { BoardTiles, type TakeTile } from "./board-tiles.tsx";
