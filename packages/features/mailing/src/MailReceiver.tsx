import { Stack, Text } from '@fairlead/ui';

/** Name and email address of a receiver, in a list. */
export function MailReceiver({ name, email }: { name: string; email: string }) {
  return (
    <Stack gap={0}>
      <Text as="span">{name}</Text>
      <Text as="span" size="caption" tone="muted">
        {email}
      </Text>
    </Stack>
  );
}
