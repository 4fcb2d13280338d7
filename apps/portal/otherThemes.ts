import type { Plugin } from 'vite';

/** Passes the address of the stylesheet for themes other than DEFAULT to the first script of the page. */
export const otherThemes: Plugin = {
  name: 'other-themes',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const sheet = Object.values(bundle ?? {}).find(
        (file) => file.type === 'asset' && /otherThemes-.*\.css$/.test(file.fileName),
      );
      return sheet ? html.replace(' id="boot"', `$& data-other-themes="/${sheet.fileName}"`) : html;
    },
  },
};
