import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Check, Copy } from '../icons';
import { useWords, type Word } from '../messages/messages';
import * as words from '../messages/words';
import { Text } from '../Text/Text';

/** How long a success is told, in ms: the specification's. */
const noticeMs = 1500;

export interface CopyButtonProps
  extends Omit<ButtonProps, 'asChild' | 'children' | 'leadingIcon' | 'trailingIcon' | 'loading' | 'block'> {
  /** What is put on the clipboard. */
  text: string;
  /** What is copied, in words: “Copy link”. */
  label?: string;
  /** Shows the icon alone, beside the very text. */
  hideLabel?: boolean;
}

/**
 * Puts a text on the clipboard and says for 1,500 ms that it is there. When the browser refuses, that stays said, and how to
 * copy without it. The other props go to the button.
 */
export function CopyButton({ text, label, hideLabel = false, onClick, ...rest }: CopyButtonProps) {
  const say = useWords();
  const [outcome, setOutcome] = useState<Word>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    setOutcome(undefined);
    try {
      // there is no clipboard on a page that is not served over https
      await navigator.clipboard.writeText(text);
      setOutcome(words.copied);
      timer.current = setTimeout(setOutcome, noticeMs, undefined);
    } catch {
      setOutcome(words.copyRefused);
    }
  };
  const copied = outcome === words.copied;
  const icon = copied ? <Check /> : <Copy />;
  const props: ButtonProps = {
    ...rest,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
  };
  const name = label ?? say(words.copy);
  return (
    // the place of the notice is there before the notice, or screen readers would miss it
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
      <Text as="span" role="status" size="label" tone={copied ? 'success' : 'danger'}>
        {outcome && say(outcome)}
      </Text>
    </Inline>
  );
}
