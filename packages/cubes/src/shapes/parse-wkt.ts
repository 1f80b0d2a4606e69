/** Longitude and latitude of each point in turn. */
export type Ring = Float64Array;

export type WktGeometry =
  | { type: "point"; point: readonly [longitude: number, latitude: number] }
  /** Of each polygon the outer ring and its holes. Every ring is closed. */
  | { type: "area"; polygons: Ring[][] };

export type ParsedWkt = { geometry: WktGeometry } | { problem: string };

/** What is written cannot be read; thrown inside only. */
class WktProblem extends Error {}

const PREFIX = /\s*(?:<([^>]*)>|SRID=(\d+);)?\s*/iy;
const KEYWORD = /([A-Za-z]+)\s*(?:\b(?:ZM|Z|M)\b)?\s*(EMPTY\b)?/iy;
const NUMBER = /\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const SPACE = /\s*/y;

const LONGITUDE_FIRST = /(?:OGC\/1\.3\/|OGC:1\.3:|OGC:)CRS84$/i;
const LATITUDE_FIRST = /EPSG(?:\/0\/|\/\/?|:[\d.]*:|:)4326$/i;

/** Whether the first number of a point is its latitude; throws for what is not in degrees. */
const isLatitudeFirst = (name: string | undefined, srid: string | undefined): boolean => {
  if (srid !== undefined && srid !== "4326") throw new WktProblem(`it is in EPSG:${srid}`);
  if (name === undefined || LONGITUDE_FIRST.test(name)) return false;
  if (LATITUDE_FIRST.test(name)) return true;
  throw new WktProblem(`it is in ${name.slice(0, 100)}`);
};

/** Points that follow each other at one place are one; a ring that is open is closed. */
const closeRing = (numbers: number[]): Ring => {
  const [x, y] = numbers;
  const isClosed = numbers.at(-2) === x && numbers.at(-1) === y;
  return Float64Array.from(isClosed || x === undefined ? numbers : [...numbers, x, y ?? 0]);
};

const FEWEST_NUMBERS = 8;

class WktReader {
  readonly #text: string;
  #at = 0;
  #isLatitudeFirst = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): WktGeometry {
    const prefix = this.#match(PREFIX);
    this.#isLatitudeFirst = isLatitudeFirst(prefix?.[1], prefix?.[2]);
    const keyword = this.#match(KEYWORD);
    if (keyword?.[2]) throw new WktProblem("it is empty");
    const geometry = this.#readBody(keyword?.[1] ?? "");
    this.#match(SPACE);
    if (this.#at < this.#text.length) throw this.#unexpected();
    return geometry;
  }

  #readBody(keyword: string): WktGeometry {
    switch (keyword.toUpperCase().replace(/(?<=T|N)(?:ZM|Z|M)$/, "")) {
      case "POINT":
        return { type: "point", point: this.#readInParentheses(() => this.#readPoint()) };
      case "POLYGON":
        return this.#toArea([this.#readPolygon()]);
      case "MULTIPOLYGON":
        return this.#toArea(this.#readList(() => this.#readPolygon()));
      case "":
        throw this.#unexpected();
      default:
        throw new WktProblem(`it is a ${keyword.slice(0, 30)}`);
    }
  }

  #toArea(polygons: Ring[][]): WktGeometry {
    const areas = polygons.filter(([outer]) => outer && outer.length >= FEWEST_NUMBERS);
    if (areas.length === 0) throw new WktProblem("it has no area");
    return {
      type: "area",
      polygons: areas.map((rings) => rings.filter((ring) => ring.length >= FEWEST_NUMBERS)),
    };
  }

  #readPolygon(): Ring[] {
    return this.#readList(() => this.#readRing());
  }

  #readRing(): Ring {
    const numbers: number[] = [];
    this.#readInParentheses(() => {
      do {
        const [x, y] = this.#readPoint();
        if (x !== numbers.at(-2) || y !== numbers.at(-1)) numbers.push(x, y);
      } while (this.#take(","));
    });
    return closeRing(numbers);
  }

  #readInParentheses<Content>(read: () => Content): Content {
    this.#expect("(");
    const content = read();
    this.#expect(")");
    return content;
  }

  #readList<Item>(readItem: () => Item): Item[] {
    return this.#readInParentheses(() => {
      const items: Item[] = [];
      do items.push(readItem());
      while (this.#take(","));
      return items;
    });
  }

  /** Height and measure are read over. */
  #readPoint(): [number, number] {
    const [first, second] = [this.#readNumber(), this.#readNumber()];
    if (first === undefined || second === undefined) throw this.#unexpected();
    if (this.#readNumber() !== undefined) this.#readNumber();
    const [x, y] = this.#isLatitudeFirst ? [second, first] : [first, second];
    if (!(Math.abs(x) <= 360 && Math.abs(y) <= 90)) throw new WktProblem("it is not in degrees");
    return [x, y];
  }

  #readNumber(): number | undefined {
    const text = this.#match(NUMBER)?.[1];
    return text === undefined ? undefined : Number(text);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #take(character: string): boolean {
    this.#match(SPACE);
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #expect(character: string): void {
    if (!this.#take(character)) throw this.#unexpected();
  }

  #unexpected(): WktProblem {
    const found = this.#text.slice(this.#at, this.#at + 20);
    return new WktProblem(found === "" ? "it is cut" : `it has ${JSON.stringify(found)} in it`);
  }
}

/** Reads a point or an area as well-known text; throws nothing. */
export const parseWkt = (text: string): ParsedWkt => {
  try {
    return { geometry: new WktReader(text).read() };
  } catch (error) {
    if (error instanceof WktProblem) return { problem: error.message };
    throw error;
  }
};
