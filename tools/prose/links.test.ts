import { expect, test } from 'vitest';
import { brokenLinksOf } from './links.ts';

const page = (link: string) => `# Files in a bucket\n\n\`\`\`md\n[code](nowhere.md)\n\`\`\`\n\nSee [this](${link}).\n`;
const broken = (link: string) => brokenLinksOf('docs/statuses.md', page(link));

test.each(['statuses.md', '../README.md#run-it', '#files-in-a-bucket', '../apps/api', 'https://example.com/nowhere'])(
  'a link to %s leads somewhere',
  (link) => {
    expect(broken(link)).toEqual([]);
  },
);

test.each(['nowhere.md', '../README.md#nowhere', '#nowhere', 'statuses.txt'])('a link to %s leads nowhere', (link) => {
  expect(broken(link)).toEqual([{ line: 7, text: link }]);
});
