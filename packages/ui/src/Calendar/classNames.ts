'use client';
import type { DayPickerProps } from 'react-day-picker';
import * as styles from './Calendar.css';

export const classNames: DayPickerProps['classNames'] = {
  month: styles.month,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.navButton,
  button_next: styles.navButton,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  selected: styles.selected,
  range_middle: styles.middle,
  today: styles.today,
  outside: styles.otherMonth,
  disabled: styles.disabled,
};
