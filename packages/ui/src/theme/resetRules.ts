import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { resetLayer } from './resetLayer.css';

const resetStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

interface ResetTarget {
  /** Element that carries the text style and the background of the page. */
  root: string;
  /** Selector of the elements inside for `selector`. */
  inside: (selector: string) => string;
}

/** Writes the rules that the components expect of the elements around and inside them. */
export function resetRules({ root, inside }: ResetTarget): void {
  const every = [inside('*'), inside('*::before'), inside('*::after')].join(', ');
  const each = (...selectors: string[]) => selectors.map(inside).join(', ');
  resetStyle(every, { boxSizing: 'border-box' });
  resetStyle(inside('*'), { margin: 0 });
  resetStyle(root, {
    fontFamily: vars.font.family,
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.body,
    fontWeight: vars.weight.body,
    color: vars.text.default,
    // Breaks words that are wider than their line.
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  });
  resetStyle(inside('a'), { color: 'inherit', textDecoration: 'none' });
  resetStyle(each('ul', 'ol'), { listStyle: 'none', padding: 0 });
  resetStyle(each('button', 'input', 'select', 'textarea'), {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  });
  resetStyle(inside('table'), { borderCollapse: 'separate', borderSpacing: 0, width: '100%' });
  resetStyle(inside('svg'), { display: 'block', flex: 'none' });
  resetStyle(inside(':focus-visible'), { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
  resetStyle(every, {
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        transition: 'none !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  });
}
