import { addressLines } from '@fairlead/rules';
import { Stack } from '@fairlead/ui';
import type { ReactNode } from 'react';

/** An address as it stands on a letter, a line under the other; null where nothing of it is known. */
export function addressText(address: Parameters<typeof addressLines>[0] | null | undefined): ReactNode {
  const lines = address ? addressLines(address) : [];
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
}
