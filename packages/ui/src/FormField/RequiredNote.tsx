import { useTranslate } from '../messages/messages';
import * as words from '../messages/words';
import { note } from './FormField.css';
import { RequiredStar } from './RequiredStar';

/** Explains the star of required fields. Place it once per form, in the note of its `ActionBar`. */
export function RequiredNote() {
  return (
    <span className={note}>
      <RequiredStar />
      {useTranslate()(words.required)}
    </span>
  );
}
