import { PageHeader } from '@fairlead/ui';
import { ContactForm } from './ContactForm';

export default function Page() {
  return (
    <>
      <PageHeader title="Create Contact" />
      <ContactForm />
    </>
  );
}
