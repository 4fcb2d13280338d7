import type { RenderLink } from '@fairlead/ui';
import { Link } from 'react-router-dom';

/** Draws the components' links as links of the router; what leads out of the portal stays a plain one. */
export const routerLink: RenderLink = ({ href, ...rest }) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
