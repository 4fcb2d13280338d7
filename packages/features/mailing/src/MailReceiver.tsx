import { Stack, Text } from '@fairlead/ui';

/** Name and email address of a receiver, in a list. */
export function MailReceiver({ name, email }: { name: string; email: string }) {
  return (
    <Stack gap={0}>
      <Text asChild>
        <span>{name}</span>
      </Text>
      <Text asChild size="caption" tone="muted">
        <span>{email}</span>
      </Text>
    </Stack>
  );
}
