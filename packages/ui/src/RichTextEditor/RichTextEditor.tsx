'use client';
import { useCallback, useEffect, useId, useState } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { labelId } from '../FormField/fieldProps';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './RichTextEditor.css';
import type { RichTextEditorProps } from './richTextEditorProps';
import { writing } from './writingCode';

/** Loads the editor's code when the first editor is rendered. Can be retried after a failure. */
function useEditorCode(id: string) {
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
  // The Retry button was removed, so the focus moves to the text.
  const retried = Writing !== undefined && state === 'again';
  useEffect(() => {
    if (retried) document.getElementById(id)?.focus();
  }, [retried, id]);
  return { Writing, state, retry };
}

/**
 * Editor for formatted text with headings, lists, links and emphasis, such as an email, a signature or notes. The value is
 * HTML. Pasted content from Word, emails and web pages is reduced to the supported formatting.
 *
 * @example
 * <RichTextEditor label="Message" value={html} onValueChange={setHtml} />
 */
export function RichTextEditor({ limit, error, ref, onBlur, ...props }: RichTextEditorProps) {
  const { label, hint, required, optional, hideLabel, id: givenId, ...rest } = props;
  const { name, value, defaultValue, disabled } = rest;
  const madeId = useId();
  const id = givenId ?? madeId;
  const translate = useTranslate();
  const locale = useLocale();
  const { Writing, state, retry } = useEditorCode(id);
  const [length, setLength] = useState(0);
  const maxLength = limit ?? 100_000;
  const number = (count: number) => count.toLocaleString(locale);
  const tooLong =
    length > maxLength && translate(messages.tooLong, { limit: number(maxLength), over: number(length - maxLength) });
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
            limit={maxLength}
            onLength={setLength}
            onLeave={onBlur}
            ref={ref}
          />
        ) : (
          <div className={`${control.box} ${control.multiline} ${styles.frame}`}>
            <div className={styles.waiting}>
              {state === 'waiting' ? (
                <Spinner label={translate(messages.loading)} />
              ) : (
                <Alert
                  tone="danger"
                  action={
                    <Button size="small" loading={state === 'again'} onClick={retry}>
                      {translate(messages.retry)}
                    </Button>
                  }
                >
                  {translate(messages.editorFailed)}
                </Alert>
              )}
            </div>
            {/* The form submits the existing text even if the editor does not load. */}
            {name !== undefined && (
              <input type="hidden" name={name} value={value ?? defaultValue ?? ''} disabled={disabled} />
            )}
          </div>
        )
      }
    </FormField>
  );
}
