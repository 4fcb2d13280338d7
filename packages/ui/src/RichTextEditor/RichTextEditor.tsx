import { type ComponentType, type Ref, useCallback, useEffect, useState } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId } from '../FormField/fieldProps';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './RichTextEditor.css';
import type { WritingProps } from './Writing';

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

type Loaded = ComponentType<WritingProps>;
let loaded: Loaded | undefined;

/** The editor's own code, fetched when the first one is shown; a fetch that failed can be tried again. */
function useWriting(): [Writing: Loaded | undefined, failed: boolean, load: () => void] {
  const [Writing, setWriting] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./Writing').then(
      (module) => {
        loaded = module.Writing;
        setWriting(() => module.Writing);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  return [Writing, failed, load];
}

/**
 * Text with headings, lists, links and emphasis, written as in a mail program: the body of a mail, a signature, notes on
 * a policy. Its value is HTML. What is pasted from Word, a mail or a page is reduced to what the editor offers.
 */
export function RichTextEditor({ limit, error, ref, onBlur, ...props }: RichTextEditorProps) {
  const { label, hint, required, optional, hideLabel, id, ...writing } = props;
  const say = useWords();
  const locale = useLocale();
  const [Writing, failed, load] = useWriting();
  const [length, setLength] = useState(0);
  const most = limit ?? 100_000;
  const number = (value: number) => value.toLocaleString(locale);
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
            {...writing}
            wiring={{ ...wiring, 'aria-labelledby': labelId(wiring.id) }}
            limit={most}
            onLength={setLength}
            onLeave={onBlur}
            ref={ref}
          />
        ) : (
          <div className={`${control.box} ${control.multiline} ${styles.frame}`}>
            <div className={styles.waiting}>
              {failed ? (
                <Alert
                  tone="danger"
                  action={
                    <Button size="small" onClick={load}>
                      {say(words.retry)}
                    </Button>
                  }
                >
                  {say(words.editorFailed)}
                </Alert>
              ) : (
                <Spinner label={say(words.loading)} />
              )}
            </div>
          </div>
        )
      }
    </FormField>
  );
}
