import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');

it('lengths follow the scale of the page, not the text size of its root', () => {
  const files = globSync('{ui,features/*}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(stories|test)\.tsx?$|tokens\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const rem = files.flatMap((file) =>
    readFileSync(join(packages, file), 'utf8')
      .split('\n')
      .filter((line) => /[\d}]rem\b/.test(line) && !/\((min|max)-width/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(rem).toEqual([]);
});
