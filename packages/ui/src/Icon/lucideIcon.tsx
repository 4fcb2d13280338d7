import type { IconNode } from 'lucide';
import type { SVGProps } from 'react';
import { renderIcon } from './Icon';

/** Creates an icon component from icon data. */
export const icon = (node: IconNode) => (props: SVGProps<SVGSVGElement>) => renderIcon(node, props);
