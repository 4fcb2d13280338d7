'use client';
import type { ComponentProps } from 'react';
import { RotateCw } from '../icons';
import * as list from '../Listbox/Listbox.css';
import { message } from '../Listbox/OptionList.css';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Spinner } from '../Spinner/Spinner';

/** Message of a failed request, if it has one. */
function reason(error: unknown): string | undefined {
  return typeof error === 'object' && error && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
}

interface ResultMessageProps {
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  menuProps: ComponentProps<'div'>;
  /** Props of the option that retries. */
  retryProps: ComponentProps<'div'>;
}

/** Content of an open list without options: loading, no results, or failed. */
export function ResultMessage({ state, error, menuProps, retryProps }: ResultMessageProps) {
  const translate = useTranslate();
  if (state === 'failed')
    return (
      <>
        <div className={message}>
          <span>
            {translate(messages.optionsFailed)}
            <br />
            {reason(error)}
          </span>
        </div>
        {/* Retry is an option, so that keyboard and screen-reader users reach it like one. */}
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
            {translate(messages.retry)}
          </div>
        </div>
      </>
    );
  return (
    <>
      <div {...menuProps} aria-busy={state === 'loading'} />
      <div className={message}>
        {state === 'loading' && <Spinner size="small" />}
        {translate(state === 'loading' ? messages.loading : messages.noResults)}
      </div>
    </>
  );
}
