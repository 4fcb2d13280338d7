import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

// after the themes, whose values it takes the place of: for those who ask for contrast no boundary is decoration
globalStyle(':root, [data-theme]', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: { '--fl-border-default': vars.border.control, '--fl-border-subtle': vars.border.control },
    },
  },
});
