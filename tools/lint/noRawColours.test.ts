import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { noRawColours } from './noRawColours.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
const errors = [{ messageId: 'raw' }];

new RuleTester({ languageOptions }).run('no-raw-colours', noRawColours, {
  valid: [
    'style({ color: vars.text.muted, background: "transparent" })',
    'style({ outlineColor: "Highlight" })',
    'const link = <a href="#add">Add</a>',
    'const status = "Red flag"',
    'const mark = "#1 in sales"',
    'const typed = "Portal#2026"',
  ],
  invalid: [
    { code: 'style({ color: "#1c2024" })', errors },
    { code: 'style({ border: "1px solid rgba(0, 0, 0, .1)" })', errors },
    { code: 'style({ backgroundColor: "white" })', errors },
    { code: 'const icon = <path fill="red" />', errors },
    { code: 'const shadow = `0 1px 2px #0003, ${vars.shadow.menu}`', errors },
  ],
});
