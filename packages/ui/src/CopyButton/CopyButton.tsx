'use client';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Check, Copy } from '../icons';
import * as messages from '../messages/english';
import { type MessageText, useTranslate } from '../messages/messages';
import { Text } from '../Text/Text';

/** Time for which the success message is shown, in ms. */
const successMs = 1500;

export interface CopyButtonProps
  extends Omit<ButtonProps, 'asChild' | 'children' | 'leadingIcon' | 'trailingIcon' | 'loading' | 'block'> {
  /** Text to copy. */
  text: string;
  /** Label of the button, for example "Copy link". Defaults to "Copy". */
  label?: string;
  /** Shows only the icon, for use beside the text. Defaults to `false`. */
  hideLabel?: boolean;
}

/**
 * Button that copies a text to the clipboard and confirms it for 1.5 seconds. If the browser blocks copying, an error with
 * instructions stays visible. Other props go to the button.
 *
 * @example
 * <CopyButton text={address} />
 */
export function CopyButton({ text, label, hideLabel = false, onClick, ...rest }: CopyButtonProps) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<MessageText>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    setOutcome(undefined);
    try {
      // The clipboard is not available on pages without HTTPS.
      await navigator.clipboard.writeText(text);
      setOutcome(messages.copied);
      timer.current = setTimeout(setOutcome, successMs, undefined);
    } catch {
      setOutcome(messages.copyRefused);
    }
  };
  const copied = outcome === messages.copied;
  const icon = copied ? <Check /> : <Copy />;
  const props: ButtonProps = {
    ...rest,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
  };
  const name = label ?? translate(messages.copy);
  return (
    // The status element is always rendered, because screen readers miss messages in a newly added one.
    <Inline gap={outcome ? 8 : 0} wrap>
      {hideLabel ? (
        <IconButton {...props} label={name}>
          {icon}
        </IconButton>
      ) : (
        <Button {...props} leadingIcon={icon}>
          {name}
        </Button>
      )}
      <Text asChild role="status" size="label" tone={copied ? 'success' : 'danger'}>
        <span>{outcome && translate(outcome)}</span>
      </Text>
    </Inline>
  );
}
