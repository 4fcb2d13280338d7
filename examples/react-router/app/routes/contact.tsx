import { PageHeader, Stack } from '@fairlead/ui';
import { ContactForm } from '../ContactForm';

export const meta = () => [{ title: 'Create Contact' }];

export default function Contact() {
  return (
    <Stack gap={20}>
      <PageHeader title="Create Contact" />
      <ContactForm />
    </Stack>
  );
}
