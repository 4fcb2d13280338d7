import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

// heavier than the themes, whose values it takes the place of: for those who ask for contrast no boundary is decoration
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: { '--fl-border-default': vars.border.control, '--fl-border-subtle': vars.border.control },
    },
  },
});
