import type { ComponentProps } from 'react';
import { RotateCw } from '../icons';
import * as list from '../Listbox/Listbox.css';
import { message } from '../Listbox/OptionList.css';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Spinner } from '../Spinner/Spinner';

/** What an answer that failed says of itself. */
function reason(error: unknown): string | undefined {
  return typeof error === 'object' && error && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
}

interface FoundMessageProps {
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  menuProps: ComponentProps<'div'>;
  /** Of the option that asks again. */
  retryProps: ComponentProps<'div'>;
}

/** Stands in an open list that has no options: they are awaited, there are none, or they could not be had. */
export function FoundMessage({ state, error, menuProps, retryProps }: FoundMessageProps) {
  const say = useWords();
  if (state === 'failed')
    return (
      <>
        <div className={message}>
          <span>
            {say(words.optionsFailed)}
            <br />
            {reason(error)}
          </span>
        </div>
        {/* an option, so that the keyboard and screen readers come to it as they do to options */}
        <div {...menuProps} className={list.viewport}>
          <div
            {...retryProps}
            role="option"
            tabIndex={-1}
            aria-selected={false}
            data-highlighted
            className={list.option}
          >
            <span className={list.optionIcon}>
              <RotateCw />
            </span>
            {say(words.retry)}
          </div>
        </div>
      </>
    );
  return (
    <>
      <div {...menuProps} aria-busy={state === 'loading'} />
      <div className={message}>
        {state === 'loading' && <Spinner size="small" />}
        {say(state === 'loading' ? words.loading : words.noResults)}
      </div>
    </>
  );
}
