import type { Plugin } from 'vite';

const faces = /@font-face \{[^}]*\}/g;
const latin = /latin-wght/;
const range = /\s*unicode-range:[^;}]*;?/;

/**
 * The faces of the font for what English does not need stand in a stylesheet of their own, `…wght.css?others`, which the
 * portal loads when it is idle: most of their text is ranges of characters that few pages have. The one that is left is
 * needed by every page, and needs no range.
 */
export const fontFaces: Plugin = {
  name: 'font-faces',
  enforce: 'pre',
  transform: {
    filter: { id: /manrope\/wght\.css/ },
    handler: (code, id) => {
      const others = id.includes('?others');
      const wanted = (face: string) => (others ? face : face.replace(range, ''));
      return code.replaceAll(faces, (face) => (latin.test(face) === others ? '' : wanted(face)));
    },
  },
};
