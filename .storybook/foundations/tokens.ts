interface Leaf {
  /** Below its group, as code writes it: `success.soft`. */
  path: string;
  /** What the token is for, or its value where it is the same in every theme. */
  use: string;
}

/** The leaves of a tree of tokens, in its order. */
export const leaves = (tree: object, above: readonly string[] = []): Leaf[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value
      ? leaves(value, [...above, key])
      : [{ path: [...above, key].join('.'), use: String(value) }],
  );

/** The public name of a token: `tone`, `success.softHover` is `--fl-tone-success-soft-hover`. */
export const customProperty = (group: string, path: string): string =>
  `--fl-${[group, ...path.split('.')]
    .map((part) => part.replaceAll(/(?<=.)[A-Z]/g, (capital) => `-${capital.toLowerCase()}`))
    .join('-')}`;
