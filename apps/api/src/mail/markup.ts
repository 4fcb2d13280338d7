import { escapeHtml } from '../escapeHtml.ts';

/** Safe HTML: constant parts and escaped values. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Markup[];

function show(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('\n');
}

/** Template tag that escapes values, except nested markup. */
export const markup = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: fixed.map((text, index) => text + (index < parts.length ? show(parts[index] ?? '') : '')).join(''),
});

/** HTML source of the markup. */
export const htmlOf = ({ html }: Markup): string => html;
