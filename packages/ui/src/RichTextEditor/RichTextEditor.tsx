import { type Ref, useCallback, useEffect, useId, useState } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId } from '../FormField/fieldProps';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './RichTextEditor.css';
import { writing } from './writingCode';

export interface RichTextEditorProps extends FieldProps {
  /** HTML. What is not on the list of `sanitizeHtml`, or unknown to the editor, goes; nothing written is `''`. */
  value?: string;
  /** The HTML at first, for a form that reads the field by its `name`. */
  defaultValue?: string;
  /** Sanitised HTML: at each change, or of a long text when the writing rests and when the field is left. */
  onValueChange?: (html: string) => void;
  /** The text and its buttons were left. */
  onBlur?: () => void;
  /** Sends the HTML with a form under this name. */
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /**
   * The most characters of text, 100,000 unless told. What is pasted is cut to it with a message; what is typed beyond is
   * kept and marked as an error. Given, it is shown beside the label.
   */
  limit?: number;
  /**
   * Saves what is written every 30 seconds in this browser under the key, which names the person and the form. Within two
   * minutes of the last saving it is brought back, with a way to discard it. A new `value` from outside, or `clearDraft`
   * after sending, forgets it.
   */
  draft?: { key: string };
  /** The element that is written in; a form library focuses it. */
  ref?: Ref<HTMLDivElement>;
}

/** The editor's own code, fetched when the first one is shown; a fetch that failed can be tried again. */
function useWriting(id: string) {
  const [Writing, setWriting] = useState(() => writing.loaded);
  const [state, setState] = useState<'waiting' | 'failed' | 'again'>('waiting');
  const load = useCallback(() => {
    writing.load().then(
      () => setWriting(() => writing.loaded),
      () => setState('failed'),
    );
  }, []);
  useEffect(() => {
    if (!writing.loaded) load();
  }, [load]);
  const retry = () => {
    setState('again');
    load();
  };
  // the button that was pressed is gone
  const pressed = Writing !== undefined && state === 'again';
  useEffect(() => {
    if (pressed) document.getElementById(id)?.focus();
  }, [pressed, id]);
  return { Writing, state, retry };
}

/**
 * Text with headings, lists, links and emphasis, written as in a mail program: the body of a mail, a signature, notes on
 * a policy. Its value is HTML. What is pasted from Word, a mail or a page is reduced to what the editor offers.
 */
export function RichTextEditor({ limit, error, ref, onBlur, ...props }: RichTextEditorProps) {
  const { label, hint, required, optional, hideLabel, id: givenId, ...rest } = props;
  const { name, value, defaultValue, disabled } = rest;
  const madeId = useId();
  const id = givenId ?? madeId;
  const say = useWords();
  const locale = useLocale();
  const { Writing, state, retry } = useWriting(id);
  const [length, setLength] = useState(0);
  const most = limit ?? 100_000;
  const number = (count: number) => count.toLocaleString(locale);
  const tooLong = length > most && say(words.tooLong, { limit: number(most), over: number(length - most) });
  return (
    <FormField
      {...{ label, hint, required, optional, hideLabel, id }}
      group
      error={error || tooLong}
      aside={limit === undefined ? undefined : `${number(length)} / ${number(limit)}`}
    >
      {(wiring) =>
        Writing ? (
          <Writing
            {...rest}
            wiring={{ ...wiring, 'aria-labelledby': labelId(wiring.id) }}
            limit={most}
            onLength={setLength}
            onLeave={onBlur}
            ref={ref}
          />
        ) : (
          <div className={`${control.box} ${control.multiline} ${styles.frame}`}>
            <div className={styles.waiting}>
              {state === 'waiting' ? (
                <Spinner label={say(words.loading)} />
              ) : (
                <Alert
                  tone="danger"
                  action={
                    <Button size="small" loading={state === 'again'} onClick={retry}>
                      {say(words.retry)}
                    </Button>
                  }
                >
                  {say(words.editorFailed)}
                </Alert>
              )}
            </div>
            {/* what was written before goes with the form all the same */}
            {name !== undefined && (
              <input type="hidden" name={name} value={value ?? defaultValue ?? ''} disabled={disabled} />
            )}
          </div>
        )
      }
    </FormField>
  );
}
