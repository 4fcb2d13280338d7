import type { Decorator } from '@storybook/react-vite';
import { LocaleProvider, type Messages } from '../src/messages/messages';

/** Renders the field in a form. */
export const inForm =
  (label: string): Decorator =>
  (Story) => (
    <form aria-label={label}>
      <Story />
    </form>
  );

/** Renders the story in another language with the given messages. */
export const inLocale =
  (locale: string, messages?: Partial<Messages>): Decorator =>
  (Story) => (
    <LocaleProvider locale={locale} messages={messages}>
      <Story />
    </LocaleProvider>
  );
