'use client';
import { Mark } from '@tiptap/core';
import { safeAddress } from '../RichText/sanitize';

/**
 * Link mark with an address only. TipTap's own link extension is 9 kB larger, because it recognises addresses while typing, and
 * it allows more protocols.
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
