import { joinDescription, type PictureText } from "./derive-picture-text.ts";

const SIGNATURE_LENGTH = 8;
/** Length, type, thirteen bytes of data, checksum. */
const HEADER_LENGTH = 25;
/** Dots a metre of a screen at scale 1. */
const DOTS_PER_METRE = 3_780;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value;
});

const checksum = (bytes: Uint8Array): number => {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
};

const concat = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const number = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const makeChunk = (type: string, data: Uint8Array): Uint8Array => {
  const typed = concat([new TextEncoder().encode(type), data]);
  return concat([number(data.length), typed, number(checksum(typed))]);
};

/** International text: keyword, no compression, its language, no other keyword, then UTF-8. */
const makeText = (keyword: string, text: string, language: string): Uint8Array =>
  makeChunk("iTXt", new TextEncoder().encode(`${keyword}\0\0\0${language}\0\0${text}`));

type PngText = [keyword: string, value: string];

const listTexts = (text: PictureText): PngText[] => [
  ["Title", text.title],
  ["Description", joinDescription(text)],
  [
    "Source",
    [...text.sources, text.filters, ...text.warnings].filter((part) => part !== "").join("\n"),
  ],
  ["Comment", text.comment],
  ["Copyright", text.licence],
  ["URL", text.address],
  ["Creation Time", text.date],
  ["Software", "Statelier"],
];

/** The same PNG with its provenance and its resolution (96 dots an inch times `scale`) written into it. */
export const addPngText = (
  png: Uint8Array,
  text: PictureText,
  scale: number,
): Uint8Array<ArrayBuffer> => {
  const head = SIGNATURE_LENGTH + HEADER_LENGTH;
  const dots = number(DOTS_PER_METRE * scale);
  return concat([
    png.subarray(0, head),
    makeChunk("pHYs", concat([dots, dots, Uint8Array.of(1)])),
    ...listTexts(text).flatMap(([keyword, value]) =>
      value === "" ? [] : [makeText(keyword, value, text.locale)],
    ),
    png.subarray(head),
  ]);
};
