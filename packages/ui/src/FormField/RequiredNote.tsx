'use client';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { note } from './FormField.css';
import { RequiredStar } from './RequiredStar';

/**
 * Explains the star of required fields. Place it once per form, in the note of its `ActionBar`.
 *
 * @example
 * <RequiredNote />
 */
export function RequiredNote() {
  return (
    <span className={note}>
      <RequiredStar />
      {useTranslate()(messages.required)}
    </span>
  );
}
