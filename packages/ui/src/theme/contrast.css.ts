import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

// Overrides the themes for users who ask for more contrast: borders that are usually decorative become visible.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: { '--fl-border-default': vars.border.control, '--fl-border-subtle': vars.border.control },
    },
  },
});
