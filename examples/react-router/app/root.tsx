import '@fairlead/ui/reset';
import '@fairlead/ui/themes';
import { Box, ThemeScript, ToastHost, useThemeMode } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script sets `data-theme` before React runs.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <ThemeScript />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useThemeMode();
  return (
    <Box padding={24}>
      <Outlet />
      <ToastHost />
    </Box>
  );
}
