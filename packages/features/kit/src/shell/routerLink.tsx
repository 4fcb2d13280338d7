import type { RenderLink } from '@fairlead/ui';
import { RouterLink } from '../RouterLink';

/** Renders links of UI components as router links. External links stay plain `<a>` elements. */
export const routerLink: RenderLink = ({ href, ...rest }) =>
  href.startsWith('/') ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />;
