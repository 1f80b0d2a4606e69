import type { PageDrawing } from "@statelier/charts/react";
import { type ReactNode, useEffect, useState } from "react";

/** Draws a tile, once what draws its chart is there. */
export type TileRenderer = (drawing: PageDrawing) => ReactNode;

type Place = { first: TileRenderer; latest: TileRenderer };

/**
 * The tiles of a dashboard that its program takes over one by one, each as a root of its own: the page hands over how
 * each is drawn, first and after every choice.
 */
export class LaterTiles {
  readonly #places = new Map<string, Place>();
  readonly #listeners = new Set<() => void>();
  #isChanged = false;
  #settle = (): void => {};
  /** Once the page has put all of its tiles. */
  readonly ready = new Promise<void>((resolve) => (this.#settle = resolve));

  put(key: string, render: TileRenderer): void {
    const { first = render } = this.#places.get(key) ?? {};
    this.#isChanged ||= first !== render;
    this.#places.set(key, { first, latest: render });
  }

  /** Tiles that are drawn show what was put. */
  publish(): void {
    this.#settle();
    for (const listener of this.#listeners) listener();
  }

  find(key: string): Place | undefined {
    return this.#places.get(key);
  }

  /** Whether the page no longer stands as it was sent. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** A tile as it was sent, and from then on as its page says. */
export const LaterTile = ({
  tiles,
  tileKey,
  drawing,
}: {
  tiles: LaterTiles;
  tileKey: string;
  drawing: PageDrawing;
}): ReactNode => {
  const [render, setRender] = useState(() => tiles.find(tileKey)?.first);
  useEffect(() => {
    const follow = () => setRender(() => tiles.find(tileKey)?.latest);
    follow();
    return tiles.subscribe(follow);
  }, [tiles, tileKey]);
  return render?.(drawing);
};
