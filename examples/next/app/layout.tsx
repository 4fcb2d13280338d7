import '@fairlead/ui/reset';
import '@fairlead/ui/themes';
import { ThemeScript } from '@fairlead/ui';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Frame } from './Frame';

export const metadata: Metadata = { title: 'Contacts' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    // The script sets `data-theme` before React runs.
    <html lang="en" suppressHydrationWarning>
      <head>
        <ThemeScript nonce={nonce} />
      </head>
      <body>
        <Frame nonce={nonce}>{children}</Frame>
      </body>
    </html>
  );
}
