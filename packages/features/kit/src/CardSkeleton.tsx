import { Card, Skeleton, Stack } from '@fairlead/ui';

/** Placeholder for a card that is loading. */
export function CardSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Card aria-busy>
      <Stack gap={20}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
          <Stack key={row} gap={6}>
            <Skeleton shape="text" width={120} />
            <Skeleton shape="box" height={32} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
