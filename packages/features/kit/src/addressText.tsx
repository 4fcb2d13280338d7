import { addressLines } from '@fairlead/rules';
import { Stack } from '@fairlead/ui';
import type { ReactNode } from 'react';

/** Zip code at the end of a line, which stays beside the state. */
const zip = / (\d{5}(?:-\d{4})?)$/;

/** Postal address, one line per part. Null when the address is empty. */
export function addressText(address: Parameters<typeof addressLines>[0] | null | undefined): ReactNode {
  const lines = address ? addressLines(address) : [];
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      {lines.map((line) => (
        <span key={line}>{line.replace(zip, '\u00a0$1')}</span>
      ))}
    </Stack>
  );
}
