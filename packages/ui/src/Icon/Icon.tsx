import type { IconNode } from 'lucide';
import type { SVGProps } from 'react';

export type { IconNode } from 'lucide';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Icon data from `lucide`. Plain data, so that configuration files can refer to icons without React. */
  of: IconNode;
  /** Width and height in px. Defaults to 24. */
  size?: number;
}

/** Icon. Hidden from screen readers, so show a text beside it or label the parent. */
export const Icon = ({ of, size = 24, ...props }: IconProps) => renderIcon(of, { width: size, height: size, ...props });

export const renderIcon = (node: IconNode, props: SVGProps<SVGSVGElement>) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    {...props}
  >
    {node.map(([Tag, attributes], index) => (
      <Tag key={index} {...attributes} />
    ))}
  </svg>
);
