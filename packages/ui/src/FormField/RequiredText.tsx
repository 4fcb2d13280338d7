'use client';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { ControlProps } from './fieldProps';

type Wiring = Pick<ControlProps, 'id' | 'aria-describedby' | 'aria-required'>;

const requiredId = (id: string) => `${id}-required`;

/**
 * Attributes of an element with the role `group`. This role does not support `aria-required`, so the group gets `RequiredText` as
 * a description.
 */
export function groupProps<Props extends Wiring>({ 'aria-required': required, ...wiring }: Props) {
  const { id, 'aria-describedby': message } = wiring;
  const ids = [message, required && requiredId(id)].filter(Boolean).join(' ');
  return { ...wiring, role: 'group' as const, 'aria-describedby': ids || undefined };
}

/** Describes a required group to screen readers. Place it in or beside the group. */
export function RequiredText({ id, 'aria-required': required }: Wiring) {
  const translate = useTranslate();
  return required ? (
    <span id={requiredId(id)} hidden>
      {translate(messages.required)}
    </span>
  ) : null;
}
