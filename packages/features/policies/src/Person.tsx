import { Avatar, Inline, Link, Stack, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';

interface PersonProps {
  /** A text, or a link with it. */
  shown?: ReactNode;
  name: string;
  email: string;
  photo?: string | null;
}

/** Somebody, and how to write to them. */
export function Person({ shown, name, email, photo = null }: PersonProps) {
  return (
    <Inline gap={12} wrap={false}>
      <Avatar name={name} src={photo} size="large" />
      <Stack gap={2}>
        {shown ?? <Text weight="label">{name}</Text>}
        <Link href={`mailto:${email}`}>{email}</Link>
      </Stack>
    </Inline>
  );
}
