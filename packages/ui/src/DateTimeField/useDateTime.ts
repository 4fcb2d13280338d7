'use client';
import { type RefObject, useState } from 'react';
import { formatDateText } from '../DateField/validateDate';
import { useLocale } from '../messages/messages';
import { formatTime, parseTime } from '../TimeField/timeText';
import type { EntryProps } from '../useEntry';
import { useFormReset } from '../useFormReset';
import { type DateTimeTexts, joinDateTime, textsOf } from './dateTimeText';

/** Value of a date and time, and the texts of its two inputs. */
export function useDateTime(input: RefObject<HTMLInputElement | null>, props: EntryProps) {
  const first = props.defaultValue ?? '';
  const locale = useLocale();
  const [own, setOwn] = useState(first);
  const [typed, setTyped] = useState<DateTimeTexts>();
  // A time such as 15:30 is formatted when the user leaves the input.
  const [isTyping, setIsTyping] = useState(false);
  const value = props.value ?? own;
  const texts = typed && joinDateTime(typed) === value ? typed : textsOf(value);
  useFormReset(input, () => {
    setOwn(first);
    setTyped(undefined);
    setIsTyping(false);
  });
  const enter = (changed: Partial<DateTimeTexts>) => {
    const next = { ...texts, ...changed };
    const joined = joinDateTime(next);
    setTyped(next);
    setOwn(joined);
    if (joined !== value) props.onValueChange?.(joined);
  };
  return {
    value,
    date: texts.date,
    /** Time as `HH:mm`. Undefined if it is missing or invalid. */
    time: parseTime(texts.time),
    timeText: !isTyping && parseTime(texts.time) === texts.time ? formatTime(texts.time, locale) : texts.time,
    enterDate: (date: string) => enter({ date }),
    /** Replaces both texts. */
    enterBoth: (both: DateTimeTexts) => {
      setIsTyping(false);
      enter(both);
    },
    /** Replaces the text as the user types. */
    typeTime: (time: string) => {
      setIsTyping(true);
      enter({ time });
    },
    /** Replaces the time by a valid one. */
    setTime: (time: string) => {
      setIsTyping(false);
      enter({ time });
    },
    tidyDate: () => enter({ date: formatDateText(texts.date) ?? texts.date }),
    tidyTime: () => {
      setIsTyping(false);
      enter({ time: parseTime(texts.time) ?? texts.time });
    },
  };
}
