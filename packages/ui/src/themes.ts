import './defaultTheme';
import './otherThemes';

export { type ThemeName, themeNames } from './theme/tokens';
