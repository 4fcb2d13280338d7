'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { ChevronLeft, ChevronRight } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { mirrored } from '../theme/mirrored.css';
import type { SchedulerView } from './days';
import * as styles from './Scheduler.css';

interface SchedulerBarProps {
  title: string;
  level: HeadingLevel;
  view: SchedulerView;
  views: readonly SchedulerView[];
  actions: ReactNode;
  onViewChange: (view: SchedulerView) => void;
  onToday: () => void;
  onTurn: (by: 1 | -1) => void;
}

const names = {
  month: messages.schedulerMonth,
  week: messages.schedulerWeek,
  agenda: messages.schedulerAgenda,
} as const;
const previous = {
  month: messages.previousMonth,
  week: messages.schedulerPreviousWeek,
  agenda: messages.schedulerPreviousWeeks,
} as const;
const next = {
  month: messages.nextMonth,
  week: messages.schedulerNextWeek,
  agenda: messages.schedulerNextWeeks,
} as const;

/** Buttons that turn the pages, the title of the page, and the choice of the view. */
export function SchedulerBar(props: SchedulerBarProps) {
  const { title, level, view, views, actions, onViewChange, onToday, onTurn } = props;
  const translate = useTranslate();
  return (
    <div className={styles.bar}>
      <div className={styles.pages}>
        <Button onClick={onToday}>{translate(messages.today)}</Button>
        <IconButton label={translate(previous[view])} onClick={() => onTurn(-1)}>
          <ChevronLeft className={mirrored} />
        </IconButton>
        <IconButton label={translate(next[view])} onClick={() => onTurn(1)}>
          <ChevronRight className={mirrored} />
        </IconButton>
      </div>
      <div className={styles.title} aria-live="polite">
        <Heading level={level} size="section">
          {title}
        </Heading>
      </div>
      {actions}
      {views.length > 1 && (
        <SegmentedControl
          label={translate(messages.schedulerView)}
          hideLabel
          options={views.map((value) => ({ value, label: translate(names[value]) }))}
          value={view}
          onValueChange={onViewChange}
        />
      )}
    </div>
  );
}
