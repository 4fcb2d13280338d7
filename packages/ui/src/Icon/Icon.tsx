import type { IconNode } from 'lucide';
import type { SVGProps } from 'react';

export type { IconNode } from 'lucide';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** A picture of `lucide`: data, so that a manifest can name it without any React. */
  of: IconNode;
}

/** A picture, 24 px unless its holder gives it another size. It says nothing: words stand beside it, or name its holder. */
export const Icon = ({ of, ...props }: IconProps) => drawn(of, props);

export const drawn = (node: IconNode, props: SVGProps<SVGSVGElement>) => (
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
