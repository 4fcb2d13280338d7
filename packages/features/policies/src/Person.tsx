import { mailLink } from '@fairlead/kit';
import { Avatar, Inline, Stack, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';

interface PersonProps {
  /** Name or link to show. Defaults to the name as text. */
  nameLink?: ReactNode;
  name: string;
  email: string;
  photo?: string | null;
}

export function Person({ nameLink, name, email, photo = null }: PersonProps) {
  return (
    <Inline gap={12} wrap={false}>
      <Avatar name={name} src={photo} size="large" />
      <Stack gap={2}>
        {nameLink ?? <Text weight="label">{name}</Text>}
        {mailLink(email)}
      </Stack>
    </Inline>
  );
}
