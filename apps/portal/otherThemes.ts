import type { Plugin } from 'vite';

/** Tells the page's first script where the colours of the themes other than DEFAULT are, should one be remembered. */
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
