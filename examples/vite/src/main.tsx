import '@fairlead/ui/reset';
import '@fairlead/ui/themes';
import { Box, PageHeader, Stack, ToastHost, useThemeMode } from '@fairlead/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm';

function App() {
  useThemeMode();
  return (
    <Box padding={24}>
      <Stack gap={20}>
        <PageHeader title="Create Contact" />
        <ContactForm />
      </Stack>
      <ToastHost />
    </Box>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
