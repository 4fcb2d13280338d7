import './theme/themes/dark.css';
import './theme/themes/light.css';
import './theme/themes/blue.css';
import './theme/themes/green.css';
import './theme/themes/indigo.css';
