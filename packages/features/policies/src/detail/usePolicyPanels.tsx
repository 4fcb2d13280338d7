import { type PanelProps, PanelView, panelsOn, type RecordSection, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useTranslation } from 'react-i18next';

/** Panels that take half of the width. */
const narrow = new Set(['upload', 'services', 'requests']);

/** Sections that other areas add to the page of a policy, in the order of `order`. */
export function usePolicyPanels(props: PanelProps, order: readonly string[]): RecordSection[] {
  const { t } = useTranslation(['policies', 'shell']);
  const { viewer } = useAuth();
  const product = useProduct();
  if (!viewer) return [];
  return panelsOn(product, 'policy', viewer)
    .filter(({ id }) => order.includes(id))
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((panel) => ({
      id: panel.id,
      title: t(`shell:${panel.title}`),
      lazy: true,
      half: narrow.has(panel.id),
      content: <PanelView panel={panel} {...props} />,
    }));
}
