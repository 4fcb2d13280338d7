import type { Plugin } from 'vite';

/** Passes the address of the stylesheet for themes other than DEFAULT to `boot.js`. */
export const otherThemes: Plugin = {
  name: 'other-themes',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const sheet = Object.values(bundle ?? {}).find(
        (file) => file.type === 'asset' && /otherThemes-.*\.css$/.test(file.fileName),
      );
      return sheet ? html.replace(' src="/boot.js"', `$& data-other-themes="/${sheet.fileName}"`) : html;
    },
  },
};
