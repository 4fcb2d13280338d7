import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "font-src 'self' data:",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
      ],
      styleDirective: {
        resources: [
          // `Select` and dialogs add style elements. A page that was built in advance has no nonce for them.
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'element' },
          // Inline positions of menus and tooltips.
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
});
