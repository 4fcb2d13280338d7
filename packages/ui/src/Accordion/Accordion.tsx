import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useState } from 'react';
import type { CardProps } from '../Card/Card';
import * as card from '../Card/Card.css';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { ChevronDown } from '../icons';
import { above } from '../layout/stretched.css';
import type { NativeProps } from '../nativeProps';
import * as styles from './Accordion.css';

export interface AccordionItem<Value extends string = string> {
  value: Value;
  title: string;
  /** Before the title; it gets its size here. */
  icon?: ReactNode;
  /** What is in it, while it is closed: a name, a count. */
  aside?: ReactNode;
  /** Buttons in the head, which do not open it. */
  actions?: ReactNode;
  content: ReactNode;
  /** Room around the content; `none` for tables and rows, which bring their own. */
  padding?: CardProps['padding'];
  disabled?: boolean;
}

export interface AccordionProps<Value extends string> extends Omit<NativeProps<'div'>, 'children' | 'defaultValue'> {
  items: readonly AccordionItem<Value>[];
  /** Those that are open. */
  value?: readonly Value[];
  /** Those that are open at first. */
  defaultValue?: readonly Value[];
  onValueChange?: (value: Value[]) => void;
  /** Opening one closes the others. */
  single?: boolean;
  /** Place of the titles in the outline of the page. */
  level?: HeadingLevel;
}

/** From more regions than this nobody finds a way. */
const mostRegions = 6;

/**
 * Sections under their titles, of which the reader opens what matters. What is closed is not mounted. Where all of it
 * matters, show all of it; views of one thing of which one is always seen are `Tabs`.
 *
 * Keyboard: Tab from head to head, Enter and Space open and close.
 */
export function Accordion<Value extends string>({
  items,
  value,
  defaultValue = [],
  onValueChange,
  single = false,
  level = 2,
  ...rest
}: AccordionProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const opened = value ?? own;
  const toggle = (which: Value) => {
    const others = opened.filter((one) => one !== which);
    const next = opened.includes(which) ? others : [...(single ? [] : others), which];
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <div {...rest} className={card.root}>
      {items.map((item, index) => {
        const open = opened.includes(item.value);
        const part = (name: string) => `${id}-${index}-${name}`;
        return (
          <div key={item.value} className={styles.item}>
            <div className={styles.head} data-state={open ? 'open' : 'closed'}>
              {item.icon && (
                <span aria-hidden className={styles.glyph}>
                  {item.icon}
                </span>
              )}
              <Heading level={level} size="card">
                <button
                  type="button"
                  id={part('button')}
                  disabled={item.disabled}
                  aria-expanded={open}
                  aria-controls={open ? part('panel') : undefined}
                  aria-describedby={item.aside === undefined ? undefined : part('aside')}
                  onClick={() => toggle(item.value)}
                  className={styles.button}
                >
                  {item.title}
                </button>
              </Heading>
              <span id={part('aside')} className={styles.aside}>
                {item.aside}
              </span>
              {item.actions && <div className={above}>{item.actions}</div>}
              <ChevronDown aria-hidden className={styles.chevron} />
            </div>
            {open && (
              <div
                id={part('panel')}
                {...(items.length <= mostRegions && { role: 'region', 'aria-labelledby': part('button') })}
                className={cx(styles.body, card.body[item.padding ?? 'default'])}
              >
                {item.content}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
