'use client';
import { type RefObject, useEffect } from 'react';
import { top } from './Board.css';

const propertyOf = (variable: string) => variable.slice('var('.length, -1);

function measure(root: HTMLElement | null): void {
  const columns = root?.querySelector<HTMLElement>('[data-columns]');
  if (!columns) return;
  const distance = Math.round(columns.getBoundingClientRect().top + window.scrollY);
  columns.style.setProperty(propertyOf(top), `${distance}px`);
}

/** Lets the columns end at the foot of the window: measures where they begin, after each render and when the page changes. */
export function useColumnRoom(root: RefObject<HTMLElement | null>): void {
  useEffect(() => measure(root.current));
  useEffect(() => {
    const observer = new ResizeObserver(() => measure(root.current));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [root]);
}
