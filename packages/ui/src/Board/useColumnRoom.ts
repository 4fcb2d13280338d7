'use client';
import { type RefObject, useEffect } from 'react';
import { top } from './Board.css';

const propertyOf = (variable: string) => variable.slice('var('.length, -1);

/** Lets the columns end at the foot of the window: measures where they begin, after each render and when the page changes. */
export function useColumnRoom(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const columns = root.current?.querySelector<HTMLElement>('[data-columns]');
    if (!columns) return;
    const measure = () => {
      const distance = Math.round(columns.getBoundingClientRect().top + window.scrollY);
      columns.style.setProperty(propertyOf(top), `${distance}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
}
