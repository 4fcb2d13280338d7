/**
 * Lists the leaves of a tree of tokens in order, with their paths, such as `tone.info.soft`.
 *
 * @param isLeaf - Whether a node is a leaf.
 */
export function leaves<Leaf>(tree: object, isLeaf: (node: unknown) => node is Leaf, above = ''): [string, Leaf][] {
  return Object.entries(tree).flatMap(([key, node]: [string, unknown]): [string, Leaf][] => {
    if (isLeaf(node)) return [[above + key, node]];
    return typeof node === 'object' && node ? leaves(node, isLeaf, `${above}${key}.`) : [];
  });
}

export const isText = (node: unknown): node is string => typeof node === 'string';
