import type { Decorator } from '@storybook/react-vite';
import { LocaleProvider, type Messages } from '../src/messages/messages';

/** A field in the form that sends it. */
export const inForm =
  (label: string): Decorator =>
  (Story) => (
    <form aria-label={label}>
      <Story />
    </form>
  );

/** For a reader of another language, with some of the words of it. */
export const inLocale =
  (locale: string, messages?: Partial<Messages>): Decorator =>
  (Story) => (
    <LocaleProvider locale={locale} messages={messages}>
      <Story />
    </LocaleProvider>
  );
