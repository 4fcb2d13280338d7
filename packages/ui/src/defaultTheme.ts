import '@fontsource-variable/manrope/wght.css';
import './theme/base.css';
import './theme/themes/default.css';
import './theme/contrast.css';
