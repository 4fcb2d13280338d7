import { Inline, Skeleton, Stack } from '@fairlead/ui';

/** Placeholder for short entries of two lines with a button before them, such as tasks beside a conversation. */
export function LinesSkeleton({ entries = 2 }: { entries?: number }) {
  return (
    <Stack gap={16} aria-busy>
      {Array.from({ length: entries }, (_, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Inline key={entry} gap={8} align="start">
          <Skeleton shape="circle" width={28} height={28} />
          <Stack gap={2}>
            <Skeleton width={140} />
            <Skeleton width={80} />
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}
