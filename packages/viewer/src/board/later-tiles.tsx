import type { PageDrawing } from "@statelier/charts/react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { whenIdle } from "../site/when-idle.ts";

/** Draws a tile, once what draws its chart is there. */
export type TileRenderer = (drawing: PageDrawing) => ReactNode;

type Place = {
  first: TileRenderer;
  latest: TileRenderer;
  /** What the latest draws. */
  of: object;
};

/**
 * The tiles of a dashboard that its program takes over one by one, each as a root of its own: the page hands over how
 * each is drawn, first and after every choice.
 */
export class LaterTiles {
  readonly #places = new Map<string, Place>();
  readonly #listeners = new Map<string, () => void>();
  readonly #seen = new Set<string>();
  readonly #waiting = new Set<string>();
  #settle = (): void => {};
  #change = (): void => {};
  /** Once the page has put all of its tiles. */
  readonly ready = new Promise<void>((resolve) => (this.#settle = resolve));
  /** Once the page no longer stands as it was sent. */
  readonly changed = new Promise<void>((resolve) => (this.#change = resolve));

  /** A tile whose `of` has not changed stays as it is drawn. */
  put(key: string, of: object, render: TileRenderer): void {
    const before = this.#places.get(key);
    if (before?.of === of) return;
    this.#places.set(key, { first: before?.first ?? render, latest: render, of });
    if (!before) return;
    this.#waiting.add(key);
    this.#change();
  }

  /** Tiles that are drawn show what was put: those in sight at once, then the others one by one. */
  publish(): void {
    this.#settle();
    for (const key of this.#waiting)
      if (this.#seen.has(key)) this.#follow(key);
      else whenIdle(() => this.#follow(key));
  }

  /** All of them now, as before they are printed. */
  followAll(): void {
    for (const key of this.#waiting) this.#follow(key);
  }

  #follow(key: string): void {
    if (this.#waiting.delete(key)) this.#listeners.get(key)?.();
  }

  /** Says that a tile has come into sight or has left it. */
  see(key: string, isSeen: boolean): void {
    if (!isSeen) this.#seen.delete(key);
    else if (!this.#seen.has(key)) {
      this.#seen.add(key);
      this.#follow(key);
    }
  }

  find(key: string): Place | undefined {
    return this.#places.get(key);
  }

  subscribe(key: string, listener: () => void): () => void {
    this.#listeners.set(key, listener);
    return () => this.#listeners.delete(key);
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
  // Before anything else is done: who prints takes tiles over and sees them in one go.
  useLayoutEffect(() => {
    const follow = () => setRender(() => tiles.find(tileKey)?.latest);
    follow();
    return tiles.subscribe(tileKey, follow);
  }, [tiles, tileKey]);
  return render?.(drawing);
};
