import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { note } from './FormField.css';
import { RequiredStar } from './RequiredStar';

/** What the star means, once a form: in the note of its `ActionBar`. */
export function RequiredNote() {
  return (
    <span className={note}>
      <RequiredStar />
      {useWords()(words.required)}
    </span>
  );
}
