import { Card, Skeleton, Stack } from '@fairlead/ui';

/** The shape of a card whose content is on its way. */
export function CardSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Card aria-busy>
      <Stack gap={20}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing else
          <Stack key={row} gap={6}>
            <Skeleton shape="text" width={120} />
            <Skeleton shape="box" height={32} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
