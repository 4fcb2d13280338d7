type Texts = Readonly<Record<string, string>>;

let typed: Texts = {};

/** Stores what a visitor has typed into a rendered page, by name of the field, for the first render of its form. */
export const setTypedBefore = (texts: Texts): void => {
  typed = texts;
};

/** Texts that the visitor typed before the code of the page had arrived. Empty after the first render. */
export const typedBefore = (): Texts => typed;
