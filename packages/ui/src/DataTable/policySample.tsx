import { Eye, Trash2 } from 'lucide';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import type { Column } from './column';
import { RowAction } from './RowAction';

/** Row of the stories about wide tables. */
export interface Policy {
  number: string;
  customer: string;
  carrier: string;
  line: string;
  effective: string;
  expires: string;
  /** In USD. */
  premium: number;
  /** In USD. */
  fees: number;
  status: string;
  agent: string;
}

const policy = (number: string, customer: string, carrier: string, line: string, premium: number, fees: number) => ({
  number,
  customer,
  carrier,
  line,
  effective: '15-Jan-2026',
  expires: '15-Jan-2027',
  premium,
  fees,
  status: 'Active',
  agent: 'Priya Raman',
});

export const policies: readonly Policy[] = [
  policy('FL-20113', 'Zachary Vance', 'Summit Mutual', 'Umbrella', 640, 25),
  policy('FL-20114', 'Uma Foster', 'Summit Mutual', 'Personal Auto', 1480.5, 40),
  policy('FL-20115', 'Paulson Roofing', 'Northwind Casualty', 'General Liability', 13102, 220),
  policy('FL-20116', 'Kenji Coleman', 'Northwind Casualty', 'Commercial Property', 6120.25, 180),
  policy('FL-20117', 'Renee Bauer', 'Northwind Casualty', 'General Liability', 4300, 95),
];

export const usd = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount);

export const policyColumns: readonly Column<Policy>[] = [
  { id: 'number', header: 'Policy', cell: ({ number }) => number, width: '11%', sortBy: 'number' },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer, width: '14%' },
  { id: 'carrier', header: 'Carrier', cell: ({ carrier }) => carrier, width: '14%', priority: 2 },
  { id: 'line', header: 'Line of business', cell: ({ line }) => line, width: '14%', priority: 1 },
  { id: 'effective', header: 'Effective', cell: ({ effective }) => effective, width: '10%', priority: 3 },
  { id: 'expires', header: 'Expires', cell: ({ expires }) => expires, width: '10%' },
  { id: 'premium', header: 'Premium', cell: ({ premium }) => usd(premium), width: '10%', align: 'end' },
  { id: 'fees', header: 'Fees', cell: ({ fees }) => usd(fees), width: '9%', align: 'end', priority: 3 },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Chip tone="success">{status}</Chip>,
    card: 'chip',
    width: '12%',
  },
  { id: 'agent', header: 'Agent', cell: ({ agent }) => agent, width: '12%', priority: 2 },
];

export const rowActions = ({ number }: Policy) => (
  <>
    <RowAction label={`View ${number}`} text="View" icon={<Icon of={Eye} />} />
    <RowAction label={`Delete ${number}`} text="Delete" icon={<Icon of={Trash2} />} tone="danger" />
  </>
);
