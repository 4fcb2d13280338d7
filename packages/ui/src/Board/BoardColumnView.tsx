'use client';
import { Fragment, memo, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './Board.css';
import { BoardCard, type TabIndex } from './BoardCard';
import * as cardStyles from './BoardCard.css';
import { type BoardColumn, countOf, isCounted } from './places';

export interface ColumnViewProps<Card> {
  column: BoardColumn<Card>;
  level: HeadingLevel;
  /** The column that phones show. */
  shown: boolean;
  /** The whole board loads. */
  loading: boolean;
  /** Place for the lifted card, if it is in this column. */
  dropIndex: number | undefined;
  /** Why this column does not accept the lifted card. */
  refusal: string | undefined;
  liftedKey: string | undefined;
  currentKey: string | undefined;
  pending: ReadonlySet<string>;
  movable: boolean;
  helpId: string;
  cardKey: (card: Card) => string;
  cardLabel: (card: Card) => string;
  renderCard: (card: Card, tabIndex: TabIndex) => ReactNode;
  onLoadMore: ((column: string) => void) | undefined;
}

/** One column: header, cards, and the place for a lifted card. */
export const BoardColumnView = memo(function BoardColumnView<Card>(props: ColumnViewProps<Card>) {
  const { column, level, shown, loading, dropIndex, refusal, liftedKey, currentKey, pending, cardKey } = props;
  const translate = useTranslate();
  const titleId = useId();
  const { id, title, tone = 'neutral', cards, total, more = false, empty, footer } = column;
  const waits = loading || (column.loading ?? false);
  let place = 0;
  const drop = dropIndex !== undefined && (
    <li className={styles.drop} data-refused={refusal !== undefined || undefined} aria-hidden>
      {refusal ?? translate(messages.boardDropHere)}
    </li>
  );
  return (
    <div
      role="group"
      className={styles.column}
      aria-labelledby={titleId}
      aria-busy={waits || undefined}
      data-column={id}
      data-shown={shown || undefined}
      data-target={dropIndex !== undefined ? (refusal === undefined ? 'accepts' : 'refuses') : undefined}
    >
      <div className={styles.head}>
        <span className={styles.dot[tone]} aria-hidden />
        <Heading level={level} size="card" id={titleId}>
          {title}
        </Heading>
        {!loading && isCounted(column) && <span className={styles.count}>{countOf(column)}</span>}
        {!loading && total !== undefined && <span className={styles.total}>{total}</span>}
      </div>
      <ul role="list" className={styles.list} data-list={id}>
        {!loading &&
          cards.map((card) => {
            const key = cardKey(card);
            const lifted = key === liftedKey;
            // The lifted card does not count: the place stays the same wherever the card was.
            const before = !lifted && place++ === dropIndex && drop;
            return (
              <Fragment key={key}>
                {before}
                <BoardCard
                  card={card}
                  cardKey={key}
                  name={props.cardLabel(card)}
                  tabIndex={key === currentKey ? 0 : -1}
                  lifted={lifted}
                  pending={pending.has(key)}
                  movable={props.movable}
                  helpId={props.helpId}
                  renderCard={props.renderCard}
                />
              </Fragment>
            );
          })}
        {dropIndex !== undefined && dropIndex >= place && drop}
        {waits && <Bones count={loading ? 3 : 1} />}
        {more && !waits && props.onLoadMore && <End onReach={() => props.onLoadMore?.(id)} />}
      </ul>
      {!waits && cards.length === 0 && dropIndex === undefined && (
        <div className={styles.empty}>{empty ?? translate(messages.boardEmpty)}</div>
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}) as <Card>(props: ColumnViewProps<Card>) => ReactNode;

const Bones = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className={cardStyles.bone} aria-hidden>
      <Skeleton width="70%" />
      <Skeleton width="45%" />
      <Skeleton width="60%" />
    </li>
  ));

/** End of the loaded cards. Reports when the user comes near it. */
function End({ onReach }: { onReach: () => void }) {
  const element = useRef<HTMLLIElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <li ref={element} className={styles.end} aria-hidden />;
}
