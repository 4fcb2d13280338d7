import { canOpen, RouterLink, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { StatCard, type StatCardProps } from '@fairlead/ui';

/** List of the plans that expire soon, earliest first. */
export const expiringPlans = `${urls.plans.list}?filter=expiring&sort=expirationDateTime.asc`;

interface FigureProps extends Omit<StatCardProps, 'asChild'> {
  /** Filtered list of the counted records. */
  to: string;
}

/** Counter. Links to the list of the counted records if the user may open it. */
export function Figure({ to, ...card }: FigureProps) {
  const product = useProduct();
  const { viewer } = useAuth();
  if (!viewer || !canOpen(product, to, viewer)) return <StatCard {...card} />;
  return (
    <StatCard {...card} asChild>
      <RouterLink to={to} />
    </StatCard>
  );
}
