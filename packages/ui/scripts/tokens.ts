// Writes what the code uses for design tools to import: dist/tokens/<theme>.json. Run by the build, in the package's folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { themeNames } from '../src/theme/tokens';
import { designTokens } from './designTokens';

mkdirSync('dist/tokens', { recursive: true });
for (const theme of themeNames) {
  writeFileSync(`dist/tokens/${theme}.json`, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
}
