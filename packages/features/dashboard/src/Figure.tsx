import { canOpen, RouterLink, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { StatCard, type StatCardProps } from '@fairlead/ui';

/** The plans that are said to expire soon, those first that end first. */
export const expiringPlans = `${urls.plans.list}?filter=expiring&sort=expirationDateTime.asc`;

interface FigureProps extends Omit<StatCardProps, 'asChild'> {
  /** The list of what is counted, already filtered. */
  to: string;
}

/** A figure that leads to what it counts, for those who may go there. */
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
