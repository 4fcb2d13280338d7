import { Skeleton, Stack, VisuallyHidden } from '@fairlead/ui';

export const ContactsSkeleton = () => (
  <Stack gap={12}>
    <VisuallyHidden>Loading contacts</VisuallyHidden>
    <Skeleton shape="box" height={44} />
    <Skeleton shape="box" height={44} />
  </Stack>
);
