/** A text with `{name}` placeholders, or two of them chosen by the number `count`. */
export type Message = string | { readonly one: string; readonly other: string };

/** Texts of one language by id. */
export type Catalogue = Readonly<Record<string, Message>>;

/** What another language must hold to match the English `Source`: the same ids, plural where English is plural. */
export type Translation<Source extends Catalogue> = {
  readonly [Id in keyof Source]: Source[Id] extends string
    ? string
    : { readonly one: string; readonly other: string };
};
