import { RouterLink } from '@fairlead/kit';
import type { RenderLink } from '@fairlead/ui';

/** Draws the components' links as links of the router; what leads out of the portal stays a plain one. */
export const routerLink: RenderLink = ({ href, ...rest }) =>
  href.startsWith('/') ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />;
