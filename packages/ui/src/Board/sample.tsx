import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Board, type BoardProps } from './Board';
import type { TabIndex } from './BoardCard';
import type { BoardColumn, BoardMove } from './places';

export interface Deal {
  id: string;
  name: string;
  kind: string;
  premium: string;
  age: string;
  agent: string;
}

const deal = (name: string, kind: string, premium: string, age: string, agent = 'Priya Raman'): Deal => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  kind,
  premium,
  age,
  agent,
});

export const columns: readonly BoardColumn<Deal>[] = [
  {
    id: 'new',
    title: 'New',
    tone: 'success',
    count: 34,
    total: '$61,200',
    more: true,
    cards: [
      deal('Zachary Vance', 'Umbrella', '$640.00', 'Today'),
      deal('Uma Foster', 'Auto', '$1,480.00', '1 day', 'Marisol Yates'),
      deal('Rosa Petrov', 'Auto', '$1,215.00', '3 days'),
    ],
  },
  {
    id: 'contacted',
    title: 'Contacted',
    tone: 'warning',
    total: '$10,420',
    cards: [
      deal('Kenji Coleman', 'Commercial Property', '$6,120.00', 'Today', 'Daniel Okafor'),
      deal('Renee Bauer', 'General Liability', '$4,300.00', '12 days', 'Marisol Yates'),
    ],
  },
  {
    id: 'quoted',
    title: 'Quoted',
    tone: 'info',
    total: '$13,102',
    cards: [deal('Paulson Roofing', 'General Liability', '$13,102.00', '3 days')],
  },
  { id: 'won', title: 'Won', tone: 'accent', cards: [] },
];

function renderDeal({ name, kind, premium, age, agent }: Deal, tabIndex: TabIndex) {
  return (
    <Stack gap={2}>
      <Text weight="label">
        <Link asChild>
          <a href="#deal" tabIndex={tabIndex}>
            {name}
          </a>
        </Link>
      </Text>
      <Text tone="muted">{kind}</Text>
      <Inline gap={8} justify="between">
        <Text weight="label" numeric>
          {premium}
        </Text>
        <Inline gap={8}>
          <Text size="label" tone="muted">
            {age}
          </Text>
          <Avatar name={agent} size="small" />
        </Inline>
      </Inline>
    </Stack>
  );
}

export const base = {
  label: 'Opportunities',
  columns,
  cardKey: ({ id }: Deal) => id,
  cardLabel: ({ name }: Deal) => name,
  renderCard: renderDeal,
};

/** Columns after a move. */
function moved(before: readonly BoardColumn<Deal>[], { card, from, to, index }: BoardMove<Deal>) {
  return before.map((column) => {
    if (column.id !== from && column.id !== to) return column;
    const cards = column.cards.filter(({ id }) => id !== card.id);
    return { ...column, cards: column.id === to ? cards.toSpliced(index, 0, card) : cards };
  });
}

/** A board that keeps the moves. */
export function Deals(props: BoardProps<Deal>) {
  const [current, setCurrent] = useState(props.columns);
  const { onMove } = props;
  return (
    <Board<Deal>
      {...props}
      columns={current}
      onMove={
        onMove &&
        (async (move) => {
          await onMove(move);
          setCurrent((before) => moved(before, move));
        })
      }
    />
  );
}
