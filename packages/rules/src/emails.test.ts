import { describe, expect, it } from 'vitest';
import { emailLimits, emailStatuses, emailTypes, extensionOf, fitsMail, listedSubject } from './emails';

describe('a mail', () => {
  it('has four types and three statuses', () => {
    expect(emailTypes).toEqual(['POLICY', 'QUOTE', 'OPPORTUNITY', 'OTHER']);
    expect(emailStatuses).toEqual(['DELIVERED', 'RESPONDED', 'FAILED']);
  });

  it('can have up to 22 MB of attachments', () => {
    expect(emailLimits.attachmentBytes).toBe(22 * 1024 * 1024);
    expect(fitsMail([])).toBe(true);
    expect(fitsMail([23_068_671, 1])).toBe(true);
    expect(fitsMail([23_068_671, 1, 1])).toBe(false);
  });
});

describe('a subject in a list', () => {
  it('is cut at 60 characters with an ellipsis', () => {
    expect(listedSubject('x'.repeat(60))).toBe('x'.repeat(60));
    expect(listedSubject('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  });

  it('is never cut inside a character or after a space', () => {
    expect(listedSubject('𝕏'.repeat(61))).toBe(`${'𝕏'.repeat(60)}…`);
    expect(listedSubject(`${'x'.repeat(59)} and more`)).toBe(`${'x'.repeat(59)}…`);
  });
});

it.each([
  ['report.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['README', ''],
  ['.env', ''],
  ['a.', ''],
])('the extension of %s is “%s”', (name, ending) => expect(extensionOf(name)).toBe(ending));
