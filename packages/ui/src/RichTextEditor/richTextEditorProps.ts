import type { Ref } from 'react';
import type { FieldProps } from '../FormField/fieldProps';

/** Person whom a text can mention. */
export interface MentionPerson {
  id: string;
  name: string;
}

export interface RichTextEditorProps extends FieldProps {
  /** HTML (controlled). Elements that `sanitizeHtml` or the editor does not allow are removed. Empty text is `''`. */
  value?: string;
  /** Initial HTML (uncontrolled). Submitted under the field's `name`. */
  defaultValue?: string;
  /** Called with sanitised HTML on every change; for long texts, after a pause in typing and when the user leaves the field. */
  onValueChange?: (html: string) => void;
  /** Called when the focus leaves the text and its toolbar. */
  onBlur?: () => void;
  /** Form field name. */
  name?: string;
  /** Text shown while the editor is empty. */
  placeholder?: string;
  /** Disables the editor. Defaults to `false`. */
  disabled?: boolean;
  /** Makes the text read-only and hides the toolbar. Defaults to `false`. */
  readOnly?: boolean;
  /**
   * Maximum number of characters. Defaults to 100,000. A longer paste is shortened with a message; typing beyond the limit
   * shows an error. An explicit limit is shown beside the label.
   */
  limit?: number;
  /**
   * Saves a draft in this browser every 30 seconds. The key must identify the user and the form. A draft of the last two
   * minutes is restored and can be discarded. A new `value`, or `clearDraft` after submitting, deletes it.
   */
  draft?: { key: string };
  /** People whom `@` offers. The text then contains `@` and the name. */
  mentions?: readonly MentionPerson[];
  /** Four lines high, without the text styles and the undo buttons, for notes. Defaults to `false`. */
  compact?: boolean;
  /** Editable element, for form libraries that move the focus. */
  ref?: Ref<HTMLDivElement>;
}
