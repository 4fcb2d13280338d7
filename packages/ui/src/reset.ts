/** Reset of a page that belongs to Fairlead alone. Inside the page of another product, use `ThemeScope` instead. */
import './theme/reset.css';
