'use client';
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
  /** Identifies the section in `value` and `onValueChange`. */
  value: Value;
  /** Title of the section, shown on its button. */
  title: string;
  /** Icon before the title, resized to fit. */
  icon?: ReactNode;
  /** Content after the title, such as a name or a count. Visible while the section is closed. */
  aside?: ReactNode;
  /** Buttons in the header. Pressing them does not toggle the section. */
  actions?: ReactNode;
  /** Content of the section, mounted only while it is open. */
  content: ReactNode;
  /** Space around the content. Use `none` for tables and rows, which have their own. */
  padding?: CardProps['padding'];
  /** Prevents the user from opening or closing the section. */
  disabled?: boolean;
}

export interface AccordionProps<Value extends string> extends Omit<NativeProps<'div'>, 'children' | 'defaultValue'> {
  /** Sections, in order. */
  items: readonly AccordionItem<Value>[];
  /** Open sections (controlled). */
  value?: readonly Value[];
  /** Sections that are open initially (uncontrolled). */
  defaultValue?: readonly Value[];
  /** Called with the open sections after the user opens or closes one. */
  onValueChange?: (value: Value[]) => void;
  /** Allows only one open section at a time. Defaults to `false`. */
  single?: boolean;
  /** Heading level of the titles. Defaults to 2. */
  level?: HeadingLevel;
}

/** With more region landmarks than this, they no longer help screen-reader users to navigate. */
const maxRegions = 6;

/**
 * Collapsible sections. Closed sections are not mounted. Use plain sections when users need all of the content, and `Tabs` to
 * switch between views of which exactly one is visible.
 *
 * Keyboard: Tab moves between headers, Enter and Space toggle a section.
 *
 * @example
 * <Accordion items={[{ value: "coverage", title: "What is covered?", content: "Fire, theft and water." }]} />
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
  const openValues = value ?? own;
  const toggle = (toggled: Value) => {
    const others = openValues.filter((one) => one !== toggled);
    const next = openValues.includes(toggled) ? others : [...(single ? [] : others), toggled];
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <div {...rest} className={card.root}>
      {items.map((item, index) => {
        const open = openValues.includes(item.value);
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
                {...(items.length <= maxRegions && { role: 'region', 'aria-labelledby': part('button') })}
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
