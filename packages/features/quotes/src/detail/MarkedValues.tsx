import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './MarkedValues.css';
import { markedParts } from './markedParts';

interface MarkedValuesProps {
  /** Text of the field. */
  text: string;
  values: readonly string[];
  /** Field with one `textarea`. */
  children: ReactNode;
}

/** Marks values in the text of a field. A `textarea` has no formatted text, so a copy of the text behind it has the marks. */
export function MarkedValues({ text, values, children }: MarkedValuesProps) {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const box = useCallback((node: HTMLElement | null) => setField(node?.querySelector('textarea') ?? null), []);
  return (
    <div ref={box} className={styles.marked}>
      {children}
      {field?.parentElement
        ? createPortal(<Marks field={field} text={text} values={values} />, field.parentElement)
        : null}
    </div>
  );
}

const copied = ['font', 'letterSpacing', 'padding', 'textAlign'] as const;

function Marks({ field, text, values }: Omit<MarkedValuesProps, 'children'> & { field: HTMLTextAreaElement }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const copy = ref.current;
      if (!copy) return;
      const style = getComputedStyle(field);
      for (const name of copied) copy.style[name] = style[name];
      // without the scroll bar
      copy.style.inlineSize = `${field.clientWidth}px`;
      copy.scrollTop = field.scrollTop;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(field);
    field.addEventListener('scroll', fit);
    field.addEventListener('input', fit);
    return () => {
      observer.disconnect();
      field.removeEventListener('scroll', fit);
      field.removeEventListener('input', fit);
    };
  }, [field]);
  return (
    <div ref={ref} aria-hidden className={styles.copy}>
      {markedParts(text, values).map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
        part.isMarked ? (
          <mark key={at} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
      {/* a line break at the end has a line of its own in the field only */}
      {'\n'}
    </div>
  );
}
