'use client';
import { useEffect, useState } from 'react';
import { whenIdle } from '../useLater';

/** Kept out of the page's first load. Servers never load it: Node cannot resolve the folders that the library imports. */
const loadDragging = () => import('./dragging');

/** Library for dragging, or undefined until it has loaded. */
export function useDragLibrary() {
  const [library, setLibrary] = useState<Awaited<ReturnType<typeof loadDragging>>>();
  useEffect(() => whenIdle(() => void loadDragging().then(setLibrary, () => undefined)), []);
  return library;
}
