import { Button, Card, Chip, DescriptionList, PageHeader, Text } from '@fairlead/ui';
import Link from 'next/link';
import { Suspense } from 'react';
import { Contacts } from './contacts/Contacts';
import { ContactsSkeleton } from './contacts/ContactsSkeleton';
import { readContacts } from './contacts/contacts';

export const dynamic = 'force-dynamic';

/** Server Component. The table arrives as soon as the contacts have been read. */
export default function Page() {
  return (
    <>
      <PageHeader
        title="Contacts"
        actions={
          <Button variant="solid" tone="accent" asChild>
            <Link href="/contacts/new">Create Contact</Link>
          </Button>
        }
      />
      <Card title="About this list">
        <DescriptionList
          items={[
            { term: 'Source', description: 'Sample data' },
            { term: 'Status', description: <Chip tone="success">Current</Chip> },
          ]}
        />
        <Text>Rendered on the server without any code in the browser.</Text>
      </Card>
      <Suspense fallback={<ContactsSkeleton />}>
        <ContactList />
      </Suspense>
    </>
  );
}

async function ContactList() {
  return <Contacts contacts={await readContacts()} />;
}
