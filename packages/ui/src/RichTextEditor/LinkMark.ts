import { Mark } from '@tiptap/core';
import { safeAddress } from '../RichText/sanitize';

/**
 * A link that is an address and nothing else. TipTap's own is 9 kB larger, for recognising addresses while one types, and
 * lets more protocols through.
 */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (safeAddress.test(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});
