import type { ComponentProps, ElementType } from 'react';

/** Props of an element, including `ref`, without `className` and `style`. */
export type NativeProps<E extends ElementType> = Omit<ComponentProps<E>, 'className' | 'style'>;
