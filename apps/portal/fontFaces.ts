import type { Plugin } from 'vite';

const faces = /@font-face \{[^}]*\}/g;
const latin = /latin-wght/;

/**
 * The faces of the font for what English does not need stand in a stylesheet of their own, `…wght.css?others`, which the
 * portal loads when it is idle: most of their text is ranges of characters that few pages have.
 */
export const fontFaces: Plugin = {
  name: 'font-faces',
  enforce: 'pre',
  transform: {
    filter: { id: /manrope\/wght\.css/ },
    handler: (code, id) => code.replaceAll(faces, (face) => (latin.test(face) === id.includes('?others') ? '' : face)),
  },
};
