import type { Plugin } from 'vite';

const faces = /@font-face \{[^}]*\}/g;
const latin = /latin-wght/;
const range = /\s*unicode-range:[^;}]*;?/;

/**
 * Splits the font's stylesheet in two. The Latin face stays in `wght.css`. The faces for other scripts move to
 * `wght.css?others`, which the portal loads when idle. Every page needs the Latin face, so its `unicode-range` is removed.
 */
export const fontFaces: Plugin = {
  name: 'font-faces',
  enforce: 'pre',
  transform: {
    filter: { id: /manrope\/wght\.css/ },
    handler: (code, id) => {
      const isOthers = id.includes('?others');
      const rewrite = (face: string) => (isOthers ? face : face.replace(range, ''));
      return code.replaceAll(faces, (face) => (latin.test(face) === isOthers ? '' : rewrite(face)));
    },
  },
  // every page needs the face; without the link, text moves when it arrives
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => latin.test(file));
      if (!font) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};
