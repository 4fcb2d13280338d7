import { Pencil, Trash2 } from 'lucide';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { MeterBar } from '../MeterBar/MeterBar';
import { scaled } from '../theme/scaled';
import type { Column } from './column';
import { RowAction } from './RowAction';

interface Coupon {
  code: string;
  /** In USD. */
  discount: number;
  uses: number;
  left: number | null;
  expires: string;
  expired?: boolean;
}

/** Rows of the stories. */
export const coupons: readonly Coupon[] = [
  { code: 'AGENCY-LAUNCH', discount: 150, uses: 100, left: 38, expires: '15-Jan-2027' },
  { code: 'BETA-2025', discount: 99, uses: 50, left: 0, expires: '31-Dec-2025', expired: true },
  { code: 'BLACKFRIDAY26', discount: 75, uses: 1000, left: 682, expires: '30-Nov-2026' },
  { code: 'CES27', discount: 110, uses: 90, left: 90, expires: '20-Jan-2027' },
  { code: 'CONF-AUSTIN', discount: 100, uses: 80, left: null, expires: '12-Sep-2026', expired: true },
  { code: 'FLOODWEEK', discount: 45, uses: 120, left: 111, expires: '04-Dec-2026' },
];

const usd = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

export const columns: readonly Column<Coupon>[] = [
  { id: 'code', header: 'Coupon Code', cell: ({ code }) => code, sortBy: 'couponCode', card: 'title', width: '26%' },
  {
    id: 'discount',
    header: 'Discount Amount',
    cell: ({ discount }) => usd.format(discount),
    sortBy: 'discountAmount',
    align: 'end',
    priority: 2,
    skeleton: 'number',
  },
  {
    id: 'uses',
    header: 'Max Used Times',
    cell: ({ uses }) => uses.toLocaleString('en'),
    align: 'end',
    priority: 3,
    skeleton: 'number',
  },
  {
    id: 'left',
    header: 'Use Time Remaining',
    cell: ({ left, uses }) =>
      left === null ? null : (
        <span
          style={{
            display: 'inline-grid',
            gridTemplateColumns: `72px ${scaled(44)}`,
            gap: 12,
            alignItems: 'center',
            verticalAlign: 'top',
          }}
        >
          <MeterBar value={left} max={uses} tone={left === 0 ? 'danger' : 'accent'} />
          {left}
        </span>
      ),
    align: 'end',
    priority: 1,
    card: 'full',
    skeleton: 'number',
    width: '220px',
  },
  {
    id: 'expires',
    header: 'Expiry Date',
    cell: ({ expires, expired }) => <Chip tone={expired ? 'danger' : 'success'}>{expires}</Chip>,
    card: 'chip',
    skeleton: 'chip',
  },
];

export const rowActions = ({ code }: Coupon) => (
  <>
    <RowAction label={`Edit ${code}`} text="Edit" icon={<Icon of={Pencil} />} />
    <RowAction label={`Delete ${code}`} text="Delete" icon={<Icon of={Trash2} />} tone="danger" />
  </>
);
