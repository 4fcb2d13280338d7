import type { IconNode } from 'lucide';
import type { SVGProps } from 'react';
import { drawn } from './Icon';

/**
 * A picture of lucide without its React runtime, which would be a fifth of a page with a table. Callers pass icons of
 * lucide-react, or any others.
 */
export const icon = (node: IconNode) => (props: SVGProps<SVGSVGElement>) => drawn(node, props);
