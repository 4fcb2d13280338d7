import type { ComponentProps, ElementType } from 'react';

/** What the element takes, `ref` too, without a way round the component's look. */
export type NativeProps<E extends ElementType> = Omit<ComponentProps<E>, 'className' | 'style'>;
