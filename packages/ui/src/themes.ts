import '@fontsource-variable/manrope/wght.css';
import './theme/base.css';
import './theme/themes/default.css';
import './theme/themes/dark.css';
import './theme/themes/light.css';
import './theme/themes/blue.css';
import './theme/themes/green.css';
import './theme/themes/indigo.css';
import './theme/contrast.css';

export { type ThemeName, themeNames } from './theme/tokens';
