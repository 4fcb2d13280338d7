'use client';
import { Box, Inline, Select, Stack, setNonce, ToastHost, useThemeMode } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';

const modes = [
  { value: 'SYSTEM', label: 'System' },
  { value: 'DEFAULT', label: 'Light' },
  { value: 'DARK', label: 'Dark' },
];

interface FrameProps {
  nonce: string | undefined;
  children: ReactNode;
}

export function Frame({ nonce, children }: FrameProps) {
  // Components that add style elements, such as `Select`, give them this nonce.
  useState(() => nonce && setNonce(nonce));
  const { mode, setMode } = useThemeMode();
  return (
    <Box padding={24}>
      <Stack gap={24}>
        <Inline justify="end">
          <Select label="Theme" options={modes} value={mode} onValueChange={setMode} />
        </Inline>
        <main>
          <Stack gap={20}>{children}</Stack>
        </main>
      </Stack>
      <ToastHost />
    </Box>
  );
}
