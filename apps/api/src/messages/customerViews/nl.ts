import type { en } from './en.ts';

export const nl: Record<keyof typeof en, string> = {
  'customerView.started': 'U ziet het portaal nu als deze klant.',
  'customerView.ended': 'De klantweergave is gestopt.',
  'customerView.notFound': 'Deze klantweergave is al gestopt.',
  'customerView.noAccount': 'Dit contact heeft geen account. Nodig het contact eerst uit.',
  'customerView.disabled': 'Het account van deze klant is uitgeschakeld.',
  'customerView.readOnly': 'U ziet het portaal als klant. Alleen de klant kan dit doen.',
};
