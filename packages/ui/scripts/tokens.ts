// Writes the tokens for design tools to dist/tokens/<theme>.json. The build runs it in the package's folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { themeNames } from '../src/theme/tokens';
import { designTokens } from './designTokens';

mkdirSync('dist/tokens', { recursive: true });
for (const theme of themeNames) {
  writeFileSync(`dist/tokens/${theme}.json`, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
}
