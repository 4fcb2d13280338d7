'use client';
import { memo, type ReactNode } from 'react';
import { ChevronDown, Ellipsis } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './BoardCard.css';

/** 0 for the card in the tab sequence, -1 for the others. */
export type TabIndex = 0 | -1;

interface BoardCardProps<Card> {
  card: Card;
  cardKey: string;
  name: string;
  tabIndex: TabIndex;
  lifted: boolean;
  /** Its move is not confirmed. */
  pending: boolean;
  movable: boolean;
  /** Id of the text with the keys. */
  helpId: string;
  renderCard: (card: Card, tabIndex: TabIndex) => ReactNode;
}

/** A card with its button for the menu. The board handles all events, so that a card renders only when it changes. */
export const BoardCard = memo(function BoardCard<Card>({
  card,
  cardKey,
  name,
  tabIndex,
  lifted,
  pending,
  movable,
  helpId,
  renderCard,
}: BoardCardProps<Card>) {
  const translate = useTranslate();
  return (
    <li>
      <div
        role="group"
        aria-roledescription={translate(messages.boardCard)}
        aria-label={name}
        aria-describedby={movable ? helpId : undefined}
        aria-busy={pending || undefined}
        // The arrow keys move the focus between the cards.
        tabIndex={tabIndex}
        className={styles.card}
        data-card={cardKey}
        data-lifted={lifted || undefined}
      >
        {renderCard(card, tabIndex)}
        {lifted && (
          <span className={styles.moving} aria-hidden>
            {translate(messages.boardMovingCard)}
          </span>
        )}
        {movable && (
          <button
            type="button"
            className={styles.move}
            aria-haspopup="menu"
            aria-label={`${translate(messages.boardMoveTo)} ${name}`}
            tabIndex={tabIndex}
            disabled={pending}
            data-move
          >
            <Ellipsis className={styles.dots} aria-hidden />
            <span className={styles.moveText}>{translate(messages.boardMoveTo)}</span>
            <ChevronDown className={styles.chevron} aria-hidden />
          </button>
        )}
      </div>
    </li>
  );
}) as <Card>(props: BoardCardProps<Card>) => ReactNode;
