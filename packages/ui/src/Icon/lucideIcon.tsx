import type { IconNode } from 'lucide';
import type { SVGProps } from 'react';
import { renderIcon } from './Icon';

/**
 * Creates an icon component without the runtime of lucide-react, which would be a fifth of the weight of a page with a table.
 * Callers may pass icons of lucide-react or any others.
 */
export const icon = (node: IconNode) => (props: SVGProps<SVGSVGElement>) => renderIcon(node, props);
