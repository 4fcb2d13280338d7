import { Inline, Skeleton, Stack } from '@fairlead/ui';

/** Placeholder for the entries of a timeline. */
export function TimelineLoading() {
  return (
    <Stack gap={20} aria-hidden>
      {[70, 85, 60, 75, 65].map((width) => (
        <Inline key={width} gap={12} align="start">
          <Skeleton shape="circle" width={24} height={24} />
          <Stack gap={6}>
            <Skeleton shape="text" width={width * 3} />
            <Skeleton shape="text" width={120} />
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}
